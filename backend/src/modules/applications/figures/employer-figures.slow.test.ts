import { uuidv7 } from "uuidv7";
import { indianDay } from "../../../time/indian-calendar";
import { Random } from "../../../../demo/random";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import type { Job } from "../../jobs/job/job.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let companyId: string;
let jobs: Job[];

const HOUR = 60 * 60 * 1000;
const STAGES = ["submitted", "viewed", "shortlisted", "interview", "offered", "hired"];

interface Sent {
  jobId: string;
  appliedAt: Date;
  /** Company's steps with hours after applying. */
  steps: (readonly [status: string, hours: number])[];
}

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  companyId = (await make.company({}, [member])).id;
  jobs = await make.jobs(3, { companyId });
});

const rows = <Row>(sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Row[]>(sql, parameters);

async function send({ jobId, appliedAt, steps }: Sent, status = steps.at(-1)?.[0] ?? "submitted") {
  const [id, { id: applicantId }] = [uuidv7(), await make.account()];
  await rows(
    `insert into applications (id, job_id, applicant_id, status, job, profile, quota_month, applied_at, status_at)
     values ($1, $2, $3, $4, '{}', '{}', '2026-11', $5, $5)`,
    [id, jobId, applicantId, status, appliedAt],
  );
  for (const [step, hours] of steps)
    await rows(
      `insert into application_events (id, application_id, status, party, at) values ($1, $2, $3, 'company', $4)`,
      [uuidv7(), id, step, new Date(appliedAt.getTime() + hours * HOUR)],
    );
  return id;
}

interface Analytics {
  views: number;
  applications: number;
  medianHoursToAnswer: number | null;
  funnel: { count: number }[];
  answers: { fromDays: number; toDays: number | null; count: number }[];
  jobs: { jobId: string; views: number; applications: number; shortlisted: number }[];
  days: { day: string; views: number; applications: number; medianHoursToAnswer: number | null }[];
}

async function analytics(from: string, to: string, jobId?: string) {
  const { data, code } = await portal.ask<{ employerAnalytics: Analytics } | null>(
    `query ($from: String!, $to: String!, $jobId: ID) {
      employerAnalytics(from: $from, to: $to, jobId: $jobId) {
        views applications medianHoursToAnswer funnel { count } answers { fromDays toDays count }
        jobs { jobId views applications shortlisted } days { day views applications medianHoursToAnswer }
      }
    }`,
    { variables: { from, to, jobId }, token: member.token },
  );
  return { ...data?.employerAnalytics, code };
}

const jobOf = (index: number) => jobs[index % jobs.length]?.id ?? "";

describe("an employer's figures", () => {
  it("are those of the dashboard: all jobs posted, applications not taken back, and where these stand (DASH-13)", async () => {
    const at = new Date();
    await make.job({ companyId, closedAt: at });
    await make.job({ companyId, postedAt: null });
    await make.job({ companyId, removedAt: at });
    for (const status of ["submitted", "shortlisted", "shortlisted", "interview", "withdrawn", "hired"])
      await send({ jobId: jobOf(0), appliedAt: at, steps: [] }, status);
    const { data } = await portal.ask(
      "{ employerSummary { totalJobs totalApplications shortlisted interviews } }",
      member,
    );
    expect(data?.employerSummary).toEqual({
      totalJobs: 4,
      totalApplications: 5,
      shortlisted: 2,
      interviews: 1,
    });
  });

  it("count days in India: midnight there is half past six in the evening in UTC", async () => {
    const jobId = jobOf(0);
    for (const at of [
      "2026-10-31T18:29:59.999Z",
      "2026-10-31T18:30:00.000Z",
      "2026-11-30T18:29:59.999Z",
      "2026-11-30T18:30:00.000Z",
    ])
      await send({ jobId, appliedAt: new Date(at), steps: [] });
    await rows(
      "insert into job_view_counts values ($1, '2026-10-31', 1), ($1, '2026-11-01', 2), ($1, '2026-11-30', 4), ($1, '2026-12-01', 8)",
      [jobId],
    );
    const november = await analytics("2026-11-01", "2026-11-30");
    expect([november.applications, november.views, november.days?.length]).toEqual([2, 6, 30]);
    expect(november.days?.[0]).toEqual({
      ...{ day: "2026-11-01", views: 2, applications: 1 },
      medianHoursToAnswer: null,
    });
    expect(november.days?.[29]).toMatchObject({ day: "2026-11-30", views: 4, applications: 1 });
    const lastOfOctober = await analytics("2026-10-31", "2026-10-31");
    expect([lastOfOctober.applications, lastOfOctober.views]).toEqual([1, 1]);
  });

  it("count a message of the company's as its answer (OFFR-10)", async () => {
    const appliedAt = new Date("2026-11-10T06:30:00Z");
    const [written, both] = [
      await send({ jobId: jobOf(0), appliedAt, steps: [["viewed", 1]] }),
      await send({ jobId: jobOf(0), appliedAt, steps: [["shortlisted", 10]] }),
    ];
    for (const id of [written, both]) {
      await rows("insert into message_threads (application_id, company_id) values ($1, $2)", [id, companyId]);
      await rows(
        `insert into messages (id, application_id, party, text, state, sent_at)
         values ($1, $2, 'company', 'Hello', 'delivered', $3)`,
        [uuidv7(), id, new Date(appliedAt.getTime() + 4 * HOUR)],
      );
    }
    expect((await analytics("2026-11-10", "2026-11-10")).medianHoursToAnswer).toBe(4);
  });

  it("tell how far applications came, however they ended, without steps that were taken back", async () => {
    const appliedAt = new Date("2026-11-10T06:30:00Z");
    const jobId = jobOf(0);
    const rejected = [
      ["viewed", 1],
      ["interview", 3],
      ["not-selected", 9],
    ] as const;
    await send({ jobId, appliedAt, steps: [...rejected] });
    await send({ jobId, appliedAt, steps: [["viewed", 2]] });
    const undone = await send({ jobId, appliedAt, steps: [] });
    const moveId = uuidv7();
    for (const [status, isUndo] of [
      ["shortlisted", false],
      ["submitted", true],
    ] as const)
      await rows(
        `insert into application_events (id, application_id, status, party, at, move_id, is_undo)
         values ($1, $2, $3, 'company', $4, $5, $6)`,
        [uuidv7(), undone, status, new Date(appliedAt.getTime() + HOUR), moveId, isUndo],
      );
    const { funnel, medianHoursToAnswer, jobs: ofJobs } = await analytics("2026-11-10", "2026-11-10");
    expect(funnel?.map(({ count }) => count)).toEqual([3, 2, 1, 1, 0, 0]);
    expect(medianHoursToAnswer).toBe(3);
    expect(ofJobs).toEqual([{ jobId, views: 0, applications: 3, shortlisted: 1 }]);
  });

  it("tell how long first answers took, in whole days, and by the day of applying", async () => {
    const jobId = jobOf(0);
    const hours = [0, 23.9, 24, 71.9, 72, 239, 240, 335, 336, 2000];
    for (const [index, hour] of hours.entries())
      await send({
        jobId,
        appliedAt: new Date(`2026-11-${index < 5 ? "10" : "12"}T06:30:00Z`),
        // Opening is no answer, and only the first answer counts.
        steps: [
          ["viewed", 0],
          ["not-selected", hour],
          ["shortlisted", hour + 5],
        ],
      });
    await send({ jobId, appliedAt: new Date("2026-11-11T06:30:00Z"), steps: [["viewed", 1]] });
    const { answers, days } = await analytics("2026-11-10", "2026-11-12");
    expect(answers?.map(({ fromDays, toDays, count }) => [fromDays, toDays, count])).toEqual([
      [0, 0, 2],
      [1, 2, 2],
      [3, 5, 1],
      [6, 9, 1],
      [10, 13, 2],
      [14, null, 2],
    ]);
    expect(days?.map(({ medianHoursToAnswer }) => medianHoursToAnswer)).toEqual([24, null, 335]);
  });

  it("equal counts made one by one, for all jobs and for each", async () => {
    const random = new Random("figures");
    const sent: Sent[] = Array.from({ length: 60 }, (_, index) => ({
      jobId: jobOf(index),
      appliedAt: new Date(Date.parse("2026-10-28T00:00:00Z") + random.whole(0, 12 * 24 * 60) * 60_000),
      steps: STAGES.slice(1, random.whole(1, STAGES.length)).map((step, number) => [step, (number + 1) * 7]),
    }));
    for (const one of sent) await send(one);
    for (const jobId of [undefined, jobOf(0)]) {
      const inPeriod = sent.filter((one) => {
        const day = indianDay(one.appliedAt);
        return day >= "2026-10-31" && day <= "2026-11-05" && (jobId ?? one.jobId) === one.jobId;
      });
      const figures = await analytics("2026-10-31", "2026-11-05", jobId);
      expect(figures.applications).toBe(inPeriod.length);
      expect(figures.funnel?.map(({ count }) => count)).toEqual(
        STAGES.map((_, stage) => inPeriod.filter(({ steps }) => steps.length >= stage).length),
      );
      for (const { day, applications } of figures.days ?? [])
        expect(applications).toBe(inPeriod.filter((one) => indianDay(one.appliedAt) === day).length);
      for (const { jobId: id, applications, shortlisted } of figures.jobs ?? []) {
        const ofJob = inPeriod.filter((one) => one.jobId === id);
        expect([applications, shortlisted]).toEqual([
          ofJob.length,
          ofJob.filter(({ steps }) => steps.length >= 2).length,
        ]);
      }
    }
  });

  it.each([
    ["2026-11-02", "2026-11-01", "INVALID_PERIOD"],
    ["2025-11-01", "2026-11-02", "INVALID_PERIOD"],
    ["2026-02-30", "2026-03-01", "BAD_USER_INPUT"],
    ["yesterday", "2026-03-01", "BAD_USER_INPUT"],
    ["0000-01-01", "0000-01-02", "BAD_USER_INPUT"],
  ])("refuse the period from %s to %s", async (from, to, code) => {
    expect((await analytics(from, to)).code).toBe(code);
  });
});

describe("what waits for an employer", () => {
  const WAITING = "{ employerSummary { hired unopened late longestWaitingId } }";
  const waiting = async () =>
    (await portal.ask<{ employerSummary: object }>(WAITING, member)).data?.employerSummary;
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR);

  it("is unopened, or late after five days, for open jobs alone (EMPS-02)", async () => {
    const [open, closed] = jobs;
    if (!open || !closed) throw new Error("They were made.");
    expect(await waiting()).toEqual({ hired: 0, unopened: 0, late: 0, longestWaitingId: null });
    await send({ jobId: open.id, appliedAt: daysAgo(1), steps: [] });
    await send({ jobId: open.id, appliedAt: daysAgo(6), steps: [["viewed", 1]] });
    const longest = await send({ jobId: open.id, appliedAt: daysAgo(7), steps: [] });
    await send({ jobId: open.id, appliedAt: daysAgo(9), steps: [["shortlisted", 1]] });
    await send({ jobId: open.id, appliedAt: daysAgo(9), steps: [["hired", 1]] });
    await send({ jobId: closed.id, appliedAt: daysAgo(20), steps: [] });
    await rows("update jobs set closed_at = now() where id = $1", [closed.id]);
    expect(await waiting()).toEqual({ hired: 1, unopened: 2, late: 2, longestWaitingId: longest });
  });
});
