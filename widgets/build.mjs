// Builds the committed bundles: one ES module per widget and one stylesheet. Nothing is minified, so a diff can be read.
// `node build.mjs --out DIR` writes somewhere else (the test that compares with the committed files does).
import { build } from "esbuild";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const at = process.argv.indexOf("--out");
const outdir = at < 0 ? resolve(here, "../trickkit/widgets/static") : resolve(process.argv[at + 1]);
const common = { absWorkingDir: here, outdir, bundle: true, charset: "utf8", legalComments: "none", logLevel: "warning" };

await build({
  ...common,
  entryPoints: {
    table: "src/table/index.tsx",
    question: "src/question/index.tsx",
    grid: "src/grid/index.tsx",
    scenario: "src/scenario/index.tsx",
    score: "src/score/index.tsx",
    map: "src/map/index.tsx",
    suits: "src/suits/index.tsx",
  },
  format: "esm", target: "es2022", jsx: "automatic", jsxImportSource: "preact",
});
await build({ ...common, entryPoints: { trickkit: "src/css/trickkit.css" } });
