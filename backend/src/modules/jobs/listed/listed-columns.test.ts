import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { createSchema } from "../../../app/schema";
import { Role } from "../../../auth/role";
import { createFactories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Company } from "../../companies/company.entity";
import type { Job } from "../job/job.entity";
import { Education, EnglishLevel, Shift } from "../job/job.enums";
import { PayUnit } from "../reading/pay.enums";

const schema = createSchema();
let portal: TestPortal;
let jobId: string;
/** Tokens of those who read different things of one job; null: signed out. */
const readers: Record<string, string | null> = { nobody: null };

/** Each part has a node of its own, because a node knows so many choices of columns and no more. */
async function start(): Promise<void> {
  portal = await startTestPortal({ env: { READS_PER_MINUTE: "10000" } });
  const make = createFactories(portal.dataSource);
  const member = await make.person({ role: Role.EMPLOYER });
  const { id: companyId } = await make.company(COMPANY, [member]);
  await portal.dataSource.query(
    `insert into pipeline_stages (id, company_id, name, status, position, created_at)
     values (gen_random_uuid(), $1, 'Trade test', 'shortlisted', 1, now())`,
    [companyId],
  );
  ({ id: jobId } = await make.job({ ...JOB, companyId, postedById: member.id }));
  readers.member = member.token;
  readers.admin = (await make.person({ role: Role.ADMIN })).token;
  readers.seeker = (await make.person({ additionalData: { title: "Staff Nurse" } })).token;
}

const COMPANY: Partial<Company> = {
  about: "A hospital.",
  website: "https://kaveri.example",
  industry: "Healthcare",
  employees: "51–200",
  headquarters: "Bangalore",
  verifiedAt: new Date("2026-01-01"),
  verifiedUntil: new Date("2099-01-01"),
  replyRate: 80,
  medianReplyDays: 3,
};
const JOB: Partial<Job> = {
  locationText: "Koramangala, Bangalore; Pune",
  payText: "₹25,000–30,000 a month plus incentives",
  payMin: 25_000,
  payMax: 30_000,
  payUnit: PayUnit.MONTH,
  payYearlyMin: 300_000,
  payYearlyMax: 360_000,
  benefits: ["Meals"],
  education: Education.DIPLOMA,
  shift: Shift.NIGHT,
  daysAWeek: 6,
  englishLevel: EnglishLevel.BASIC,
  languages: ["Kannada"],
  noticePeriodDays: 15,
  freshersWelcome: true,
  ownTwoWheeler: true,
  ...{ isForClient: true, clientName: "Kabini Mills", clientIndustry: "Textiles" },
  walkInFrom: "2099-01-01",
  walkInUntil: "2099-01-02",
  walkInHours: "10 am to 1 pm",
  walkInVenue: "Gate 2",
  facilitiesForDisabled: "Ramp",
  applyUrl: "https://kaveri.example/jobs",
  asksPhone: true,
  asksResume: true,
  asksNoticePeriod: true,
  asksExpectedPay: true,
};
/** Fields that are null or empty of this job, whoever asks. */
const EMPTY = [
  ...["Job.closure", "Job.hiringManagers", "Job.keptAnswers", "Job.questions", "Job.scorecardCriteria"],
  "Job.viewerApplication",
  ...["Pay.bound", "Company.blockReason", "Company.checks", "Company.logoURL"],
];

const MOST_LEVELS = 2;

/** A field with all that can be asked of it without arguments; null where that is nothing. */
function selectionOf(
  { name, type, args }: GraphQLField<unknown, unknown>,
  levels = MOST_LEVELS,
): string | null {
  if (args.some(isRequiredArgument)) return null;
  const named = getNamedType(type);
  if (!isObjectType(named)) return name;
  const parts = levels === 0 ? [] : fieldsOf(named).map((field) => selectionOf(field, levels - 1));
  const asked = parts.filter((part) => part !== null);
  return asked.length > 0 ? `${name} { ${asked.join(" ")} }` : null;
}

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());

function typeOf(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(name);
  return type;
}

type Answered = Record<string, unknown>;

async function read(query: string, reader: string): Promise<Answered> {
  const { data, errors } = await portal.ask(query, { token: readers[reader] ?? undefined });
  if (!data || errors.length > 0) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
}

