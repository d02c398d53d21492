import { randomUUID } from "node:crypto";
import { createAdmin, type Act } from "../../../test/admin";
import { apply, quotaOf } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { actOn, jobForm, post } from "../../../test/posting";

let portal: TestPortal;
let make: Factories;
let act: Act;
let ask: Awaited<ReturnType<typeof createAdmin>>["ask"];

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  ({ act, ask } = await createAdmin(portal, make));
});

const LIST = `query ($filter: AdminJobFilter, $order: AdminJobOrder, $pageSize: Int) {
  adminJobs(filter: $filter, order: $order, pageSize: $pageSize) {
    total items { id review {
      status reportCount reportReasons { reason count } reportComments reason rules answer poster { email }
    } }
  }
}`;
interface Review {
  status: string;
  reportCount: number;
  reportReasons: object[];
  reportComments: string[];
  reason: string | null;
  rules: string[];
  answer: string | null;
  poster: { email: string } | null;
}
interface Listed {
  adminJobs: { total: number; items: { id: string; review: Review }[] };
}
const list = async (filter: object = {}) => (await ask<Listed>(LIST, { filter })).adminJobs.items;
const reviewOf = async (id: string) => (await list()).find((job) => job.id === id)?.review;

async function report(jobId: string, reason: string, comment?: string) {
  const { token } = await make.person();
  const query = "mutation ($input: ReportJobInput!) { reportJob(input: $input) { id } }";
  await portal.ask(query, { variables: { input: { jobId, reason, comment } }, token });
}

const isOpen = async (id: string) =>
  (await portal.ask<{ job: object | null }>(`{ job(id: "${id}") { id } }`)).data?.job !== null;

const OWN = "query ($id: ID!) { myJob(id: $id) { standing { status reason } viewerCan { resubmit edit } } }";
const ownOf = async ({ token }: { token: string }, id: string) =>
  (await portal.ask<{ myJob: { standing: { reason: string } } }>(OWN, { variables: { id }, token })).data
    ?.myJob;
const readNotices = async ({ token }: { token: string }) => {
  const { data } = await portal.ask<{ myNotices: { items: { title: string; path: string }[] } }>(
    "{ myNotices { items { title path } } }",
    { token },
  );
  return data?.myNotices.items ?? [];
};
const noticesOf = async (who: { token: string }) => (await readNotices(who)).map(({ title }) => title);
/** Where the last one leads. */
const lastPathOf = async (who: { token: string }) => (await readNotices(who))[0]?.path;

describe("the list of jobs", () => {
  it("has reported jobs first, with how many report them and why, then held ones, then the newest (STAT-04, STAT-05)", async () => {
    const held = await make.job({ heldAt: new Date() });
    const [plain, flagged, closed] = [await make.job(), await make.job(), await make.job()];
    await report(flagged.id, "SCAM", "No such office.");
    await report(flagged.id, "SCAM");
    await report(flagged.id, "OTHER");
    await report(closed.id, "EXPIRED");
    await portal.dataSource.query("update jobs set closed_at = now() where id = $1", [closed.id]);
    expect((await list()).map(({ id }) => id)).toEqual([flagged.id, held.id, closed.id, plain.id]);
    expect(await reviewOf(flagged.id)).toMatchObject({
      status: "FLAGGED",
      reportCount: 3,
      reportReasons: [
        { reason: "SCAM", count: 2 },
        { reason: "OTHER", count: 1 },
      ],
      reportComments: ["No such office."],
    });
    expect((await list({ status: "HELD" })).map(({ id }) => id)).toEqual([held.id]);
    expect((await list({ companyId: plain.companyId, text: "NURSE" })).map(({ id }) => id)).toEqual([
      plain.id,
    ]);
    expect(await list({ companyId: "none" })).toEqual([]);
    expect(await isOpen(flagged.id)).toBe(true);
  });

  it("is found by its title, its company's name, and how its poster's e-mail begins", async () => {
    const company = await make.company({ name: "Shimsha Looms" });
    const poster = await make.account({ email: "meera@tunga.example" });
    const titled = await make.job({ title: "Shimsha Guide" });
    const ofCompany = await make.job({ companyId: company.id });
    const ofPoster = await make.job({ postedById: poster.id });
    const found = async (text: string, status?: string) =>
      (await list({ text, ...(status && { status }) })).map(({ id }) => id).toSorted();
    expect(await found("shimsha")).toEqual([titled.id, ofCompany.id].toSorted());
    expect(await found("msha loom")).toEqual([ofCompany.id]);
    expect(await found("meera@")).toEqual([ofPoster.id]);
    expect(await found("@tunga.example")).toEqual([ofPoster.id]);
    expect(await found("shimsha", "CLOSED")).toEqual([]);
    expect(await found("nobody of that name")).toEqual([]);
  });

  it("has the newest first where that is asked for, reported or not (DASH-12)", async () => {
    const posted = (day: number) => make.job({ postedAt: new Date(Date.UTC(2026, 10, day)) });
    const [middle, newest, oldest] = [await posted(2), await posted(3), await posted(1)];
    await report(oldest.id, "SCAM");
    const { adminJobs } = await ask<Listed>(LIST, { order: "NEWEST" });
    expect(adminJobs.items.map(({ id }) => id)).toEqual([newest.id, middle.id, oldest.id]);
  });

  it("shows what is known of a job to admins alone", async () => {
    const { token } = await make.person();
    const { id } = await make.job();
    const { data } = await portal.ask(`{ job(id: "${id}") { review { status } } }`, { token });
    expect(data).toEqual({ job: { review: null } });
  });

  it("takes as many queries for twelve as for two", async () => {
    for (let number = 0; number < 12; number += 1) {
      const poster = await make.account();
      await make.job({ postedById: poster.id });
    }
    const few = await countQueries(() => ask(LIST, { pageSize: 2 }));
    expect(await countQueries(() => ask(LIST, { pageSize: 12 }))).toBeLessThanOrEqual(few);
  });
});

