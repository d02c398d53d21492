// Every check of package.json, two at a time for two cores, the longest first. One that fails keeps none of the
// others from being told.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const CHECKOUT = join(import.meta.dirname, "..");
const LONGEST_FIRST = ["lint", "types"];
const AT_ONCE = 2;
/** Their output is a figure, which is of interest when it holds, too. */
const FIGURES = new Set(["size", "english"]);

const { scripts } = JSON.parse(readFileSync(join(CHECKOUT, "package.json"), "utf8"));
const names = Object.keys(scripts).flatMap((script) => /^check:(.+)$/.exec(script)?.[1] ?? []);
const waiting = [...new Set([...LONGEST_FIRST, ...names])];
const env = { ...process.env, PATH: [join(CHECKOUT, "node_modules/.bin"), process.env.PATH].join(delimiter) };

async function run(name) {
  const startedAt = Date.now();
  const child = spawn(scripts[`check:${name}`], { cwd: CHECKOUT, env, shell: true });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? "✔" : "✖"} ${name} (${seconds} s)`);
  if (code !== 0 || FIGURES.has(name)) console.log(output.trimEnd().replace(/^/gm, "    "));
  if (code !== 0) process.exitCode = 1;
}

async function runWaiting() {
  for (let name = waiting.shift(); name; name = waiting.shift()) await run(name);
}

await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
