import { codegen } from "@graphql-codegen/core";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import { buildClientSchema, type DocumentNode, getIntrospectionQuery, parse, printSchema } from "graphql";
import { GraphQLClient } from "graphql-request";
import { OpenAPIClientAxios, type Document } from "openapi-client-axios";
import { Role } from "../auth/role";
import { apply } from "../test/applications";
import { createFactories, type Factories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const JOB = {
  ...{ title: "Staff Nurse", type: "FULL_TIME", location: "Kothrud, Pune" },
  ...{ pay: "₹25,000–30,000 a month", experience: "2–4 years" },
  ...{ description: "Look after a ward of twelve beds.", requirements: "GNM or B.Sc. Nursing." },
};

/** An owner with a company. */
async function owner() {
  const person = await make.person({ role: Role.EMPLOYER });
  return { person, company: await make.company({}, [person]) };
}

describe("a client generated from what the portal serves (KEYS-10)", () => {
  it("of the OpenAPI document posts a job, reads its candidates, moves one and closes it", async () => {
    const { person, company } = await owner();
    const { data } = await portal.ask<{ createApiKey: { secret: string } }>(
      "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }",
      {
        variables: {
          input: {
            ...{ companyId: company.id, name: "Greenhouse", days: 90 },
            scopes: ["JOBS_READ", "JOBS_WRITE", "CANDIDATES_READ", "CANDIDATES_WRITE"],
          },
        },
        token: person.token,
      },
    );
    const client = await clientOf(data?.createApiKey.secret ?? "");
    const job = await client.call("postCompanyJob", null, {
      ...JOB,
      type: "full-time",
      draftId: crypto.randomUUID(),
    });
    const id = String(job.id);
    await apply(portal, await make.person({ displayName: "Asha Menon" }), { id });
    const page = await client.call("listCandidates", { id });
    const [candidate] = page.items as { id: string; status: string }[];
    expect(candidate).toMatchObject({ status: "submitted" });
    await client.call("moveCandidate", { id: candidate?.id ?? "" }, { to: "shortlisted", from: "submitted" });
    const moved = await client.call("oneCandidate", { id: candidate?.id ?? "" });
    expect(moved.status).toBe("shortlisted");
    const closed = await client.call("closeCompanyJob", { id });
    expect(closed.status).toBe("closed");
  });

  it("of the schema does the same", async () => {
    const { person, company } = await owner();
    const documents = await generatedDocuments();
    const client = new GraphQLClient(`${portal.url}/graphql`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const ask = async <Data>(name: string, variables: object): Promise<Data> => {
      const document = documents[`${name}Document`];
      if (!document) throw new Error(`${name} was not generated.`);
      return await client.request<Data>(document, variables);
    };
    const input = { ...JOB, companyId: company.id, draftId: crypto.randomUUID() };
    const { postJob } = await ask<{ postJob: { id: string } }>("PostJob", { input });
    const applicationId = await apply(portal, await make.person({ displayName: "Asha Menon" }), postJob);
    const { candidates } = await ask<{ candidates: { items: object[] } }>("Candidates", {
      jobId: postJob.id,
    });
    expect(candidates.items).toEqual([{ id: applicationId, name: "Asha Menon", status: "SUBMITTED" }]);
    const { moveApplications } = await ask<{ moveApplications: object }>("Move", {
      input: { items: [{ applicationId, expectedStatus: "SUBMITTED" }], to: "SHORTLISTED" },
    });
    expect(moveApplications).toEqual({ results: [{ refusal: null, candidate: { status: "SHORTLISTED" } }] });
  });
});

type CallByName = (
  parameters: Record<string, string> | null,
  body?: object,
) => Promise<{ data: Record<string, unknown> }>;

/** A client that knows calls by their names in the served document alone. */
async function clientOf(key: string) {
  const document = (await (await fetch(`${portal.url}/api/openapi.json`)).json()) as Document;
  const api = new OpenAPIClientAxios({
    definition: document,
    axiosConfigDefaults: { baseURL: portal.url, headers: { authorization: `Bearer ${key}` } },
  });
  const client = await api.init();
  return {
    async call(name: string, parameters: Record<string, string> | null, body?: object) {
      const operation = client[name] as unknown as CallByName | undefined;
      if (!operation) throw new Error(`${name} is not in the document.`);
      return (await operation(parameters, body)).data;
    },
  };
}

/** Documents as GraphQL Code Generator writes them from the schema that the portal tells of itself. */
async function generatedDocuments(): Promise<Record<string, DocumentNode | undefined>> {
  const { data } = await portal.ask(getIntrospectionQuery());
  const schema = buildClientSchema(data as never);
  const document = parse(`
    mutation PostJob($input: PostJobInput!) { postJob(input: $input) { id } }
    query Candidates($jobId: ID!) { candidates(filter: { jobId: $jobId }) { items { id name status } } }
    mutation Move($input: MoveApplicationsInput!) {
      moveApplications(input: $input) { results { refusal candidate { status } } }
    }
  `);
  const code = await codegen({
    filename: "client.ts",
    schema: parse(printSchema(schema)),
    documents: [{ location: "client.graphql", document }],
    plugins: [{ documents: {} }],
    pluginMap: { documents: typedDocumentNode },
    config: {},
  });
  const found = [...code.matchAll(/export const (\w+) = (\{.*\}) as unknown as DocumentNode/g)];
  return Object.fromEntries<DocumentNode | undefined>(
    found.map(([, name = "", json = ""]) => [name, JSON.parse(json) as DocumentNode]),
  );
}