describe("an admin's judgement", () => {
  it("that nothing is wrong dismisses the reports, once for each reader", async () => {
    const { id } = await make.job();
    const reader = await make.person();
    const again = `reportJob(input: { jobId: "${id}", reason: SCAM }) { id }`;
    await act(again, reader);
    expect(
      await act(`approveJob(id: "${id}") { review { status reportCount reportReasons { count } } }`),
    ).toEqual({
      review: { status: "ACTIVE", reportCount: 0, reportReasons: [] },
    });
    await act(again, reader);
    expect((await reviewOf(id))?.reportCount).toBe(0);
    await report(id, "SCAM");
    expect((await reviewOf(id))?.status).toBe("FLAGGED");
  });

  it("is told to who acts for the company where its poster does not, as with what an admin brought in", async () => {
    const [member, other] = [await make.person(), await make.person()];
    const { id } = await post(portal, member, { companyName: "Kaveri Works" });
    await portal.dataSource.query("update jobs set posted_by_id = $2 where id = $1", [id, other.id]);
    await act(`removeJob(id: "${id}", reason: "The office does not exist.") { id }`);
    expect(await noticesOf(member)).toEqual(["Lathe Operator has been removed; you can see why and answer"]);
    expect(await noticesOf(other)).toEqual([]);
  });

  it("removes a job with a reason that its poster reads, answers, and has reviewed", async () => {
    const poster = await make.person();
    const { id } = await post(portal, poster, { companyName: "Kaveri Works" });
    await act(`removeJob(id: "${id}", reason: "The office does not exist.") { id }`);
    expect(await ownOf(poster, id)).toEqual({
      standing: { status: "REMOVED", reason: "The office does not exist." },
      viewerCan: { resubmit: true, edit: false },
    });
    expect(await noticesOf(poster)).toEqual(["Lathe Operator has been removed; you can see why and answer"]);
    expect(await actOn(portal, poster, 'resubmitJob(id: $id, note: "It moved to Hebbal.")', id)).toBe("HELD");
    expect(await isOpen(id)).toBe(false);
    expect(await reviewOf(id)).toMatchObject({ status: "HELD", answer: "It moved to Hebbal." });
    expect(await actOn(portal, poster, 'resubmitJob(id: $id, note: "Again.")', id)).toBe("JOB_HELD");
    await act(`approveJob(id: "${id}") { id }`);
    expect(await isOpen(id)).toBe(true);
    expect((await noticesOf(poster))[0]).toBe("Lathe Operator has been reviewed and is in the list");
    expect(await lastPathOf(poster)).toBe(`/job-postings/${id}`);
    const trail = await portal.dataSource.query<object[]>(
      "select action, before->>'status' as before, after->>'status' as after from audit_entries where subject_id = $1 order by id",
      [id],
    );
    expect(trail).toEqual([
      { action: "job.status", before: null, after: "active" },
      { action: "job.review", before: "active", after: "removed" },
      { action: "job.status", before: "removed", after: "held" },
      { action: "job.review", before: "held", after: "active" },
    ]);
  });

  it("of a removal is undone: a held job is held again, and approving it is refused meanwhile", async () => {
    const { id } = await make.job({ heldAt: new Date(), heldReason: "Unclear." });
    await act(`removeJob(id: "${id}", reason: "Scam.") { id }`);
    expect(await act(`approveJob(id: "${id}") { id }`)).toBe("JOB_REMOVED");
    expect(await act(`holdJob(id: "${id}", reason: "Scam.") { id }`)).toBe("JOB_REMOVED");
    expect(await act(`restoreJob(id: "${id}") { review { status reason } }`)).toEqual({
      review: { status: "HELD", reason: "Unclear." },
    });
  });

  it("gives applications that nobody opened back for good", async () => {
    const { id } = await make.job();
    const person = await make.person();
    await apply(portal, person, { id });
    await act(`removeJob(id: "${id}", reason: "By mistake.") { id }`);
    expect((await quotaOf(portal, person)).used).toBe(0);
    await act(`restoreJob(id: "${id}") { id }`);
    expect((await quotaOf(portal, person)).used).toBe(0);
  });
});

