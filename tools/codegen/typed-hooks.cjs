// Graphql-codegen plugin: a typed hook beside each operation's document, for Apollo Client 4. The published
// hooks plugin does not compile against that version.
const { dirname, join, relative } = require("node:path");
const { Kind } = require("graphql");
const { hashOfOperation } = require("./known-documents.cjs");

const KNOWN_OPERATIONS = "frontend/src/shared/graphql/known-operations";

const HOOKS = {
  query: (name, variables, isRequired) => `
export const use${name}Query = (
  ${
    // A query that needs variables may have to wait for them.
    isRequired
      ? `options: (useQuery.Options<${name}Query, ${variables}> & { variables: ${variables} }) | SkipToken`
      : `options?: useQuery.Options<${name}Query, ${variables}>`
  },
) => useQuery(${name}Document, ${isRequired ? "options" : "options ?? {}"});`,
  // Variables come with the call alone: given to the hook, they would let a call without them compile.
  mutation: (name, variables) => `
export const use${name}Mutation = (
  options?: Omit<useMutation.Options<${name}Mutation, ${variables}>, "variables">,
) => useMutation(${name}Document, options);`,
};

const needsVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);

const moduleFrom = (outputFile) => {
  const path = relative(dirname(outputFile), join(KNOWN_OPERATIONS)).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
};

module.exports = {
  plugin(_schema, documents, { externalFragments = [] }, { outputFile = "" } = {}) {
    const definitions = documents.flatMap(({ document }) => document.definitions);
    const fragments = [
      ...definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
      ...externalFragments.map(({ node }) => node),
    ];
    const operations = definitions.filter(
      ({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation in HOOKS,
    );
    const used = new Set(
      operations.flatMap((operation) => {
        if (operation.operation === "mutation") return ["useMutation"];
        return needsVariables(operation) ? ["useQuery", "type SkipToken"] : ["useQuery"];
      }),
    );
    return {
      prepend:
        used.size > 0
          ? [
              `import { ${[...used].sort().join(", ")} } from "@apollo/client/react";`,
              `import { knownOperations } from "${moduleFrom(outputFile)}";`,
            ]
          : [],
      content: operations
        .map((operation) => {
          const name = operation.name.value;
          const kind = operation.operation === "query" ? "Query" : "Mutation";
          const hook = HOOKS[operation.operation](name, `${name}${kind}Variables`, needsVariables(operation));
          const hash = hashOfOperation(operation, fragments);
          return `${hook}\nknownOperations.set("${name}", "${hash}");\n`;
        })
        .join("\n"),
    };
  },
};
