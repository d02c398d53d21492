// Graphql-codegen plugin: all catalogs in Hindi, by the name of their file, as one module for those who read Hindi.
const { readdirSync } = require("node:fs");
const { basename, join } = require("node:path");

const SOURCES = join(__dirname, "../../frontend/src");
const ENDING = ".words.hi.ts";

const identifierOf = (name) => name.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase());

module.exports = {
  plugin() {
    const files = readdirSync(SOURCES, { recursive: true })
      .filter((file) => file.endsWith(ENDING))
      .sort();
    const catalogs = files.map((file) => ({ file, name: basename(file, ENDING) }));
    const imports = catalogs.map(
      ({ file, name }) =>
        `import { words as ${identifierOf(name)} } from "../${file.slice(0, -".ts".length)}";`,
    );
    const entries = catalogs.map(({ name }) => `  "${name}": ${identifierOf(name)},`);
    return `${imports.join("\n")}\n\n/** Every catalog in Hindi, by the name of its file. */\nexport const words = {\n${entries.join("\n")}\n};\n`;
  },
};
