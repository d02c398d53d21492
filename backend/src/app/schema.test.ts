import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { getMetadataStorage as getRules } from "class-validator";
import { getMetadataStorage } from "type-graphql";
import { createSchema, PUBLIC_OPERATIONS } from "./schema";

const schema = createSchema();
const rootTypes = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null);

/** A type's parts below it, by their full names, with what describes them. */
function* partsOf(type: GraphQLNamedType): Generator<[string, string | null | undefined]> {
  const isRoot = rootTypes.some((root) => root === type);
  if (!isRoot) yield [type.name, type.description];
  if (isEnumType(type))
    for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description];
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields()))
      yield [`${type.name}.${field.name}`, field.description];
  if (isObjectType(type))
    for (const { name, description, args } of Object.values(type.getFields())) {
      yield [`${type.name}.${name}`, description];
      for (const arg of args) yield [`${type.name}.${name}(${arg.name})`, arg.description];
    }
}

/** The rules of an input's class, its parents' among them. */
const rulesOf = (input: NewableFunction) => getRules().getTargetValidationMetadatas(input, "", true, false);

const ourTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type),
);

describe("the schema", () => {
  it("has every root field behind a gate or on the list of public operations", () => {
    const storage = getMetadataStorage();
    const gated = Object.entries({ Query: storage.queries, Mutation: storage.mutations }).flatMap(
      ([type, fields]) =>
        fields.filter(({ roles }) => roles !== undefined).map(({ schemaName }) => `${type}.${schemaName}`),
    );
    const open = rootTypes
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((operation) => !gated.includes(operation));
    expect(open.sort()).toEqual(PUBLIC_OPERATIONS);
  });

  it("holds inputs within inputs to their rules", () => {
    const { inputTypes, argumentTypes } = getMetadataStorage();
    const inputs = inputTypes.map(({ target }) => target);
    const nested = [...inputTypes, ...argumentTypes].flatMap(({ target, fields }) =>
      (fields ?? []).flatMap(({ name, getType }) => {
        const input = inputs.find((known) => known === getType());
        return input && rulesOf(input).length > 0 ? [{ target, name }] : [];
      }),
    );
    const named = ({ target, name }: (typeof nested)[number]) => `${target.name}.${name}`;
    expect(nested.map(named)).toEqual(expect.arrayContaining(["JobsArgs.filter", "UsersArgs.filter"]));
    const isHeld = ({ target, name }: (typeof nested)[number]) =>
      rulesOf(target).some((rule) => rule.propertyName === name && rule.type === "nestedValidation");
    // Its rows are checked by the service, which may skip a wrong one.
    expect(nested.filter((field) => !isHeld(field)).map(named)).toEqual(["ImportJobsInput.rows"]);
  });

  it("describes every type, field, argument and enum value", () => {
    const parts = ourTypes.flatMap((type) => [...partsOf(type)]);
    expect(parts.map(([name]) => name)).toEqual(
      expect.arrayContaining(["Query.jobs", "Query.jobs(pageSize)", "JobType.FULL_TIME", "JobFilter.q"]),
    );
    expect(parts.filter(([, description]) => !description).map(([name]) => name)).toEqual([]);
  });
});
