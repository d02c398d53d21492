import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getMetadataStorage } from "type-graphql";
import { Gate } from "../../../auth/gate";
import { createSchema } from "../../../app/schema";
import { apply } from "../../../test/applications";
import { write } from "../../../test/calls/message-calls";
import { askForVerification } from "../../../test/calls/verification-calls";
import { createAdmin } from "../../../test/admin";
import { createFactories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { Role } from "../../../auth/role";

const PAGE = readFileSync(join(__dirname, "../../../../../docs/moderation.md"), "utf8");
const EXAMPLES = [...PAGE.matchAll(/```graphql\n(.*?)```/gs)].map(([, example]) => example ?? "");

/** Admin's operations that have a story of their own elsewhere: the first run, imports; and reading one by its id. */
const ELSEWHERE = [
  "initDatabase",
  "createTestUsers",
  "createSubscriptionPlans",
  "testAccounts",
  "importCompanies",
  "removeUserSecondFactor",
];
const BY_ID = ["adminCompany", "adminJob"];

let portal: TestPortal;
let ids: Record<string, string>;
let token: string;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  const make = createFactories(portal.dataSource);
  const { admin } = await createAdmin(portal, make);
  token = admin.token;
  const user = await make.person({ displayName: "Asha Menon" });
  await portal.ask("mutation { changePlan(plan: PAID) { outcome } }", user);
  const [request] = await portal.dataSource.query<{ id: string }[]>("select id from plan_requests");
  const company = await make.company({ name: "Kaveri Works" });
  const duplicate = await make.company({ name: "Kaveri Works Pvt" }, [user]);
  const client = { isForClient: true, clientName: "Kabini Mills" };
  const job = await make.job({ companyId: duplicate.id, postedById: user.id, ...client });
  const query = "mutation ($input: ReportJobInput!) { reportJob(input: $input) { id } }";
  await portal.ask(query, { variables: { input: { jobId: job.id, reason: "SCAM" } }, token });
  await portal.dataSource.query(
    "insert into search_queries (text, day, place, searches, found_nothing, found) values ('patang', now(), '', 5, 5, 0)",
  );
  const applicationId = await apply(portal, await make.person(), job);
  const held = await write(portal, user, applicationId, "Please pay the registration fee today.");
  const { data: asked } = await portal.ask<{ raiseGrievance: { id: string } }>(
    'mutation { raiseGrievance(input: { kind: ACCESS, text: "Who has read my resume?" }) { id } }',
    user,
  );
  ids = {
    USER: user.id,
    COMPANY: company.id,
    DUPLICATE: duplicate.id,
    JOB: job.id,
    MESSAGE: held.id ?? "",
    GRIEVANCE: asked?.raiseGrievance.id ?? "",
    BREACH: await enterBreach(),
    REQUEST: request?.id ?? "",
    REVIEW: await askForVerification(portal, make),
  };
});
afterAll(() => portal.stop());

async function enterBreach(): Promise<string> {
  const id = randomUUID();
  const texts = 'what: "A", data: "B", consequences: "C", measures: "D"';
  await portal.ask(
    `mutation { saveBreach(input: { id: "${id}", version: 0, noticedAt: "2026-11-25T06:00:00Z", peopleCount: 1, ${texts} }) { id } }`,
    { token },
  );
  return id;
}

describe("the examples of docs/moderation.md", () => {
  it.each(EXAMPLES.map((example) => [example.replace(/\s+/g, " ").slice(0, 60), example]))(
    "%s runs",
    async (_name, example) => {
      const query = example.replace(/"([A-Z]+)"/g, (_whole, word: string) => `"${ids[word] ?? word}"`);
      const { status, data, errors } = await portal.ask(query, { token });
      expect([status, errors]).toEqual([200, []]);
      for (const answer of Object.values(data ?? {})) {
        expect(answer).not.toBeNull();
        // A list that finds nothing would run as well, and show nothing.
        if (answer !== null && typeof answer === "object" && "items" in answer)
          expect(answer.items).not.toEqual([]);
      }
    },
  );

  it("have every operation that is for admins alone", () => {
    createSchema();
    const { queries, mutations } = getMetadataStorage();
    const forAdmins = [...queries, ...mutations]
      .filter(({ roles }) => roles?.some((role) => role === Role.ADMIN || role === Gate.FIRST_RUN))
      .map(({ schemaName }) => schemaName);
    const shown = forAdmins.filter((field) => new RegExp(`^  ${field}\\b`, "m").test(EXAMPLES.join("\n")));
    expect([...shown, ...ELSEWHERE, ...BY_ID].sort()).toEqual(forAdmins.sort());
  });
});
