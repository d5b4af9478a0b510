// The page that opens one deal. The link is data: it goes to Python as a text, and nothing of it is run or put into the page.
const $ = (name) => document.getElementById(name);
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const listeners = new Set();
let view = null;

function speak(lang) {
  document.documentElement.lang = lang;
}

function only(name) {
  for (const each of ["opening", "failed", "said"]) $(each).hidden = each !== name;
}

// What anywidget's front ends need of a model: one trait, its changes, and a way back to Python.
const model = {
  get: (name) => (name === "view" ? view : undefined),
  set: () => undefined,
  save_changes: () => undefined,
  on: (name, listener) => { if (name === "change:view") listeners.add(listener); },
  off: (name, listener) => { if (name === "change:view") listeners.delete(listener); },
  send: (message) => worker.postMessage({ message: JSON.stringify(message) }),
};

async function show(told) {
  speak(told.lang);
  $("said").textContent = told.said;
  only("said");
  if (!told.view) return;
  const first = view === null;
  view = told.view;
  if (first) {
    const bundle = await import(view.kind === "scenario" ? "./scenario.js" : "./table.js");
    await bundle.default.render({ model, el: $("deal") });
    document.title = `${view.label} · trickkit`;
  } else {
    for (const listener of listeners) listener();
  }
}

worker.onmessage = ({ data }) => {
  if (data.failed) only("failed");
  else void show(JSON.parse(data.told)).catch(() => only("failed"));
};
worker.onerror = () => only("failed");

const known = [...document.querySelectorAll("[data-only]")].map((each) => each.dataset.only);
const wanted = [...navigator.languages].map((lang) => lang.slice(0, 2)).find((lang) => known.includes(lang));
if (wanted) speak(wanted);
addEventListener("hashchange", () => location.reload());
worker.postMessage({ link: location.hash, lang: document.documentElement.lang });
