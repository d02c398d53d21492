import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { ActingKey, NamedThings } from "../auth/api-key";
import type { Context } from "../auth/context";
import { BadInputError, ForbiddenError, NotFoundError } from "../errors/errors";
import { KEY_OPERATIONS, KEY_TYPES, PERSONAL_FIELDS } from "./api-key-operations";

/** KEYS-02: holds what an API key asks to the table of operations, to its scopes and to its company. */
export const apiKeyLimits = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: async ({ document, operation, request, contextValue: { apiKey } }) => {
        if (apiKey && operation)
          await assertOpen(schema, { document, operation, variables: request.variables ?? {} }, apiKey);
      },
    }),
});

interface Asked {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
}

async function assertOpen(schema: GraphQLSchema, asked: Asked, key: ActingKey): Promise<void> {
  const { coerced, errors } = getVariableValues(
    schema,
    asked.operation.variableDefinitions ?? [],
    asked.variables,
  );
  if (!coerced) throw new BadInputError("BAD_USER_INPUT", errors[0]?.message ?? "A variable is not right.");
  const root = schema.getRootType(asked.operation.operation);
  const named: NamedThings[] = [];
  for (const field of fieldsIn(asked.document, asked.operation.selectionSet)) {
    if (field.name.value === "__typename") continue;
    const operation = KEY_OPERATIONS[`${String(root?.name)}.${field.name.value}`];
    const definition = root?.getFields()[field.name.value];
    if (!operation || !definition)
      throw new ForbiddenError("API_KEY_NOT_ALLOWED", "This is not open to API keys.");
    if (!key.scopes.includes(operation.scope))
      throw new ForbiddenError("API_KEY_SCOPE", `The API key needs the scope ${operation.scope}.`);
    named.push(operation.things(getArgumentValues(definition, field, coerced)));
  }
  assertTypesOpen(schema, asked.document, String(root?.name), key);
  if (!(await key.owns(allOf(named)))) throw new NotFoundError("Name what is of the API key's company.");
}

/** What several fields name, to be asked for at once. */
const allOf = (named: readonly NamedThings[]): NamedThings => ({
  companies: named.flatMap(({ companies = [] }) => companies),
  jobs: named.flatMap(({ jobs = [] }) => jobs),
  applications: named.flatMap(({ applications = [] }) => applications),
  drafts: named.flatMap(({ drafts = [] }) => drafts),
});

/** With those within fragments, each read once, whether or not a directive leaves them out. */
const fieldsIn = (
  document: DocumentNode,
  { selections }: SelectionSetNode,
  seen = new Set<string>(),
): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(document, selection.selectionSet, seen);
    if (seen.has(selection.name.value)) return [];
    seen.add(selection.name.value);
    const found = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return found?.kind === Kind.FRAGMENT_DEFINITION ? fieldsIn(document, found.selectionSet, seen) : [];
  });

/** @throws ForbiddenError API_KEY_SCOPE where the document leads to a type that no scope of the key opens */
function assertTypesOpen(schema: GraphQLSchema, document: DocumentNode, root: string, key: ActingKey): void {
  const open = new Set([root, ...key.scopes.flatMap((scope) => KEY_TYPES[scope])]);
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: ({ name }) => {
        if (name.value === "__typename") return;
        const parent = types.getParentType()?.name ?? "";
        if (!open.has(parent) || PERSONAL_FIELDS.includes(`${parent}.${name.value}`))
          throw new ForbiddenError("API_KEY_SCOPE", `${parent}.${name.value} is not open to this API key.`);
      },
    }),
  );
}
