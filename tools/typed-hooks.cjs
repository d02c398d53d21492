// Graphql-codegen plugin: a typed hook beside each operation's document, for Apollo Client 4. The published
// hooks plugin does not compile against that version.
const { Kind } = require("graphql");

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

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation in HOOKS);
    const used = new Set(
      operations.flatMap((operation) => {
        if (operation.operation === "mutation") return ["useMutation"];
        return needsVariables(operation) ? ["useQuery", "type SkipToken"] : ["useQuery"];
      }),
    );
    return {
      prepend:
        used.size > 0 ? [`import { ${[...used].sort().join(", ")} } from "@apollo/client/react";`] : [],
      content: operations
        .map((operation) => {
          const name = operation.name.value;
          const kind = operation.operation === "query" ? "Query" : "Mutation";
          return HOOKS[operation.operation](name, `${name}${kind}Variables`, needsVariables(operation));
        })
        .join("\n"),
    };
  },
};
