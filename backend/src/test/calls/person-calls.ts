import type { Account } from "../../modules/accounts/account.entity";
import type { Company } from "../../modules/companies/company.entity";
import type { Job } from "../../modules/jobs/job/job.entity";
import type { Factories } from "../factories";
import type { NewIdentity } from "../identities";
import type { TestPortal } from "../portal";

interface Caller {
  token: string;
}

interface AskedFindability {
  isFindable: boolean;
  groups: string[];
  hiddenCompanies: string[];
  employers: string[];
  card: Record<string, unknown> | null;
  looks: { lookedAt: string; company: { name: string } }[];
  lookingCompanyCount: number;
}

interface AskedPerson {
  id: string;
  facts: Record<string, unknown> & { headline: string | null };
  listedAt: string;
  lookedAt: string | null;
  invitedAt: string | null;
}

export interface AskedInvitation {
  id: string;
  status: string;
  jobTitle: string;
  companyName: string;
  message: string;
  headline: string | null;
  shared: { name: string | null; email: string; phone: string | null } | null;
  sentAt: string;
  viewerCan: { accept: boolean; decline: boolean };
}

const FACTS = `headline currentTitle currentEmployer experienceMonths skills { name } education links noticePeriodDays
  languages { name } preferredPlaces workModes expectedPay { headline } currentPay { headline } licences helpAtWork`;
const FINDABILITY = `isFindable groups hiddenCompanies employers card { ${FACTS} } looks { lookedAt company { name } }
  lookingCompanyCount`;
const PERSON = `id facts { ${FACTS} } listedAt lookedAt invitedAt`;
const INVITATION = `id status jobTitle companyName message headline shared { name email phone } sentAt
  viewerCan { accept decline }`;

/** A nurse who says all that one can. */
export const ASHA = {
  headline: "Staff nurse, ICU",
  currentTitle: "Staff Nurse",
  currentEmployer: "Sunrise Hospitals Pvt. Ltd.",
  experienceMonths: 50,
  skills: [{ name: "Patient care" }, { name: "Ventilators" }],
  education: "GRADUATE",
  languages: [{ name: "Kannada" }],
  links: ["https://asha.example"],
  expectedPay: { amount: 40_000, unit: "MONTH" },
  currentPay: { amount: 30_000, unit: "MONTH" },
  noticePeriodDays: 30,
  preferredPlaces: ["Koramangala, Bangalore"],
  helpAtWork: "A chair.",
};

export const ALL_GROUPS = ["ABOUT", "SKILLS", "WISHES", "EXPECTED_PAY"];