/** What the list answers to a selection of `Job`, and what the job by itself does: that reads all columns. */
async function bothOf(selection: string, reader: string): Promise<[Answered | undefined, Answered]> {
  // A page of ten: twenty histories ask for too much at once.
  const list = await read(`{ jobs(pageSize: 10) { items { ${selection} } } }`, reader);
  const alone = await read(`{ job(id: "${jobId}") { ${selection} } }`, reader);
  return [(list.jobs as { items: Answered[] }).items[0], alone.job as Answered];
}

const namesOf = (type: string): string[] => fieldsOf(typeOf(type)).map(({ name }) => name);

const fieldOf = (type: string, name: string): string => {
  const field = typeOf(type).getFields()[name];
  const selection = field && selectionOf(field);
  if (!selection) throw new Error(`${type}.${name}`);
  return selection;
};

const isFull = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

describe.each([
  ["Job", (field: string) => field, (job: Answered) => job],
  ["Pay", (field: string) => `pay { ${field} }`, ({ pay }: Answered) => pay as Answered],
  ["Company", (field: string) => `company { ${field} }`, ({ company }: Answered) => company as Answered],
])("a list that reads columns for one field of %s alone", (type, within, partOf) => {
  beforeAll(start);
  afterAll(() => portal.stop());

  it.each(namesOf(type))("answers %s as the job by itself does, to everybody (LEAN-06)", async (name) => {
    const seen: unknown[] = [];
    for (const reader of Object.keys(readers)) {
      const [listed, alone] = await bothOf(within(fieldOf(type, name)), reader);
      expect(listed).toEqual(alone);
      seen.push(partOf(alone)[name]);
    }
    expect(seen.some(isFull)).toBe(!EMPTY.includes(`${type}.${name}`));
  });

  it("fails where a resolver reads another column (LEAN-06)", async () => {
    const columns = { job: new Set(["id", "title", "reference"]), company: new Set(["id"]) };
    const [job] = await portal.services.verifiedJobs.newest(1, columns);
    expect(job?.title).toBe("Staff Nurse");
    expect(() => job?.payText).toThrow("did not read job.payText");
    expect(() => job?.company.isVerified).toThrow("did not read company.verifiedAt");
  });
});

describe("a list's columns follow the whole operation", () => {
  beforeAll(start);
  afterAll(() => portal.stop());

  const FRAGMENTS = `
    query Jobs($more: Boolean!, $less: Boolean!) {
      jobs {
        ...Items
        items { called: title ... on Job { pay { said: text } } }
        items { company { name } openings @skip(if: $less) shift @include(if: $more) }
      }
      verifiedJobs { company { isVerified } payWords: pay { headline } }
      similarJobs(id: "00000000-0000-7000-8000-000000000000") { title }
    }
    fragment Items on JobPage { items { ...Card company { slug } } }
    fragment Card on Job { id placesInShort __typename }`;

  const askFor = (variables: object) => portal.ask(FRAGMENTS, { variables });

  it.each([
    [
      { more: true, less: false },
      { openings: 1, shift: "NIGHT" },
    ],
    [{ more: false, less: true }, {}],
  ])(
    "through fragments, aliases, @skip and @include %p, also once it is compiled (LEAN-06)",
    async (variables, more) => {
      // The third answer and those after it are a compiled function's.
      for (let times = 0; times < 4; times += 1) {
        const { data, errors } = await askFor(variables);
        expect(errors).toEqual([]);
        expect(data).toEqual({
          jobs: {
            items: [
              {
                ...{ id: jobId, placesInShort: "Bangalore, Pune", __typename: "Job", called: "Staff Nurse" },
                ...{ company: { slug: expect.any(String) as string, name: "Kaveri Works" } },
                ...{ pay: { said: JOB.payText }, ...more },
              },
            ],
          },
          verifiedJobs: [{ company: { isVerified: true }, payWords: { headline: "₹25,000–30,000 a month" } }],
          similarJobs: [],
        });
      }
    },
  );

  it("until there are too many choices of columns, and then it reads all (LEAN-06)", async () => {
    const columns = namesOf("Job")
      .filter((name) => fieldOf("Job", name) === name)
      .slice(0, 12);
    const pairs = columns.flatMap((one, at) => columns.slice(at + 1).map((other) => `${one} ${other}`));
    expect(pairs.length).toBeGreaterThan(50);
    for (const pair of pairs) {
      const [listed, alone] = await bothOf(pair, "nobody");
      expect(listed).toEqual(alone);
    }
  });
});
