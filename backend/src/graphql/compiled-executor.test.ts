import {
  buildSchema,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLEnumType,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
  parse,
  validate,
} from "graphql";
import { CodedError } from "../errors/errors";
import { CompiledExecutor } from "./compiled-executor";

const SDL = `
  scalar Day
  enum Size { SMALL LARGE }
  input Filter { q: String, size: Size = LARGE, days: [Day!], deeper: Deeper }
  input Deeper { size: Size }
  input Endless { more: Endless }
  interface Named { name: String! }
  type Shop implements Named { name: String!, size: Size!, owner: Person, near: [Shop], sure: [Shop!]! }
  type Person implements Named { name: String!, born: Day, shop: Shop }
  union Found = Shop | Person
  type Query {
    shop(name: String!): Shop
    sureShop: Shop!
    echo(filter: Filter, number: Int = 7, list: [Int!], flag: Boolean, id: ID, price: Float): String
    endless(input: Endless): String
    found: [Found!]!
    named: [Named]
    fails: String
    failsLater: String!
    failsPlainly: String
    badDay: Day
    badNumber: Int
    badEnum: Size
    badList: [Int]
    emptyList: [Int]
    lazy: [String]
    missing: Int!
    nothing: String
    undef: String
  }
  type Mutation { add(number: Int!): Int, fail: Int! }
`;

let sum = 0;
const shop = (name: string, more: object = {}) => ({ __typename: "Shop", name, size: "small", ...more });
const ada = { __typename: "Person", name: "Ada", born: new Date("1815-12-10") };

/** What the answering functions of each type's fields are. */
const RESOLVERS: Record<string, Record<string, (source: never, args: never) => unknown>> = {
  Shop: {
    owner: ({ owner }: { owner?: unknown }) =>
      owner === "broken" ? Promise.reject(new Error("no owner")) : owner,
    near: () => [shop("Near"), null, Promise.resolve(shop("Later")), new Error("one of a list")],
    sure: () => [shop("Sure"), null],
  },
  Query: {
    shop: (_: never, { name }: { name: string }) => shop(name, { owner: name === "Broken" ? "broken" : ada }),
    sureShop: () => shop("Sure"),
    echo: (_: never, args: object) =>
      Object.entries(args)
        .map(([name, value]) => `${name}: ${value === undefined ? "" : JSON.stringify(value)}`)
        .sort()
        .join(),
    found: () => [ada, shop("Found")],
    named: () => [Promise.resolve(ada), null, shop("Named")],
    fails: () => {
      throw new CodedError("NOT_FOUND", "Not here.", 404);
    },
    failsLater: () => Promise.reject(new CodedError("FORBIDDEN", "Not yours.", 403)),
    failsPlainly: () => {
      throw new GraphQLError("Plain.", { extensions: { code: "PLAIN" } });
    },
    badDay: () => "no day",
    badNumber: () => "many",
    badEnum: () => "medium",
    badList: () => [1, "two", 3],
    emptyList: () => [],
    lazy: () => new Set(["a", "b"]),
    missing: () => null,
    nothing: () => null,
    undef: () => undefined,
  },
  Mutation: {
    add: async (_: never, { number }: { number: number }) => {
      await new Promise((resolve) => setImmediate(resolve));
      return (sum = sum * 10 + number);
    },
    fail: () => Promise.reject(new Error("no change")),
  },
};

function makeSchema(): GraphQLSchema {
  const schema = buildSchema(SDL);
  for (const [type, fields] of Object.entries(RESOLVERS)) {
    const object = schema.getType(type);
    if (!isObjectType(object)) throw new Error(type);
    for (const [name, resolve] of Object.entries(fields))
      Object.assign(object.getFields()[name] ?? {}, { resolve });
  }
  const day = schema.getType("Day");
  if (day instanceof GraphQLScalarType)
    Object.assign(day, {
      serialize: (value: unknown) => {
        if (!(value instanceof Date)) throw new TypeError("Not a day.");
        return value.toISOString().slice(0, 10);
      },
      parseValue: (value: unknown) => {
        if (typeof value !== "string" || !/^\d{4}-/.test(value)) throw new TypeError("A day is a text.");
        return new Date(value);
      },
    });
  const size = schema.getType("Size");
  if (size instanceof GraphQLEnumType) {
    const { extensions, description } = size;
    const values = { SMALL: { value: "small" }, LARGE: { value: "large" } };
    Object.assign(size, new GraphQLEnumType({ name: "Size", description, extensions, values }));
  }
  return schema;
}

