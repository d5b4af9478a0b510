// Python, beside the page: so the page stays awake while a hint is worked out.
import { loadPyodide } from "../static/pyodide/pyodide.mjs";

const place = new URL("../static/pyodide/", import.meta.url).href;

// By its address, since by its name trickkit would bring along what only notebooks need.
async function wheel() {
  const list = await (await fetch(`${place}pyodide-lock.json`)).json();
  return place + list.packages.trickkit.file_name;
}

async function start({ link, lang }) {
  const [python, trickkit] = await Promise.all([
    loadPyodide({ indexURL: place, packageBaseUrl: place, packages: ["traitlets"] }),
    wheel(),
  ]);
  await python.loadPackage(trickkit);
  return python.pyimport("trickkit.course.bare").serve(link, lang, (told) => postMessage({ told }));
}

let served = null;
onmessage = async ({ data }) => {
  try {
    if (served) (await served).receive(data.message);
    else await (served = start(data));
  } catch (error) {
    console.error(error);
    postMessage({ failed: true });
  }
};
