import { EmulatorClient } from "../src/local/emulator-client";
import { enterAsAdmin } from "../src/local/portal-client";
import type { GraphQLCall, Portal } from "./portal";
import { ADMIN_EMAIL } from "./programs";

export interface Person {
  id: string;
  token: string;
}

export interface Employer extends Person {
  companyId: string;
}

/** Who takes part. */
export interface People {
  employers: Employer[];
  /** On the plan without a limit of applications. */
  seekers: Person[];
  /** On the plan that everybody starts with, to run against its limits. */
  frugal: Person[];
  /** Employers who found companies until they may not any more. */
  founders: Person[];
}

const EMPLOYERS = 12;
const SEEKERS = 60;
const FRUGAL = 60;
const FOUNDERS = 4;
const PASSWORD = "a-long-password";

export const JOB_FORM = {
  type: "FULL_TIME",
  location: "Hebbal, Mysuru",
  pay: "₹20,000–25,000 a month",
  experience: "2–4 years",
  description: "Run two lathes.",
  requirements: "ITI turner.",
};

/** Signs everybody up at the provider and registers them. */
export async function makePeople(portal: Portal, authEmulator: string): Promise<People> {
  const emulator = new EmulatorClient(authEmulator);
  const tokenOf = async (email: string) => {
    await emulator.ensureAccount(email, PASSWORD);
    return await emulator.signIn(email, PASSWORD);
  };
  const adminToken = await tokenOf(ADMIN_EMAIL);
  await enterAsAdmin({ url: portal.nodes[0] ?? "", token: adminToken });

  const make = async (name: string, count: number, role: "EMPLOYER" | "JOBSEEKER"): Promise<Person[]> => {
    const made: Person[] = [];
    for (let index = 0; index < count; index += 1) {
      const email = `${name}-${index}@faults.example`;
      const token = await tokenOf(email);
      made.push({ id: await register(portal, { token, email, role }), token });
    }
    return made;
  };
  const employers: Employer[] = [];
  for (const [index, person] of (await make("employer", EMPLOYERS, "EMPLOYER")).entries())
    employers.push({ ...person, companyId: await foundCompany(portal, person, index) });
  const seekers = await make("seeker", SEEKERS, "JOBSEEKER");
  for (const { id } of seekers)
    await portal.insist({
      token: adminToken,
      query: "mutation ($id: ID!) { done: updateUserPlan(id: $id, plan: PREMIUM) { id } }",
      variables: { id },
    });
  const frugal = await make("frugal", FRUGAL, "JOBSEEKER");
  return { employers, seekers, frugal, founders: await make("founder", FOUNDERS, "EMPLOYER") };
}

async function register(
  portal: Portal,
  { token, email, role }: { token: string; email: string; role: string },
): Promise<string> {
  const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
  const { sub: firebaseUid } = JSON.parse(claims) as { sub: string };
  return await idFrom(portal, {
    token,
    query: "mutation ($input: RegisterInput!) { done: register(input: $input) { id } }",
    variables: { input: { email, firebaseUid, role, name: "Asha Rao" } },
  });
}

async function foundCompany(portal: Portal, { token }: Person, index: number): Promise<string> {
  const input = {
    ...JOB_FORM,
    title: "First Hand",
    draftId: crypto.randomUUID(),
    companyName: `Banyan ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(index)} Works`,
    isNewCompanyConfirmed: true,
  };
  const done = await portal.insist({
    token,
    query: "mutation ($input: PostJobInput!) { done: postJob(input: $input) { company { id } } }",
    variables: { input },
  });
  return (done as { company: { id: string } }).company.id;
}

const idFrom = async (portal: Portal, call: GraphQLCall): Promise<string> =>
  ((await portal.insist(call)) as { id: string }).id;
