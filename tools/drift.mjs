// Fails, with their names, when schema.graphql or generated code is not what the sources make of it. It writes
// nothing in the checkout, so that it can run in the middle of other work.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { createContext, generate } from "@graphql-codegen/cli";

const CHECKOUT = join(import.meta.dirname, "..");
process.chdir(CHECKOUT);
const DOCUMENTS = join(CHECKOUT, "frontend/src");

function schemaOfSources() {
  const folder = mkdtempSync(join(tmpdir(), "drift-"));
  const file = join(folder, "schema.graphql");
  try {
    execFileSync(process.execPath, ["tools/run.cjs", "backend/src/emit-schema.ts", file]);
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Path → content, of everything that `npm run codegen` would write. */
async function generatedFiles() {
  const schema = schemaOfSources();
  const context = await createContext({ config: "codegen.ts" });
  context.updateConfig({ schema, silent: true });
  const files = await generate(context, false);
  return new Map([
    [join(CHECKOUT, "schema.graphql"), schema],
    ...files.map(({ filename, content }) => [resolve(filename), content]),
  ]);
}

function contentOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

const generated = await generatedFiles();
const changed = [...generated].filter(([file, content]) => contentOf(file) !== content).map(([file]) => file);
const orphaned = readdirSync(DOCUMENTS, { recursive: true })
  .map((file) => join(DOCUMENTS, file))
  .filter((file) => file.endsWith(".generated.ts") && !generated.has(file));

const drifting = [...changed, ...orphaned].map((file) => relative(CHECKOUT, file));
if (drifting.length > 0) {
  console.error(`Not what the sources make of it (npm run codegen):\n  ${drifting.join("\n  ")}`);
  process.exitCode = 1;
}
