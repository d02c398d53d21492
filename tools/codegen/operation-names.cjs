// Graphql-codegen plugin: the names of the web app's operations, by which the server counts requests.
const { Kind } = require("graphql");

module.exports = {
  plugin(_schema, documents) {
    const names = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map(({ name }) => name.value);
    const lines = [...new Set(names)].sort().map((name) => `  "${name}",`);
    return `/** The web app's GraphQL operations. */\nexport const OPERATION_NAMES = [\n${lines.join("\n")}\n] as const;\n`;
  },
};
