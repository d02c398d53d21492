// Graphql-codegen plugin: a typed hook beside each operation's document, for Apollo Client 4. The published
// hooks plugin does not compile against that version.
const { Kind } = require("graphql");

const HOOKS = {
  query: (name, variables, isRequired) => `
export const use${name}Query = (
  ${isRequired ? "options: " : "options?: "}useQuery.Options<${name}Query, ${variables}>${isRequired ? ` & { variables: ${variables} }` : ""},
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
    const used = [
      ...new Set(operations.map(({ operation }) => (operation === "query" ? "useQuery" : "useMutation"))),
    ];
    return {
      prepend: used.length > 0 ? [`import { ${used.sort().join(", ")} } from "@apollo/client/react";`] : [],
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
