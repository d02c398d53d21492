import { randomUUID } from "node:crypto";
import { createFactories, type Factories } from "../../../test/factories";
import { type NewIdentity, signUp } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { jobForm, post, postForm } from "../../../test/posting";
import { rowSums } from "../../../test/row-sums";
import type { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";

let portal: TestPortal;
let make: Factories;
let poster: Account & NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal({ env: { REQUIRE_VERIFIED_EMAIL: "true", WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  poster = await make.person();
});

const count = async (table: string, where = "true") => {
  const rows = await portal.dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from ${table} where ${where}`,
  );
  return rows[0]?.count;
};

const found = async (q: string) => {
  const { data } = await portal.ask<{ jobs: { items: { id: string; location: string }[] } }>(
    "query ($q: String!) { jobs(filter: { q: $q }) { items { id location } } }",
    { variables: { q } },
  );
  return data?.jobs.items ?? [];
};

describe("posting a job (POST-01)", () => {
  it.each([Role.JOBSEEKER, Role.EMPLOYER, Role.ADMIN])(
    "is for a %s, with a new company that is not verified (POST-05)",
    async (role) => {
      const person = await make.person({ role });
      const job = await post(portal, person, { companyName: "  Chamundi Tools " });
      expect(job).toMatchObject({
        title: "Lathe Operator",
        location: "Hebbal, Mysore",
        company: { name: "Chamundi Tools", isVerified: false },
        standing: { status: "ACTIVE", version: 1, daysLeft: 30 },
      });
    },
  );

  it("takes a new company's name without markup and entities", async () => {
    const { company } = await post(portal, await make.person(), { companyName: "Tunga &amp; <b>Bhadra</b>" });
    expect(company.name).toBe("Tunga & Bhadra");
  });

  it("is found by search on the next request", async () => {
    const { id } = await post(portal, poster, { title: "Kiln Stoker", companyName: "Chamundi Tools" });
    expect(await found("kiln stoker")).toEqual([{ id, location: "Hebbal, Mysore" }]);
  });

  it("takes one's own company of the same name again, and leaves others' alone", async () => {
    const [first, again] = [
      await post(portal, poster, { companyName: "Kabini Mills" }),
      await post(portal, poster, { title: "Weaver", companyName: "KABINI  mills." }),
    ];
    expect(again.company.id).toBe(first.company.id);
    const others = await post(portal, await make.person(), { companyName: "Kabini Mills" });
    expect(others.company.id).not.toBe(first.company.id);
  });

  it("stores what it understands of place and pay, and takes 'Remote' for the work mode", async () => {
    const { id } = await post(portal, poster, {
      companyName: "Kabini Mills",
      location: "remote",
      pay: "₹8–12 lakh a year",
      skills: [" Tally "],
      openForDays: 7,
    });
    const [stored] = await portal.dataSource.query<object[]>("select * from jobs where id = $1", [id]);
    expect(stored).toMatchObject({
      work_mode: "remote",
      location_text: "remote",
      city: null,
      pay_yearly_min: 800_000,
      pay_yearly_max: 1_200_000,
      skills: ["Tally"],
      benefits: [],
      posted_by_id: poster.id,
    });
  });

  it("is refused for a company of others exactly as for none", async () => {
    const others = await make.company();
    const answerFor = async (companyId: string) => {
      const { status, data, errors } = await postForm(portal, poster, { companyId });
      return JSON.stringify({ status, data, errors });
    };
    const unknown = await answerFor(randomUUID());
    expect(unknown).toMatch("NOT_FOUND");
    expect(await answerFor(others.id)).toBe(unknown);
    expect(await answerFor("nothing")).toBe(unknown);
  });

  it("is refused for a blocked company, and to an e-mail that is not verified", async () => {
    const { id: companyId } = await make.company({ blockedAt: new Date() }, [poster]);
    expect((await postForm(portal, poster, { companyId })).code).toBe("COMPANY_BLOCKED");
    const { uid, email, token } = await signUp();
    await make.account({ firebaseUid: uid, email, emailVerifiedAt: null });
    expect((await postForm(portal, { token }, { companyName: "Mine" })).code).toBe("EMAIL_NOT_VERIFIED");
  });

  it("leaves who posted, and what, in the audit trail", async () => {
    const job = await post(portal, poster, { companyName: "Kabini Mills" });
    const trail = await portal.dataSource.query<object[]>(
      "select action, subject_id, after from audit_entries where actor_id = $1 order by id",
      [poster.id],
    );
    expect(trail).toEqual([
      expect.objectContaining({ action: "company.create", subject_id: job.company.id }),
      { action: "job.status", subject_id: job.id, after: { status: "active" } },
    ]);
  });
});

describe("a form with something wrong", () => {
  const TEXTS = ["title", "location", "pay", "experience", "description", "requirements"];

  it.each(TEXTS)("is refused without its %s (POST-02)", async (field) => {
    const before = await rowSums(portal.dataSource);
    const answer = await postForm(portal, poster, { companyName: "Mine", [field]: " \n" });
    expect(answer).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect(answer.errors[0]?.extensions.fields).toEqual([
      { field, message: "is required", rule: "REQUIRED" },
    ]);
    expect({ ...(await rowSums(portal.dataSource)), rate_limits: null }).toEqual({
      ...before,
      rate_limits: null,
    });
  });

  it("is refused without its type (POST-02), and without a company", async () => {
    expect((await postForm(portal, poster, { companyName: "Mine", type: null })).code).toBe("BAD_USER_INPUT");
    const answer = await postForm(portal, poster, {});
    expect(answer.errors[0]?.extensions.fields).toEqual([
      { field: "companyId", message: "is required", rule: "REQUIRED" },
    ]);
  });

  it.each([
    ["title", { title: "x" }, "must have 3 to 120 characters"],
    ["location", { location: ",," }, "must name a city, or Remote"],
    ["benefits", { benefits: [""] }, "must each have 1 to 120 characters"],
    ["openForDays", { openForDays: 91 }, "must be 90 or less"],
    ["openForDays", { openForDays: 0 }, "must be 1 or more"],
    ["companyName", { companyName: "…!" }, "must have a letter or a number"],
    ["draftId", { draftId: "mine" }, "must be a UUID"],
  ])("names its %s", async (field, values, message) => {
    const answer = await postForm(portal, poster, { companyName: "Mine", ...values });
    expect(answer).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect(answer.errors[0]?.extensions.fields).toMatchObject([{ field, message }]);
  });

  it("is told all of it by checkJob, which changes nothing (POST-02, POST-03)", async () => {
    const { data } = await portal.ask<{ checkJob: { problems: { field: string }[] } }>(
      "{ checkJob(fields: {}) { problems { field message } } }",
      poster,
    );
    const fields = data?.checkJob.problems.map(({ field }) => field);
    expect(fields?.sort()).toEqual([...TEXTS, "companyId", "type"].sort());
  });
});

describe("what is asked before a job is taken", () => {
  it("pay under ₹60,000 a year: monthly instead of yearly?", async () => {
    const form = { companyName: "Mine", pay: "₹15,000–18,000 a year" };
    expect(await postForm(portal, poster, form)).toMatchObject({ status: 409, code: "PAY_LOOKS_MONTHLY" });
    expect(await count("companies", "name = 'Mine'")).toBe(0);
    await post(portal, poster, { ...form, isPayConfirmed: true });
    await post(portal, poster, { ...form, title: "Fitter", type: "INTERNSHIP", pay: "₹60,000 a year" });
  });

  it("pay below the minimum wage of the job's state (JPAY-04)", async () => {
    const form = { companyName: "Mine", title: "Packer", pay: "₹10,000 a month" };
    const { status, code, errors } = await postForm(portal, poster, form);
    expect([status, code]).toEqual([409, "PAY_BELOW_MINIMUM_WAGE"]);
    expect(errors[0]?.message).toContain("lowest minimum wage of Karnataka, ₹14,123 a month (April 2025)");
    await post(portal, poster, { ...form, isPayConfirmed: true });
  });

  it("an open job of the same name, place and type, whatever the words' order, case and signs", async () => {
    const { id, company } = await post(portal, poster, {
      title: "Machine Operator (Lathe)",
      companyName: "Mine",
    });
    const form = { title: "lathe - machine operators", companyId: company.id };
    const refused = await postForm(portal, poster, form);
    expect(refused).toMatchObject({ status: 409, code: "POSSIBLE_DUPLICATE" });
    expect(refused.errors[0]).toMatchObject({ extensions: { jobId: id } });
    const { data } = await portal.ask<{ checkJob: { questions: object[] } }>(
      "query ($fields: JobDraftFieldsInput!) { checkJob(fields: $fields) { questions { code jobId } } }",
      { variables: { fields: jobForm(form) }, token: poster.token },
    );
    expect(data?.checkJob.questions).toEqual([{ code: "POSSIBLE_DUPLICATE", jobId: id }]);
    await post(portal, poster, { ...form, location: "Mandya" });
    await post(portal, poster, { ...form, type: "CONTRACT" });
    await post(portal, poster, { ...form, isDuplicateConfirmed: true });
    // At another company it is another job.
    await post(portal, poster, { ...form, companyId: undefined, companyName: "Another" });
  });
});

describe("a form that is sent twice (double click)", () => {
  it("makes one job and one company, and answers it both times", async () => {
    const form = { draftId: randomUUID(), companyName: "Nugu Paints" };
    const answers = await Promise.all([postForm(portal, poster, form), postForm(portal, poster, form)]);
    const ids = answers.map(({ data, errors }) => data?.postJob?.id ?? errors);
    expect(ids[0]).toBe(ids[1]);
    expect(await count("companies", "name = 'Nugu Paints'")).toBe(1);
    expect(await count("jobs", `posted_by_id = '${poster.id}'`)).toBe(1);
  });

  it("of two people is two jobs, whatever the draft's id", async () => {
    const draftId = randomUUID();
    const other = await make.person();
    const [mine, theirs] = [
      await post(portal, poster, { draftId, companyName: "Mine" }),
      await post(portal, other, { draftId, companyName: "Theirs" }),
    ];
    expect(mine.id).not.toBe(theirs.id);
  });
});

describe("how pay is understood, in ₹ with Indian grouping (JOBS-14)", () => {
  it.each([
    ["₹8–12 lakh a year", { words: "₹8,00,000 to ₹12,00,000 a year" }],
    ["25k/month", { words: "₹25,000 a month, ₹3,00,000 a year" }],
    ["from ₹700 a day", { words: "at least ₹700 a day, at least ₹2,10,000 a year" }],
    ["up to 5 LPA", { words: "up to ₹5,00,000 a year" }],
    ["₹150 an hour", { words: "₹150 an hour", obstacle: "OTHER_UNIT" }],
    ["Negotiable", { obstacle: "NO_FIGURE" }],
    ["12 to 8 lakh", { obstacle: "WRONG_WAY_ROUND", question: { code: "PAY_UNLIKELY" } }],
    ["₹1–5 LPA", { words: "₹1,00,000 to ₹5,00,000 a year", question: { code: "PAY_RANGE_WIDE" } }],
    ["₹15,000 a year", { words: "₹15,000 a year", question: { code: "PAY_LOOKS_MONTHLY" } }],
  ])("%s", async (text, reading) => {
    const { data } = await portal.ask<{ describePay: object }>(
      "query ($text: String!) { describePay(text: $text) { words obstacle problem question { code } } }",
      { variables: { text }, token: poster.token },
    );
    expect(data?.describePay).toEqual({
      words: null,
      obstacle: null,
      problem: null,
      question: null,
      ...reading,
    });
  });
});

describe("how experience is understood", () => {
  it.each([
    ["0-2 years", "up to 2 years", null],
    ["no exp", "no experience needed", null],
    ["As agreed", null, null],
    ["5-2", null, "must say the fewer years first, such as 2–4 years"],
  ])("%s", async (text, words, problem) => {
    const { data } = await portal.ask<{ describeExperience: object }>(
      "query ($text: String!) { describeExperience(text: $text) { words problem } }",
      { variables: { text }, token: poster.token },
    );
    expect(data?.describeExperience).toEqual({ words, problem });
  });

  it("is what a job is refused for", async () => {
    const form = { experience: "5-2", companyName: "Mine" };
    expect((await postForm(portal, poster, form)).errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [
        {
          field: "experience",
          message: "must say the fewer years first, such as 2–4 years",
          rule: "MORE_YEARS_FIRST",
        },
      ],
    });
  });
});

describe("how a location is understood", () => {
  it.each([
    ["Hebbal, Mysuru", "Mysore", "Hebbal", false, null],
    ["Work from home", null, null, true, null],
    ["WFH, Mysuru", "Mysore", null, true, null],
    ["hebbal mysuru", "Mysore", "Hebbal", false, null],
  ])("%s", async (location, city, locality, isRemote, didYouMean) => {
    const { data } = await portal.ask<{ describeLocation: object }>(
      "query ($text: String!) { describeLocation(text: $text) { city locality isRemote didYouMean } }",
      { variables: { text: location }, token: poster.token },
    );
    expect(data?.describeLocation).toEqual({ city, locality, isRemote, didYouMean });
    const { workMode } = await post(portal, poster, { location, companyName: "Mine", workMode: "HYBRID" });
    expect(workMode).toBe(isRemote ? "REMOTE" : "HYBRID");
  });
});