describe("a job worded like a scam", () => {
  const FEE = { description: "Run two lathes. A registration fee of ₹500 is needed." };

  it("is held when it is posted, its poster told politely, the rule named to admins alone", async () => {
    const poster = await make.person();
    const job = await post(portal, poster, { companyName: "Kaveri Works", ...FEE });
    expect(job.standing?.status).toBe("HELD");
    expect(await isOpen(job.id)).toBe(false);
    expect(await reviewOf(job.id)).toMatchObject({
      rules: ["asks-for-money: registration fee"],
      poster: { email: poster.email },
    });
    expect(await ownOf(poster, job.id)).toMatchObject({
      standing: { status: "HELD", reason: expect.stringContaining("one of us will look at it") as string },
    });
    expect(await noticesOf(poster)).toEqual(["Lathe Operator waits for a review before people find it"]);
    expect(await lastPathOf(poster)).toBe(`/job-postings/${job.id}`);
  });

  it("leaves the rule's name in the audit trail, and nothing of its words: no entry is ever erased", async () => {
    const poster = await make.person();
    const { id } = await post(portal, poster, {
      companyName: "Kaveri Works",
      description: "Registration fee ₹500. Write to wa.me/919876543210 now.",
    });
    expect((await reviewOf(id))?.rules).toEqual([
      "asks-for-money: Registration fee",
      "messenger-only: wa.me/919876543210",
    ]);
    const [entry] = await portal.dataSource.query<{ after: object }[]>(
      "select after from audit_entries where subject_id = $1 and action = 'job.review'",
      [id],
    );
    expect(entry?.after).toEqual({ status: "held", rules: "asks-for-money; messenger-only" });
  });

  it("is held when an edit makes it so, and an approved wording passes from then on", async () => {
    const poster = await make.person();
    const job = await post(portal, poster, { companyName: "Kaveri Works" });
    const update = (version: number, values: object) =>
      portal.ask<{ updateJob: { standing: { status: string } } }>(
        "mutation ($id: ID!, $version: Int!, $input: JobContentInput!) { updateJob(id: $id, version: $version, input: $input) { standing { status } } }",
        { variables: { id: job.id, version, input: jobForm(values) }, token: poster.token },
      );
    const statusAfter = async (version: number, values: object) =>
      (await update(version, values)).data?.updateJob.standing.status;
    expect(await statusAfter(1, { description: "No registration fee." })).toBe("ACTIVE");
    expect(await statusAfter(2, FEE)).toBe("HELD");
    // Taking the words out again is for an admin to see.
    expect(await statusAfter(3, {})).toBe("HELD");
    expect(await reviewOf(job.id)).toMatchObject({
      rules: ["asks-for-money: registration fee"],
      reason: "The company has edited these words out since.",
    });
    const reason = async () => (await ownOf(poster, job.id))?.standing.reason;
    expect(await reason()).toMatch(/^The words that held it are gone/);
    // What an admin approves without these words, holds them again.
    await act(`approveJob(id: "${job.id}") { id }`);
    expect(await statusAfter(4, FEE)).toBe("HELD");
    expect(await reason()).toMatch(/^Some of its wording is often used in job scams/);
    await act(`approveJob(id: "${job.id}") { id }`);
    expect(await statusAfter(5, { ...FEE, openings: 2 })).toBe("ACTIVE");
    expect(await statusAfter(6, { description: "Apply via Telegram." })).toBe("HELD");
  });

  it("is held when it is brought in, by call and by file, and the others are not", async () => {
    const member = await make.person();
    const company = await make.company({}, [member]);
    const row = { ...jobForm(), companyId: company.id };
    const rows = [row, { ...row, title: "Fitter", ...FEE }];
    await portal.ask(
      "mutation ($rows: [JobImportRow!]!) { importJobs(input: { rows: $rows }) { created } }",
      {
        variables: { rows },
        token: member.token,
      },
    );
    const held = () =>
      portal.dataSource.query<{ title: string }[]>(
        "select title from jobs where held_at is not null order by id",
      );
    expect(await held()).toEqual([{ title: "Fitter" }]);
    expect(await noticesOf(member)).toEqual(["1 of the jobs you imported waits for a review"]);
    expect(await lastPathOf(member)).toBe("/job-postings?status=held");
    const csv = [
      "title,type,location,salary,experience,description,requirements",
      "Plumber,full-time,Mysuru,₹20k/month,2 years,Lay pipes.,ITI.",
      "Mason,full-time,Mysuru,₹20k/month,2 years,Join our Telegram group.,ITI.",
    ].join("\r\n");
    const input = { companyId: company.id, importId: randomUUID(), csv };
    await portal.ask("mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }", {
      variables: { input },
      token: member.token,
    });
    expect((await held()).map(({ title }) => title).sort()).toEqual(["Fitter", "Mason"]);
    expect(await noticesOf(member)).toHaveLength(2);
  });
});
