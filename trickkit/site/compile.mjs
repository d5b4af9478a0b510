// Starts Pyodide in Node.js and runs a Python program in it that finds wheels in /wheels.
// Arguments: the folder of Pyodide's core, the program, the folder of the wheels.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [core, program, wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${core}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: core });
pyodide.FS.mkdirTree("/wheels");
pyodide.mountNodeFS("/wheels", wheels);
pyodide.runPython(readFileSync(program, "utf-8"));
