// Checks the words of a language of a job seeker's way (docs/languages.md): `npm run check:languages -- ta`. It takes
// the language's files into its module, lists what is missing, checks the types, and has the texts tested.
const { spawnSync } = require("node:child_process");
const { existsSync, readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { basename, join, relative } = require("node:path");
const ts = require("typescript");
const { LOCALES, SPOKEN } = require("../protocol/src/locale");
const { catalogsOf, FOLDER, moduleOf } = require("./codegen/seeker-words.cjs");

const ROOT = join(__dirname, "..");
const SOURCES = join(ROOT, "frontend/src");

/** The server's catalogs of a job seeker's way; each has the other languages beside it. */
const SERVER = [
  "backend/src/modules/alerts/alert-mail",
  "backend/src/modules/alerts/alert-search",
  "backend/src/modules/jobs/reading/pay-told",
  "backend/src/pages/head/head",
  "backend/src/pages/links/link-page",
  "protocol/src/client",
];

/** The catalogs of the plain list, with the parts that are left out of it or alone in it. */
function readList() {
  const list = readFileSync(join(FOLDER, "seeker-words.ts"), "utf8").split("export interface SeekerWords")[1];
  const entries = list.matchAll(/^ {2}"?([a-z-]+)"?:\s+([^;]+);/gm);
  return new Map(
    [...entries].map(([, name, type]) => {
      const parts = [...type.matchAll(/"([^"]+)"/g)].map(([, part]) => part);
      const kind = /^(Omit|Pick)</.exec(type)?.[1];
      return [name, (part) => kind === undefined || parts.includes(part) === (kind === "Pick")];
    }),
  );
}

const FILES = new Map(
  readdirSync(SOURCES, { recursive: true })
    .filter((file) => file.endsWith(".words.ts"))
    .map((file) => [basename(file, ".words.ts"), join(SOURCES, file)]),
);

function textsIn(words) {
  if (typeof words === "string") return [words];
  if (typeof words === "function")
    return [
      String(words)
        .match(/"[^"]*"|`[^`]*`/g)
        ?.join(" ") ?? "",
    ];
  return words && typeof words === "object" ? Object.values(words).flatMap(textsIn) : [];
}

/** How many texts of a catalog there are to translate, and how many English words they have. */
function sizeOf(name, isAsked) {
  const catalog = Object.values(require(FILES.get(name))).find((found) => found?.name === name);
  const parts = Object.entries(catalog.en).filter(([part]) => isAsked(part));
  const texts = parts.flatMap(([, words]) => textsIn(words));
  const counted =
    texts
      .join(" ")
      .replace(/\$\{[^}]*\}?/g, " ")
      .match(/[A-Za-z’']{2,}/g) ?? [];
  return { texts: texts.length, words: counted.length };
}

function listMissing(language, list) {
  const have = catalogsOf(language);
  const missing = [...list.keys()].filter((name) => !have.includes(name));
  for (const name of missing) {
    const { texts } =
      name === "refusal" ? { texts: "the codes of seeker-words.ts" } : sizeOf(name, list.get(name));
    console.log(`${language} lacks ${name} (${texts}): ${relative(ROOT, FILES.get(name))}`);
  }
  const unknown = have.filter((name) => !list.has(name));
  for (const name of unknown) console.log(`${language}/${name}.ts is not in the list of seeker-words.ts`);
  const server = SERVER.filter(
    (file) => !/= \{$/m.test(readFileSync(`${ROOT}/${file}.words.${language}.ts`, "utf8")),
  );
  for (const file of server) console.log(`${language} is still English in ${file}.words.${language}.ts`);
  return missing.length + unknown.length + server.length;
}

/** The errors of types in some files of a workspace, far sooner than those of all of it. */
function typeErrors(workspace, files) {
  const config = join(ROOT, workspace, "tsconfig.json");
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(ROOT, workspace),
  );
  const program = ts.createProgram(files, { ...options, incremental: false, tsBuildInfoFile: undefined });
  const sources = files.map((file) => program.getSourceFile(file)).filter(Boolean);
  return sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
}

function checkTypes(language) {
  const catalogs = catalogsOf(language).map((name) => join(FOLDER, language, `${name}.ts`));
  const errors = [
    ...typeErrors("frontend", [...catalogs, join(FOLDER, `${language}.generated.ts`)]),
    ...typeErrors(
      "backend",
      SERVER.map((file) => join(ROOT, `${file}.words.${language}.ts`)),
    ),
  ];
  const host = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => "\n",
  };
  if (errors.length > 0) console.log(ts.formatDiagnostics(errors, host));
  return errors.length;
}

function check(language, list) {
  const file = join(FOLDER, `${language}.generated.ts`);
  const fresh = moduleOf(language);
  if (!existsSync(file) || readFileSync(file, "utf8") !== fresh) writeFileSync(file, fresh);
  const missing = listMissing(language, list);
  const errors = checkTypes(language);
  console.log(`${language}: ${missing} missing, ${errors} errors of types`);
  return missing + errors;
}

const list = readList();
if (process.argv.includes("--count")) {
  const sizes = [...list].map(([name, isAsked]) => ({ name, ...sizeOf(name, isAsked) }));
  for (const { name, texts, words } of sizes)
    console.log(
      `${String(texts).padStart(4)} texts ${String(words).padStart(5)} words  ${relative(ROOT, FILES.get(name))}`,
    );
  const sum = (key) => sizes.reduce((total, size) => total + size[key], 0);
  console.log(`${sizes.length} catalogs, ${sum("texts")} texts, ${sum("words")} words`);
} else {
  const seekers = LOCALES.filter((locale) => !SPOKEN[locale].isWhole);
  const asked = process.argv.slice(2).filter((argument) => seekers.includes(argument));
  const languages = asked.length > 0 ? asked : seekers;
  const problems = languages.reduce((total, language) => total + check(language, list), 0);
  const pattern = asked.length > 0 ? `^(${asked.join("|")}) ` : "";
  const tests = spawnSync(
    "npx",
    ["jest", "src/app/words", ...(pattern ? ["--testNamePattern", pattern] : [])],
    { cwd: join(ROOT, "frontend"), stdio: "inherit" },
  );
  process.exitCode = problems > 0 ? 1 : (tests.status ?? 1);
}
