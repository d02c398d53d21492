import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  getNamedType,
  isListType,
  isObjectType,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  print,
  validate,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from "graphql";
import { typePolicies } from "./apollo-client";

const SOURCES = join(__dirname, "../..");
const schema = buildSchema(readFileSync(join(SOURCES, "../../schema.graphql"), "utf8"));
const documents = parse(
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".graphql"))
    .map((path) => readFileSync(join(SOURCES, path), "utf8"))
    .join("\n"),
);
const { definitions } = documents;
const fragments = new Map(
  definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node]),
);

/** A selection's fields, with those of its fragments. */
function fieldsOf(set: SelectionSetNode | undefined): FieldNode[] {
  return (set?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet);
    return fieldsOf(fragments.get(node.name.value)?.selectionSet);
  });
}

/** By the place in the cache, the parts that the documents ask for of what has no id there, and its type. */
const asked = new Map<string, { type: string; parts: Set<string> }>();

function collect(parent: GraphQLObjectType, fields: readonly FieldNode[]): void {
  const byPlace = new Map<string, FieldNode[]>();
  for (const field of fields) {
    const place = `${parent.name}.${field.name.value}(${(field.arguments ?? []).map(print).join()})`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), field]);
  }
  for (const [key, same] of byPlace) {
    const known = parent.getFields()[same[0]?.name.value ?? ""];
    const type = known && getNamedType(known.type);
    if (!known || !isObjectType(type)) continue;
    const inner = same.flatMap(({ selectionSet }) => fieldsOf(selectionSet));
    const names = [...new Set(inner.map((field) => field.name.value))].sort();
    // An answer's list takes the place of the one before.
    if (!names.includes("id") && !hasList(known.type)) {
      const place = asked.get(key) ?? { type: type.name, parts: new Set() };
      asked.set(key, place);
      place.parts.add(names.join(" "));
    }
    collect(type, inner);
  }
}

const hasList = (type: unknown): boolean =>
  isListType(type) || (type instanceof Object && "ofType" in type && hasList(type.ofType));

for (const node of definitions) {
  if (node.kind !== Kind.OPERATION_DEFINITION) continue;
  const root = schema.getRootType(node.operation);
  if (root) collect(root, fieldsOf(node.selectionSet));
}

describe("the documents", () => {
  it("ask for nothing that is deprecated", () => {
    expect(validate(schema, documents, [NoDeprecatedCustomRule]).map(({ message }) => message)).toEqual([]);
  });
});

describe("the cache's merges", () => {
  it("name each type without an id that documents ask for in different parts", () => {
    const inParts = [...asked.values()].filter(({ parts }) => parts.size > 1).map(({ type }) => type);
    const missing = [...new Set(inParts)].filter((type) => typePolicies[type]?.merge !== true);
    expect(missing).toEqual([]);
    expect(inParts).toContain("CompanyStanding");
  });
});
