// Graphql-codegen plugin: the web app's operations as it would send them, by their SHA-256. It sends the hash alone,
// and the server knows the text.
const { createHash } = require("node:crypto");
const { InMemoryCache } = require("@apollo/client");
const { Kind, print, visit } = require("graphql");

// Its cache asks for a __typename wherever there is one.
const cache = new InMemoryCache();

/** The operation with the fragments that it uses, of those given. */
function textOf(operation, fragments) {
  const used = new Set();
  const use = (node) =>
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.find(({ name }) => name.value === value);
        if (!fragment) throw new Error(`${operation.name.value} needs ${value}, which is not there.`);
        if (used.has(fragment)) return;
        used.add(fragment);
        use(fragment);
      },
    });
  use(operation);
  // In one order, wherever the fragments come from.
  const parts = [...used].sort((one, other) => (one.name.value < other.name.value ? -1 : 1));
  return print(cache.transformDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...parts] }));
}

const hashOf = (text) => createHash("sha256").update(text).digest("hex");

const hashOfOperation = (operation, fragments) => hashOf(textOf(operation, fragments));

function plugin(_schema, documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  // A stream is asked for by its text: the protocol of graphql-sse knows no hashes.
  const lines = definitions
    .filter(({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation !== "subscription")
    .map((operation) => textOf(operation, fragments))
    .map((text) => `  ["${hashOf(text)}", ${JSON.stringify(text)}],`);
  return `/** The web app's operations by their SHA-256. */
export const KNOWN_DOCUMENTS: ReadonlyMap<string, string> = new Map([\n${lines.sort().join("\n")}\n]);\n`;
}

module.exports = { plugin, hashOfOperation };
