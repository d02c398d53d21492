import {
  type GraphQLResolveInfo,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** The names of fields, by their type's name. */
export type AskedFields = ReadonlyMap<string, ReadonlySet<string>>;

/** Apollo keeps the documents of calls, so an operation is walked once for as long as it is known. */
const known = new WeakMap<OperationDefinitionNode, AskedFields>();

/**
 * LEAN-06: the fields of each type that a call's operation names anywhere, under whatever alias, in fragments, and
 * where `@skip` leaves them out as well. So it holds for all variables, and is rather too much than too little.
 */
export function askedFields(
  call: Pick<GraphQLResolveInfo, "operation" | "fragments" | "schema">,
): AskedFields {
  const { operation } = call;
  const fields = known.get(operation) ?? walk(call);
  known.set(operation, fields);
  return fields;
}

function walk({
  operation,
  fragments,
  schema,
}: Pick<GraphQLResolveInfo, "operation" | "fragments" | "schema">): AskedFields {
  const fields = new Map<string, Set<string>>();
  const types = new TypeInfo(schema);
  const Field = ({ name: { value } }: { name: { value: string } }): void => {
    const parent = types.getParentType();
    if (!parent || value.startsWith("__")) return;
    for (const { name } of isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent])
      fields.set(name, (fields.get(name) ?? new Set()).add(value));
  };
  const definitions = [operation, ...Object.values(fragments)];
  visit({ kind: Kind.DOCUMENT, definitions }, visitWithTypeInfo(types, { Field }));
  return fields;
}
