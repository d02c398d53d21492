import { isObjectType } from "graphql";
import { createSchema, PUBLIC_OPERATIONS } from "./schema";
import { getMetadataStorage } from "type-graphql";

const schema = createSchema();
const rootTypes = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null);

describe("the schema", () => {
  it("has every root field behind a gate or on the list of public operations", () => {
    const storage = getMetadataStorage();
    const gated = [...storage.queries, ...storage.mutations]
      .filter(({ roles }) => roles !== undefined)
      .map(({ schemaName }) => schemaName);
    const open = rootTypes
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((operation) => !gated.includes(operation.split(".")[1] ?? ""));
    expect(open.sort()).toEqual(PUBLIC_OPERATIONS);
  });

  it("describes every type, field, argument and enum value of ours", () => {
    const nameless = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (type.name.startsWith("__") || rootTypes.includes(type as never) || !isObjectType(type)) return [];
      const fields = Object.values(type.getFields());
      return [
        ...(type.description ? [] : [type.name]),
        ...fields.filter(({ description }) => !description).map(({ name }) => `${type.name}.${name}`),
      ];
    });
    expect(nameless).toEqual([]);
  });
});