const schema = makeSchema();

/** All that a client, and the code that masks errors, sees of an answer. */
const seen = ({ data, errors }: ExecutionResult) => ({
  data,
  errors: errors
    ?.map((error) => ({ ...error.toJSON(), original: error.originalError?.message }))
    .sort((one, other) => String(one.path).localeCompare(String(other.path))),
});

async function compare(source: string, variables?: Record<string, unknown>, operationName?: string) {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document, operationName) ?? undefined;
  const executor = new CompiledExecutor(schema);
  const ask = () => executor.execute({ document, operation, operationName, variables, context: {} });
  await ask();
  await ask();
  sum = 0;
  const compiled = await ask();
  sum = 0;
  const plain = await execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue: {},
  });
  expect(seen(compiled)).toEqual(seen(plain));
  // Names keep their order, which JSON shows.
  expect(JSON.stringify(compiled.data)).toBe(JSON.stringify(plain.data));
  return { compiled, isCompiled: executor.hasCompiled(operation) };
}

describe("a compiled operation answers as graphql-js does (LEAN-05)", () => {
  it.each([
    ["plain fields, aliases and enums", '{ a: shop(name: "A") { n: name size owner { name born } } }'],
    ["nulls", "{ nothing undef sureShop { owner { name } } }"],
    ["a null where none may be", '{ shop(name: "A") { name sure { name } } nothing }'],
    ["a null where none may be, up to the root", "{ nothing missing }"],
    ["lists with nulls, promises and errors", '{ shop(name: "A") { near { name } } }'],
    ["lists of other kinds", "{ emptyList lazy }"],
    ["fragments on interfaces", "{ named { name ...on Person { born } ...s } } fragment s on Shop { size }"],
    ["fragments on unions", "{ found { __typename ... on Shop { name } ... on Person { name born } } }"],
    [
      "the same field twice",
      '{ shop(name: "A") { name owner { name } } shop(name: "A") { owner { born } } }',
    ],
    [
      "introspection",
      '{ __typename __type(name: "Shop") { name fields { name type { kind ofType { name } } } } }',
    ],
    ["an error with a code", "{ nothing fails }"],
    ["an error of a promise, up to the root", "{ nothing failsLater }"],
    ["errors of several kinds", "{ fails failsPlainly badNumber badDay badEnum badList }"],
    ["an error below a list and an object", '{ shop(name: "Broken") { name owner { name } } }'],
    ["arguments left out", "{ echo }"],
    [
      "arguments as written",
      '{ echo(filter: {q: "x", days: ["2026-01-02"], deeper: {size: SMALL}}, list: [1, 2], id: 4) }',
    ],
    ["nulls as arguments", "{ echo(filter: null, number: null, list: null) }"],
  ])("%s", async (_what, source) => {
    expect((await compare(source)).isCompiled).toBe(true);
  });

  const ECHO = `query ($filter: Filter, $number: Int, $list: [Int!], $flag: Boolean, $id: ID, $price: Float) {
    echo(filter: $filter, number: $number, list: $list, flag: $flag, id: $id, price: $price) }`;

  it.each([
    ["none", {}],
    ["nulls", { filter: null, number: null, list: null, flag: null }],
    ["all", { filter: { q: "x", size: "SMALL" }, number: 3, list: [1, 2], flag: false, id: "7", price: 1.5 }],
    ["one where a list is asked for", { list: 4 }],
    ["a number as an id and a whole one as a price", { id: 7, price: 2 }],
    ["dates in a list in an input", { filter: { days: ["2026-01-02"], deeper: { size: "SMALL" } } }],
    ["a text where a number is asked for", { number: "7" }],
    ["a fraction where a whole number is asked for", { number: 1.5 }],
    ["a number past 32 bits", { number: 3_000_000_000 }],
    ["a value that no enum has", { filter: { size: "MEDIUM" } }],
    ["a field that no input has", { filter: { qq: "x" } }],
    ["a null within a list without nulls", { list: [1, null] }],
    ["a scalar's own refusal", { filter: { days: ["tomorrow"] } }],
    ["several that don't fit", { number: "x", flag: "yes", filter: [] }],
    ["one that is not declared", { other: 1 }],
  ])("variables: %s", async (_what, variables) => {
    await compare(ECHO, variables);
  });

  it.each([
    ["within a list", "query ($n: Int!) { echo(list: [1, $n]) }", { n: 2 }],
    ["with a default of the operation's", "query ($n: Int = 5) { echo(number: $n) }", {}],
    ["a null in place of that default", "query ($n: Int = 5) { echo(number: $n) }", { n: null }],
    ["that must be there", "query ($n: Int!) { echo(number: $n) }", {}],
    ["that must not be null", "query ($n: Int!) { echo(number: $n) }", { n: null }],
  ])("a variable %s", async (_what, source, variables) => {
    await compare(source, variables);
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])("@skip(if: %s) and @include(if: %s)", async (skip, include) => {
    await compare(
      `query ($skip: Boolean!, $include: Boolean!) {
        a: nothing @skip(if: $skip) b: nothing @include(if: $include)
        c: nothing @skip(if: $skip) @include(if: $include) d: nothing @skip(if: true)
        sureShop { ...f @include(if: $include) ... @skip(if: $skip) { size } }
        named { ... on Person @include(if: $include) { born } }
      } fragment f on Shop { name owner { name @skip(if: $skip) born } }`,
      { skip, include },
    );
  });

  it("changes in their order, one after the other, also past one that fails", async () => {
    const { compiled } = await compare("mutation { a: add(number: 1) b: add(number: 2) c: add(number: 3) }");
    expect(compiled.data).toEqual({ a: 1, b: 12, c: 123 });
    await compare("mutation { a: add(number: 1) fail b: add(number: 2) }");
  });

  it("one of several operations, and refuses to choose", async () => {
    const source = "query One { nothing } query Two { emptyList }";
    expect((await compare(source, {}, "Two")).compiled.data).toEqual({ emptyList: [] });
    await compare(source);
    await compare(source, {}, "Three");
  });
});

