import { uuidv7 } from "uuidv7";
import { createFactories } from "../../../test/factories";
import { createSearchWorld, DAY, type SearchWorld } from "../../../test/search-world";
import type { Account } from "../../accounts/account.entity";
import { Company } from "../../companies/company.entity";
import { ApplicationStatus } from "../application/application-pipeline";
import { ReplyRateService } from "./reply-rate.service";

const { VIEWED, SHORTLISTED, NOT_SELECTED, WITHDRAWN } = ApplicationStatus;

interface Sent {
  /** Days ago. */
  sent: number;
  /** Steps of the company, by days after it was sent. */
  steps?: readonly (readonly [ApplicationStatus, number])[];
  status?: ApplicationStatus;
  /** Messages, by days after it was sent. */
  messages?: readonly { party: "company" | "applicant"; days: number; state?: string }[];
}

let world: SearchWorld;
let replyRates: ReplyRateService;
let applicants: Account[];

beforeAll(async () => {
  world = await createSearchWorld();
  replyRates = new ReplyRateService(world.dataSource, world);
  const make = createFactories(world.dataSource);
  applicants = await Promise.all(Array.from({ length: 14 }, () => make.account()));
});
afterAll(() => world.close());

const daysAgo = (days: number) => new Date(world.now().getTime() - days * DAY);

/** A job of a new company with these applications to it. */
async function jobWith(applications: readonly Sent[]) {
  const job = await world.job();
  for (const [index, { sent, steps = [], status = VIEWED, messages = [] }] of applications.entries()) {
    const id = uuidv7();
    await world.dataSource.query(
      `insert into applications (id, job_id, applicant_id, status, job, profile, quota_month, applied_at, status_at)
       values ($1, $2, $3, $4, '{}', '{}', '2026-11', $5, $5)`,
      [id, job.id, applicants[index]?.id, status, daysAgo(sent)],
    );
    for (const [step, days] of steps)
      await world.dataSource.query(
        `insert into application_events (id, application_id, status, party, at)
         values ($1, $2, $3, 'company', $4)`,
        [uuidv7(), id, step, daysAgo(sent - days)],
      );
    if (messages.length === 0) continue;
    await world.dataSource.query("insert into message_threads (application_id, company_id) values ($1, $2)", [
      id,
      job.companyId,
    ]);
    for (const { party, days, state = "delivered" } of messages)
      await world.dataSource.query(
        `insert into messages (id, application_id, party, text, state, sent_at) values ($1, $2, $3, 'Hello', $4, $5)`,
        [uuidv7(), id, party, state, daysAgo(sent - days)],
      );
  }
  return job;
}

async function figuresOf(applications: readonly Sent[]) {
  const { id, companyId } = await jobWith(applications);
  await replyRates.settleOf(id);
  const company = await world.dataSource.getRepository(Company).findOneByOrFail({ id: companyId });
  return { rate: company.replyRate, days: company.medianReplyDays };
}

const times = (count: number, application: Sent): Sent[] => Array<Sent>(count).fill(application);
const SILENT: Sent = { sent: 20 };
const ANSWERED: Sent = { sent: 20, steps: [[SHORTLISTED, 2.5]] };

describe("a company's replies", () => {
  it("are told from ten applications on", async () => {
    expect(await figuresOf(times(9, ANSWERED))).toEqual({ rate: null, days: null });
    expect(await figuresOf(times(10, ANSWERED))).toEqual({ rate: 100, days: 3 });
  });

  it("are those within 14 days, the first step beyond opening", async () => {
    const opened: Sent = { sent: 30, steps: [[VIEWED, 1]] };
    const late: Sent = {
      sent: 30,
      steps: [
        [VIEWED, 1],
        [NOT_SELECTED, 14.1],
      ],
    };
    const inTime: Sent = {
      sent: 30,
      steps: [
        [VIEWED, 1],
        [NOT_SELECTED, 13.9],
        [SHORTLISTED, 20],
      ],
    };
    expect(await figuresOf([...times(5, opened), ...times(3, late), ...times(3, inTime)])).toEqual({
      rate: 27,
      days: 14,
    });
  });

  it("are messages of the company that reached the applicant, too (OFFR-10)", async () => {
    const written: Sent = { sent: 30, messages: [{ party: "company", days: 3 }] };
    const silent: Sent = { sent: 30, messages: [{ party: "applicant", days: 1 }] };
    const held: Sent = { sent: 30, messages: [{ party: "company", days: 1, state: "held" }] };
    const both: Sent = { ...written, steps: [[SHORTLISTED, 9]] };
    expect(await figuresOf([...times(5, written), ...times(3, silent), held, both])).toEqual({
      rate: 60,
      days: 3,
    });
  });

  it("leave out who has not waited for long, who took theirs back, and what is older than a year", async () => {
    const waiting: Sent = { sent: 13 };
    const takenBack: Sent = { sent: 20, status: WITHDRAWN };
    const old: Sent = { sent: 400 };
    expect(await figuresOf([...times(10, ANSWERED), waiting, takenBack, old])).toMatchObject({ rate: 100 });
  });

  it("at half of the applications or more bring the company's jobs into a search for them (PLAN-08)", async () => {
    const half = await jobWith([...times(5, ANSWERED), ...times(5, SILENT)]);
    await jobWith([...times(5, ANSWERED), ...times(6, SILENT)]);
    await replyRates.settleAll();
    const found = async () =>
      (await world.find({ filter: { repliesOnly: true } })).items.map(({ companyId }) => companyId);
    expect(await found()).toContain(half.companyId);
    for (const { replyRate } of (await world.find({ filter: { repliesOnly: true } })).items.map(
      ({ company }) => company,
    ))
      expect(replyRate).toBeGreaterThanOrEqual(50);
    const { id } = await world.job({ companyId: half.companyId });
    expect((await world.find({ filter: { repliesOnly: true } })).items.map((job) => job.id)).toContain(id);
    world.setNow(new Date(world.now().getTime() + 400 * DAY));
    await world.dataSource.query("update jobs set open_until = $1", [daysAgo(-1)]);
    await replyRates.settleAll();
    expect(await found()).toEqual([]);
  });
});
