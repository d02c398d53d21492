import {
  getNullableType,
  getOperationAST,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { getMetadataStorage } from "type-graphql";
import { CompiledExecutor } from "../graphql/compiled-executor";
import { KNOWN_DOCUMENTS } from "../graphql/known-documents.generated";
import { limitRules } from "../graphql/query-limits";
import { createSchema, PUBLIC_OPERATIONS } from "./schema";

const schema = createSchema();
const rootTypes = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type) => type != null,
);

/** A type's parts below it, by their full names, with what describes them. */
function* partsOf(type: GraphQLNamedType): Generator<[string, string | null | undefined]> {
  const isRoot = rootTypes.some((root) => root === type);
  if (!isRoot) yield [type.name, type.description];
  if (isEnumType(type))
    for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description];
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields()))
      yield [`${type.name}.${field.name}`, field.description];
  if (isObjectType(type) || isInterfaceType(type))
    for (const { name, description, args } of Object.values(type.getFields())) {
      yield [`${type.name}.${name}`, description];
      for (const arg of args) yield [`${type.name}.${name}(${arg.name})`, arg.description];
    }
}

const ourTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type),
);

describe("the schema", () => {
  it("has every root field behind a gate or on the list of public operations", () => {
    const storage = getMetadataStorage();
    const { queries: Query, mutations: Mutation, subscriptions: Stream } = storage;
    const gated = Object.entries({ Query, Mutation, Stream }).flatMap(([type, fields]) =>
      fields.filter(({ roles }) => roles !== undefined).map(({ schemaName }) => `${type}.${schemaName}`),
    );
    const open = rootTypes
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((operation) => !gated.includes(operation));
    expect(open.sort()).toEqual(PUBLIC_OPERATIONS);
  });

  it("holds every argument to its rules", () => {
    const { queries, mutations, subscriptions, fieldResolvers } = getMetadataStorage();
    const escaping = [...queries, ...mutations, ...subscriptions, ...fieldResolvers].filter(({ params }) =>
      (params ?? []).some((param) => "validateFn" in param && param.validateFn !== undefined),
    );
    expect(escaping.map(({ methodName }) => methodName)).toEqual([]);
  });

  it("has one shape for every page of a list", () => {
    const pages = ourTypes.filter(isObjectType).filter(({ name }) => name.endsWith("Page"));
    expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(["JobPage", "UserPage"]));
    const shapes = pages.map((type) => {
      const { items, page } = type.getFields();
      return {
        name: type.name,
        interfaces: type.getInterfaces().map(({ name }) => name),
        items: /^\[\w+!\]!$/.test(String(items?.type)),
        page: page ? String(page.type) : "Int!",
      };
    });
    expect(shapes).toEqual(
      pages.map(({ name }) => ({ name, interfaces: ["Page"], items: true, page: "Int!" })),
    );
    const listed = ourTypes.filter(isObjectType).filter((type) => "items" in type.getFields());
    expect(listed).toEqual(pages);
  });

  it("answers a mutation with the thing that it changed, so that a client's cache learns of it", () => {
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(fields.map(({ name }) => name)).toContain("saveJob");
    expect(fields.filter(({ type }) => !isObjectType(getNullableType(type))).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it("says of what is deprecated since when, what takes its place, and when it goes", () => {
    const reasons = ourTypes
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap((type) => Object.values(type.getFields()))
      .flatMap(({ deprecationReason }) => deprecationReason ?? []);
    expect(reasons).not.toEqual([]);
    for (const reason of reasons)
      expect(reason).toMatch(/^Since \d+\.\d+; `[\w.]+` .+\. Goes with \d+\.\d+\.$/);
  });

  it("describes every type, field, argument and enum value", () => {
    const parts = ourTypes.flatMap((type) => [...partsOf(type)]);
    expect(parts.map(([name]) => name)).toEqual(
      expect.arrayContaining(["Query.jobs", "Query.jobs(pageSize)", "JobType.FULL_TIME", "JobFilter.q"]),
    );
    expect(parts.filter(([, description]) => !description).map(([name]) => name)).toEqual([]);
  });
});

describe("the web app's operations", () => {
  const documents = [...KNOWN_DOCUMENTS.values()].map((text) => parse(text));
  const operations = documents.map((document) => ({ document, operation: getOperationAST(document) }));

  it("keep to the rules and limits that hold for all", () => {
    const rules = [...specifiedRules, ...limitRules];
    expect(documents.flatMap((document) => validate(schema, document, rules))).toEqual([]);
  });

  it("are answered by compiled functions, but for those that fill an input with variables", () => {
    const executor = new CompiledExecutor(schema);
    const left = operations.filter(
      ({ document, operation }) => !operation || !executor.compile(operation, document),
    );
    const names = left.map(({ operation }) => operation?.name?.value);
    expect(names.sort()).toEqual([
      "AdminUserScreen",
      "AuthPanel",
      "IncludableWords",
      "MergeTargets",
      "OwnJobFigures",
    ]);
  });
});

describe("what a list costs", () => {
  it("depends on whole numbers alone, by which costs are kept", () => {
    const fields = ourTypes.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
    const looked = fields.flatMap(({ name, args, extensions: { complexity } }) => {
      const used = new Set<string>();
      const watched = new Proxy({}, { get: (_, arg) => void used.add(String(arg)) });
      if (typeof complexity === "function")
        (complexity as (asked: object) => void)({ args: watched, childComplexity: 1 });
      return [...used].map((arg) => [name, String(args.find((one) => one.name === arg)?.type)]);
    });
    expect(looked.length).toBeGreaterThan(5);
    expect(looked.filter(([, type]) => type?.replace("!", "") !== "Int")).toEqual([]);
  });
});
