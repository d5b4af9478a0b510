"""The scenario in a notebook: built by clicking, by dragging, by keys alone, and by pasting a record."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.lab import violations_in_every_theme
from tests.browser.test_table import tab_into

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.lab import Notebook

    WriteAndRun = Callable[..., Notebook]

SCENARIO = "from trickkit.widgets import Scenario; scenario = Scenario(); scenario"
ANSWER = "West wins: J♦ is a Schlag, the only one here."
RECORD = """[Format "trickkit 1"]
[Game "latinern"]
[Dealer "W"]
[Deal "N:TC 7H AS 8S 9D E:9C JS JD QS 7C S:KD TS TH 9H JH W:AC TD QH KH 8C"]

N:7H E:7C S:JH W:TD
"""


def deck(scenario: Locator, card: str) -> Locator:
    return scenario.locator(f".tk-scdeck > [data-card='{card}']")


def at(scenario: Locator, seat: str) -> Locator:
    """Give the cards that lie with a seat."""
    return scenario.locator(f"[data-place={seat}] .tk-sccards button")


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Drag with the mouse, from the middle of one thing to that of another."""
    start.hover()
    page.mouse.down()
    end.hover(force=True)
    page.mouse.up()


def test_a_trick_is_built_by_clicking_and_explained_at_once(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(SCENARIO)
    scenario = notebook.shown(1)
    for card, seat in (("AH", "E"), ("9H", "S"), ("JD", "W"), ("KS", "N")):  # East leads; the next seat waits by itself
        deck(scenario, card).click()
        expect(at(scenario, seat)).to_have_count(1)
    expect(scenario.locator(".tk-scwho .tk-note")).to_contain_text("is a Schlag, the only one here.")
    assert notebook.python("scenario.answer") == ANSWER
    scenario.locator("[data-do=schlag][data-key='7']").click()
    expect(scenario.locator("[data-place=E] [data-win]")).to_have_count(1)
    scenario.locator("[data-do=undo]").click()
    expect(scenario.locator("[data-place=W] [data-win]")).to_have_count(1)
    at(scenario, "W").click()  # pressed again, it goes back
    expect(at(scenario, "W")).to_have_count(0)
    expect(deck(scenario, "JD")).not_to_have_class("tk-scgone")


def test_in_a_narrow_notebook_no_card_lies_on_a_name(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(SCENARIO)
    notebook.page.set_viewport_size({"width": 400, "height": 900})
    scenario = notebook.shown(1)
    for number, card in enumerate(("AH", "9H", "JD", "KS"), start=1):
        deck(scenario, card).click()
        expect(scenario.locator(".tk-sccards button")).to_have_count(number)
    gaps = scenario.evaluate(
        """el => [...el.querySelectorAll(".tk-place")].map(place => {
            const name = document.createRange(), card = place.querySelector(".tk-sccards button");
            name.selectNodeContents(place.querySelector(".tk-put"));
            return card.getBoundingClientRect().left - name.getBoundingClientRect().right;
        })"""
    )
    assert len(gaps) == 4
    assert min(gaps) >= 4  # the winner has a ring of 3


def test_a_deal_is_built_by_dragging_and_played(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(SCENARIO)
    page, scenario = notebook.page, notebook.shown(1)
    scenario.locator("[data-do=mode][data-key=deal]").click()
    expect(scenario.locator(".tk-scfree")).to_have_count(20)
    drag(page, deck(scenario, "9C"), scenario.locator("[data-place=S]"))
    expect(at(scenario, "S")).to_have_count(1)
    drag(page, deck(scenario, "TC"), at(scenario, "S").first)  # dropped on the first card, it comes first
    expect(at(scenario, "S").first).to_have_attribute("data-card", "TC")
    drag(page, at(scenario, "S").first, scenario.locator("[data-place=N]"))
    expect(at(scenario, "N")).to_have_count(1)
    drag(page, at(scenario, "N").first, scenario.locator(".tk-scdeck"))
    expect(at(scenario, "N")).to_have_count(0)
    scenario.locator("[data-zone=buttons] [data-do=deal]").click()
    expect(scenario.locator(".tk-scfree")).to_have_count(0)
    scenario.locator("[data-do=mode][data-key=play]").click()
    card = at(scenario, "E").first
    drag(page, card, scenario.locator("[data-table]"))
    expect(scenario.locator("[data-table] [data-played]")).to_have_count(1)
    at(scenario, "S").first.click()
    expect(scenario.locator("[data-table] [data-played]")).to_have_count(2)
    assert notebook.python("len(scenario.state.position.plays)") == 2


def test_a_trick_by_keyboard_alone(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(SCENARIO)
    page, scenario = notebook.page, notebook.shown(1)
    scenario.wait_for()
    notebook.select(1)
    tab_into(page, "() => !!document.activeElement.closest('.tk-scdeck')")
    expect(deck(scenario, "7C")).to_be_focused()
    for key, card, seat in (
        ("3", "7C", "W"),
        ("ArrowDown 1", "7D", "E"),
        ("ArrowRight 2", "8D", "S"),
        ("End 4", "AD", "N"),
    ):
        for press in key.split():
            page.keyboard.press(press)
        expect(at(scenario, seat)).to_have_count(1)
        assert at(scenario, seat).get_attribute("data-card") == card
    tab_into(page, "() => document.activeElement.dataset.do === 'trump'")
    for press in ("ArrowRight", "Enter"):
        page.keyboard.press(press)
    expect(scenario.locator("[data-do=trump][data-key=D]")).to_have_attribute("aria-checked", "true")
    expect(scenario.locator("[data-place=N] [data-win]")).to_have_count(1)
    assert notebook.python("scenario.answer").startswith("North wins: A♦")
    tab_into(page, "() => !!document.activeElement.closest('[data-place]')")
    tab_into(page, "() => document.activeElement.matches('[data-place=E] .tk-sccards button')")
    page.keyboard.press("Enter")
    expect(at(scenario, "E")).to_have_count(0)


def test_a_record_is_pasted_asked_about_and_copied(write_and_run: WriteAndRun) -> None:
    notebook = write_and_run(SCENARIO)
    scenario = notebook.shown(1)
    field = scenario.locator("textarea")
    field.fill("N:9X")
    scenario.locator("[data-do=load]").click()
    expect(scenario.get_by_role("alert")).to_contain_text("There is no record in this text.")
    expect(field).to_have_value("N:9X")
    field.fill(RECORD)
    scenario.locator("[data-do=load]").click()
    expect(scenario.locator("[data-table] [data-played]")).to_have_count(4)
    expect(field).to_have_value(RECORD)
    assert notebook.python("scenario.record") == RECORD
    scenario.locator("[data-do=ask][data-key=knows]").click()
    scenario.locator("[data-do=of][data-key=S]").click()
    expect(scenario.locator("[data-look=possible]")).to_have_count(9)
    scenario.locator("[data-pair='7C']").click()
    expect(scenario.locator(".tk-scpairs [role=status]")).to_contain_text("would have won trick 1")
    scenario.locator("[data-do=ask][data-key=best]").click()
    scenario.locator("[data-do=work]").click()
    expect(scenario.locator(".tk-scwho h3")).to_have_count(2)
    scenario.locator("[data-do=as][data-key=S]").click()
    expect(field).to_have_value(re.compile(r"\[View"))
    assert field.input_value() == notebook.python("scenario.view['record']['text']")
    notebook.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    scenario.locator("[data-do=copy]").click()
    expect(scenario.locator("[data-zone=record] [role=status]")).to_have_text("Copied")
    assert notebook.page.evaluate("navigator.clipboard.readText()") == field.input_value()


def test_axe_finds_nothing_in_a_scenario_in_any_theme(write_and_run: WriteAndRun) -> None:
    load = f'Scenario("""{RECORD}""")'
    notebook = write_and_run(SCENARIO, load, 'deal = Scenario("twenty-eight", lang="de"); deal.mode = "deal"; deal')
    for number in (1, 2, 3):
        notebook.shown(number).locator(".tk-more > button").last.click()
    assert violations_in_every_theme(notebook) == {}