/** Says something of somebody's work. */
export async function saveCareer(portal: TestPortal, { token }: Caller, facts: object): Promise<void> {
  const { errors } = await portal.ask(
    "mutation ($input: SaveCareerProfileInput!) { saveCareerProfile(input: $input) { id } }",
    { variables: { input: { facts } }, token },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

export async function findability(
  portal: TestPortal,
  { token }: Caller,
): Promise<AskedFindability | undefined> {
  const { data } = await portal.ask<{ findability: AskedFindability }>(`{ findability { ${FINDABILITY} } }`, {
    token,
  });
  return data?.findability;
}

/** Turns it on, with all groups, unless something else is said; @returns it, or the code of the refusal */
export async function turnOn(
  portal: TestPortal,
  { token }: Caller,
  input: object = {},
): Promise<Partial<AskedFindability> & { code: string | undefined }> {
  const { data, code } = await portal.ask<{ saveFindability: AskedFindability } | null>(
    `mutation ($input: SaveFindabilityInput!) { saveFindability(input: $input) { ${FINDABILITY} } }`,
    { variables: { input: { isFindable: true, groups: ALL_GROUPS, hiddenCompanies: [], ...input } }, token },
  );
  return { ...data?.saveFindability, code };
}

export async function people(
  portal: TestPortal,
  { token }: Caller,
  { id: companyId }: { id: string },
  args: { filter?: object; first?: number; after?: string | null } = {},
): Promise<{
  code: string | undefined;
  items: AskedPerson[];
  headlines: (string | null)[];
  total: number;
  isTotalCapped: boolean;
  nextCursor: string | null;
  searchedText: string | null;
}> {
  const { data, code } = await portal.ask<{
    people: {
      items: AskedPerson[];
      total: number;
      isTotalCapped: boolean;
      nextCursor: string | null;
      searchedText: string | null;
    };
  } | null>(
    `query ($companyId: ID!, $filter: PersonFilter, $first: Int! = 20, $after: String) {
      people(companyId: $companyId, filter: $filter, first: $first, after: $after) {
        items { ${PERSON} } total isTotalCapped nextCursor searchedText
      }
    }`,
    { variables: { companyId, ...args }, token },
  );
  const { items = [], total = 0, isTotalCapped = false } = data?.people ?? {};
  const { nextCursor = null, searchedText = null } = data?.people ?? {};
  const headlines = items.map(({ facts }) => facts.headline);
  return { code, items, headlines, total, isTotalCapped, nextCursor, searchedText };
}

export async function look(
  portal: TestPortal,
  { token }: Caller,
  { id: companyId }: { id: string },
  id: string,
): Promise<Partial<AskedPerson> & { code: string | undefined }> {
  const { data, code } = await portal.ask<{ lookAtPerson: AskedPerson } | null>(
    `mutation ($companyId: ID!, $id: ID!) { lookAtPerson(companyId: $companyId, id: $id) { ${PERSON} } }`,
    { variables: { companyId, id }, token },
  );
  return { ...data?.lookAtPerson, code };
}

export async function invite(
  portal: TestPortal,
  { token }: Caller,
  personId: string,
  { id: jobId }: { id: string },
  message = "We like your skills.",
): Promise<Partial<AskedInvitation> & { code: string | undefined }> {
  const { data, code } = await portal.ask<{ invitePerson: AskedInvitation } | null>(
    `mutation ($input: InvitePersonInput!) { invitePerson(input: $input) { ${INVITATION} } }`,
    { variables: { input: { personId, jobId, message } }, token },
  );
  return { ...data?.invitePerson, code };
}

export async function answer(
  portal: TestPortal,
  { token }: Caller,
  id: string,
  isAccepted: boolean,
): Promise<Partial<AskedInvitation> & { code: string | undefined }> {
  const { data, code } = await portal.ask<{ answerInvitation: AskedInvitation } | null>(
    `mutation ($id: ID!, $isAccepted: Boolean!) {
      answerInvitation(id: $id, isAccepted: $isAccepted) { ${INVITATION} }
    }`,
    { variables: { id, isAccepted }, token },
  );
  return { ...data?.answerInvitation, code };
}

export async function receivedBy(portal: TestPortal, { token }: Caller): Promise<AskedInvitation[]> {
  const { data } = await portal.ask<{ receivedInvitations: AskedInvitation[] }>(
    `{ receivedInvitations { ${INVITATION} } }`,
    { token },
  );
  return data?.receivedInvitations ?? [];
}

export async function sentBy(
  portal: TestPortal,
  { token }: Caller,
  { id: companyId }: { id: string },
): Promise<AskedInvitation[]> {
  const { data } = await portal.ask<{ sentInvitations: AskedInvitation[] }>(
    `query ($companyId: ID!) { sentInvitations(companyId: $companyId) { ${INVITATION} } }`,
    { variables: { companyId }, token },
  );
  return data?.sentInvitations ?? [];
}

export type Person = Account & NewIdentity;

/** A verified company with a member, and an open job of it. */
export async function createFinder(
  make: Factories,
  name = "Kaveri Works",
  others: Person[] = [],
): Promise<{ member: Person; company: Company; job: Job }> {
  const member = await make.person();
  const company = await make.company({ name, verifiedAt: new Date() }, [member, ...others]);
  return { member, company, job: await make.job({ companyId: company.id }) };
}

export interface FindableWorld {
  /** Whom a verified company of theirs may invite to the job. */
  findableId: string;
  finderJobId: string;
}

/** Somebody who can be found, and a job of a verified company of the person's. */
export async function createFindable(
  portal: TestPortal,
  make: Factories,
  person: Person,
): Promise<FindableWorld> {
  const { company, job } = await createFinder(make, "Godavari Mills", [person]);
  const findable = await make.person();
  await saveCareer(portal, findable, { headline: "Welds ships" });
  await turnOn(portal, findable);
  const { items } = await people(portal, person, company, { first: 1 });
  return { findableId: items[0]?.id ?? "", finderJobId: job.id };
}

/** `invitePerson` as the test of clients' requests makes it. */
export const INVITE_CALL: [string, (world: FindableWorld, message: string) => object, string] = [
  "InvitePersonInput!",
  ({ findableId, finderJobId }, message) => ({ personId: findableId, jobId: finderJobId, message }),
  "{ id message status }",
];
