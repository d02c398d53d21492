import { z } from "zod";
import { Role } from "../auth/role";
import { createFactories } from "../test/factories";
import { signUp } from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";
import { openApi } from "./openapi";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

interface Operation {
  responses: Record<string, { content: Record<string, { schema: { $ref: string } }> } | undefined>;
}

/** Holds an answer to the schema that the served document gives for its status. */
async function expectDocumented(method: string, path: string, token: string, body?: object) {
  const document = (await (await fetch(`${portal.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Parameters<typeof z.fromJSONSchema>[0]> };
  };
  const answer = await fetch(`${portal.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  const response = document.paths[path]?.[method.toLowerCase()]?.responses[answer.status];
  const name = response?.content["application/json"]?.schema.$ref.split("/").at(-1) ?? "";
  const schema = document.components.schemas[name];
  if (schema === undefined) throw new Error(`${method} ${path}: ${answer.status} is not in the document.`);
  const { error } = z.fromJSONSchema(schema).safeParse(await answer.json());
  expect([answer.status, error?.issues]).toEqual([answer.status, undefined]);
  return [answer.status, name];
}

describe("the OpenAPI document", () => {
  it("names its server and its licence, which linters and generators of clients ask for", async () => {
    const document: unknown = await (await fetch(`${portal.url}/api/openapi.json`)).json();
    expect(document).toMatchObject({ servers: [{ url: "/" }], info: { license: { identifier: "MIT" } } });
  });

  it("describes what the calls really answer (CALL-03, CALL-06, CALL-12, CALL-15)", async () => {
    const person = await signUp();
    const admin = await createFactories(portal.dataSource).person({ role: Role.ADMIN });
    const register = { email: person.email, firebaseUid: person.uid, role: "employer" };
    const { token } = person;

    expect(await expectDocumented("GET", "/api/auth/me", "bad")).toEqual([401, "Error"]);
    expect(await expectDocumented("GET", "/api/auth/me", token)).toEqual([404, "Error"]);
    const admitted = { ...register, role: "admin" };
    expect(await expectDocumented("POST", "/api/auth/register", token, admitted)).toEqual([400, "Error"]);
    expect(await expectDocumented("POST", "/api/auth/register", token, register)).toEqual([
      200,
      "UserRecord",
    ]);
    expect(await expectDocumented("GET", "/api/auth/me", token)).toEqual([200, "UserRecord"]);
    const profile = { displayName: "Asha", additionalData: { dob: "1990-02-28", bio: null } };
    expect(await expectDocumented("PUT", "/api/auth/profile", token, profile)).toEqual([200, "UserRecord"]);
    expect(await expectDocumented("PUT", "/api/auth/profile", token, { a: 1 })).toEqual([400, "Error"]);
    expect(await expectDocumented("POST", "/api/auth/photo", token)).toEqual([400, "Error"]);
    for (const step of ["init-database", "create-test-users", "create-subscription-plans"]) {
      expect(await expectDocumented("POST", `/api/admin/${step}`, token)).toEqual([403, "Error"]);
      expect(await expectDocumented("POST", `/api/admin/${step}`, admin.token)).toEqual([200, "Message"]);
    }
  });

  it("is one of version 3.1 whose references all lead somewhere", () => {
    const document = openApi();
    expect(document.openapi).toMatch(/^3\.1\./);
    const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name] of references) expect(Object.keys(document.components.schemas)).toContain(name);
  });
});
