// Python, beside the page: so the page stays awake while a hint is worked out.
import { loadPyodide } from "../static/pyodide/pyodide.mjs";

const place = new URL("../static/pyodide/", import.meta.url).href;

async function start({ link, lang }) {
  const python = await loadPyodide({ indexURL: place, packageBaseUrl: place, packages: ["trickkit"] });
  return python.pyimport("trickkit.course.linked").Served(link, lang, (told) => postMessage({ told }));
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
