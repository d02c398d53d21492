// Compiles small uses of generated hooks, right and wrong, as the frontend would be compiled.
import assert from "node:assert/strict";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { createContext, generate } from "@graphql-codegen/cli";
import ts from "typescript";

const CHECKOUT = join(import.meta.dirname, "../..");
const SOURCES = join(CHECKOUT, "frontend/src");
const HOOKS_FILE = join(SOURCES, "sample.generated.ts");

const SCHEMA = /* GraphQL */ `
  type Job {
    id: ID!
    title: String!
  }
  input JobFilter {
    city: String
    minPay: Int
  }
  input PublishJobInput {
    title: String!
  }
  type Query {
    job(id: ID!): Job
    jobs(filter: JobFilter, page: Int = 1): [Job!]!
  }
  type Mutation {
    publishJob(input: PublishJobInput!): Job!
    sendDigest: Boolean!
  }
`;
const DOCUMENTS = /* GraphQL */ `
  query Job($id: ID!) {
    job(id: $id) {
      title
    }
  }
  query Jobs($filter: JobFilter, $page: Int) {
    jobs(filter: $filter, page: $page) {
      title
    }
  }
  mutation PublishJob($input: PublishJobInput!) {
    publishJob(input: $input) {
      id
    }
  }
  mutation SendDigest {
    sendDigest
  }
`;

const MISSING_ARGUMENT = 2554;
const NOT_ASSIGNABLE_ARGUMENT = 2345;
const NOT_ASSIGNABLE = 2322;
const MISSING_PROPERTY = 2741;
const UNKNOWN_PROPERTY = 2353;
const NO_SUCH_PROPERTY = 2339;

const CASES = {
  "a query with a required variable": {
    "takes it": ["useJobQuery({ variables: { id: '1' } });"],
    "waits for it": [
      "declare const token: SkipToken; declare const id: string; useJobQuery(id ? { variables: { id } } : token);",
    ],
    "refuses a call without options": ["useJobQuery();", MISSING_ARGUMENT],
    "refuses options without variables": ["useJobQuery({});", NOT_ASSIGNABLE_ARGUMENT],
    "refuses variables without it": ["useJobQuery({ variables: {} });", MISSING_PROPERTY],
    "refuses null for it": ["useJobQuery({ variables: { id: null } });", NOT_ASSIGNABLE],
    "refuses another type": ["useJobQuery({ variables: { id: new Date() } });", NOT_ASSIGNABLE],
    "refuses a variable that it doesn't have": [
      "useJobQuery({ variables: { id: '1', colour: 'red' } });",
      UNKNOWN_PROPERTY,
    ],
    "answers the fields that it asked for": [
      "const { data } = useJobQuery({ variables: { id: '1' } }); export const title: string | undefined = data?.job?.title;",
    ],
    "answers no others": [
      "const { data } = useJobQuery({ variables: { id: '1' } }); export const id = data?.job?.id;",
      NO_SUCH_PROPERTY,
    ],
  },
  "a query with optional variables": {
    "needs no options": ["useJobsQuery();"],
    "takes some of them": ["useJobsQuery({ variables: { filter: { city: 'Pune' } } });"],
    "refuses another type": ["useJobsQuery({ variables: { page: '2' } });", NOT_ASSIGNABLE],
    "refuses a field that its input doesn't have": [
      "useJobsQuery({ variables: { filter: { town: 'Pune' } } });",
      UNKNOWN_PROPERTY,
    ],
  },
  "a mutation with a required variable": {
    "takes it with the call": [
      "const [publish] = usePublishJobMutation(); void publish({ variables: { input: { title: 'Nurse' } } });",
    ],
    "refuses a call without it": [
      "const [publish] = usePublishJobMutation(); void publish();",
      MISSING_ARGUMENT,
    ],
    "refuses an input without its title": [
      "const [publish] = usePublishJobMutation(); void publish({ variables: { input: {} } });",
      MISSING_PROPERTY,
    ],
    "refuses another type": [
      "const [publish] = usePublishJobMutation(); void publish({ variables: { input: { title: 7 } } });",
      NOT_ASSIGNABLE,
    ],
    "refuses it with the hook": [
      "usePublishJobMutation({ variables: { input: { title: 'Nurse' } } });",
      UNKNOWN_PROPERTY,
    ],
    "refuses a variable that it doesn't have": [
      "const [publish] = usePublishJobMutation(); void publish({ variables: { input: { title: 'Nurse' }, job: 1 } });",
      UNKNOWN_PROPERTY,
    ],
  },
  "a mutation without variables": {
    "needs none": ["const [send] = useSendDigestMutation(); void send();"],
    "refuses any": [
      "const [send] = useSendDigestMutation(); void send({ variables: { job: 1 } });",
      NOT_ASSIGNABLE,
    ],
  },
};

let errorsOf;
before(async () => (errorsOf = await compileCases()));

for (const [operation, uses] of Object.entries(CASES)) {
  describe(operation, () => {
    for (const [rule, [code, ...expected]] of Object.entries(uses)) {
      it(rule, () => assert.deepEqual(errorsOf(code), expected));
    }
  });
}

/** The hooks, by the plugins and settings of codegen.ts, with the sample schema's types in the same file. */
async function generateHooks() {
  const context = await createContext({ config: join(CHECKOUT, "codegen.ts") });
  const { plugins } = context.getConfig().generates["frontend/src/"];
  const generates = { [HOOKS_FILE]: { plugins } };
  context.updateConfig({ schema: SCHEMA, documents: DOCUMENTS, generates, silent: true });
  const [{ content }] = await generate(context, false);
  return content;
}

/** All uses in one program, each in a file of its own that exists in memory only; the answer gives error codes. */
async function compileCases() {
  const hooks = await generateHooks();
  const names = [...hooks.matchAll(/export const (use\w+)/g)].map(([, name]) => name).join(", ");
  const codes = Object.values(CASES).flatMap((uses) => Object.values(uses).map(([code]) => code));
  const fileOf = (code) => join(SOURCES, `sample-${codes.indexOf(code)}.ts`);
  const head = `import type { SkipToken } from "@apollo/client/react";\nimport { ${names} } from "./sample.generated";`;
  const files = new Map([[HOOKS_FILE, hooks], ...codes.map((code) => [fileOf(code), `${head}\n${code}`])]);
  const program = createProgram(files);
  return (code) =>
    program.getSemanticDiagnostics(program.getSourceFile(fileOf(code))).map((diagnostic) => diagnostic.code);
}

function createProgram(files) {
  const configFile = join(CHECKOUT, "frontend/tsconfig.json");
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(CHECKOUT, "frontend"));
  const compilerOptions = { ...options, types: [], noUnusedLocals: false };
  const host = ts.createCompilerHost(compilerOptions);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) =>
    files.has(file)
      ? ts.createSourceFile(file, files.get(file), languageVersion)
      : getSourceFile(file, languageVersion, ...rest);
  return ts.createProgram([...files.keys()], compilerOptions, host);
}