describe("what is compiled", () => {
  it("is what is asked a third time", async () => {
    const document = parse("{ nothing }");
    const operation = getOperationAST(document) ?? undefined;
    const executor = new CompiledExecutor(schema);
    const asked: boolean[] = [];
    for (let time = 0; time < 3; time += 1) {
      await executor.execute({ document, operation, operationName: null, context: {} });
      asked.push(executor.hasCompiled(operation));
    }
    expect(asked).toEqual([false, false, true]);
  });

  it("is no operation of more than 600 fields, its fragments written out", async () => {
    const spread = (name: string, inner: string) =>
      `fragment ${name} on Query { ${Array.from({ length: 9 }, (_, at) => `${name}${at}: sureShop { ...${inner} }`).join(" ")} }`;
    const source = `{ ...a } ${spread("a", "b")} fragment b on Shop { ${Array.from({ length: 70 }, (_, at) => `n${at}: name`).join(" ")} }`;
    const { compiled, isCompiled } = await compare(source);
    expect([isCompiled, Object.keys(compiled.data ?? {})]).toHaveLength(2);
    expect(isCompiled).toBe(false);
  });

  it("is no operation with a variable within an input, which may be left out", async () => {
    const source = "query ($q: String, $size: Size) { echo(filter: {q: $q, deeper: {size: $size}}) }";
    expect((await compare(source, { q: "x" })).isCompiled).toBe(false);
  });

  it("is no operation with a variable that can hold itself", async () => {
    const source = "query ($input: Endless) { endless(input: $input) }";
    expect((await compare(source, { input: { more: {} } })).isCompiled).toBe(false);
  });

  it("makes room for what is asked later, and is made anew when it is asked again", async () => {
    const executor = new CompiledExecutor(schema, 10);
    const documents = Array.from({ length: 4 }, (_, at) =>
      parse(`{ a${at}: nothing b: undef c: emptyList }`),
    );
    const kept = () =>
      documents.map((document) => executor.hasCompiled(getOperationAST(document) ?? undefined));
    const askThrice = async (document: (typeof documents)[number]) => {
      const operation = getOperationAST(document) ?? undefined;
      for (let time = 0; time < 3; time += 1)
        await executor.execute({ document, operation, operationName: null, context: {} });
    };
    for (const document of documents) await askThrice(document);
    expect(kept()).toEqual([false, true, true, true]);
    for (const document of documents.slice(0, 1)) await askThrice(document);
    expect(kept()).toEqual([true, false, true, true]);
  });
});
