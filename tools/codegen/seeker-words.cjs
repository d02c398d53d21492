// Graphql-codegen plugin: the catalogs of one language of a job seeker's way, as one module for its readers.
const { existsSync, readdirSync } = require("node:fs");
const { join } = require("node:path");

const FOLDER = join(__dirname, "../../frontend/src/app/words");
const ENDING = ".ts";

/** @returns the names of the catalogs that a language has in its folder; Tamil's is `ta` */
const catalogsOf = (language) =>
  existsSync(join(FOLDER, language))
    ? readdirSync(join(FOLDER, language))
        .filter((file) => file.endsWith(ENDING))
        .map((file) => file.slice(0, -ENDING.length))
        .sort()
    : [];

const identifierOf = (name) => name.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase());

function moduleOf(language) {
  const names = catalogsOf(language);
  const imports = [
    'import type { SeekerWords } from "./seeker-words";',
    ...names.map((name) => `import { words as ${identifierOf(name)} } from "./${language}/${name}";`),
  ];
  const entries = names.map((name) => `  "${name}": ${identifierOf(name)},\n`);
  return `${imports.join("\n")}\n\n/** The catalogs of the language, by the name of their file. */\nexport const words: Partial<SeekerWords> = {\n${entries.join("")}};\n`;
}

function plugin(_schema, _documents, { language }) {
  return moduleOf(language);
}

module.exports = { FOLDER, catalogsOf, moduleOf, plugin };
