// Loaded by Jupyter's pages: a click on a clause in a lesson opens the page of the rules there. Jupyter itself would show
// the text with its marks, and from its beginning.
document.addEventListener(
  "click",
  (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const found = link && /\/rules\/([\w-]+)\.md(#[\w-]+)?$/.exec(link.href);
    if (!found) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.open(new URL(`../rules/${found[1]}.html${found[2] ?? ""}`, document.baseURI).href, "_blank");
  },
  true,
);
