import { Role } from "../../auth/role";
import type { Account } from "../../modules/accounts/account.entity";
import type { Company } from "../../modules/companies/company.entity";
import { taskHandlers } from "../../app/tasks";
import { createFactories, type Factories } from "../factories";
import type { NewIdentity } from "../identities";
import { startTestPortal, type TestPortal } from "../portal";
import { startTestSmtpServer, type TestSmtpServer } from "../smtp-server";
import { startStandInInternet, type StandInInternet } from "./stand-in-internet";

export type Person = Account & NewIdentity;

export const GSTIN = "27AAPFU0939F1ZV";
const NOON = new Date("2026-11-10T06:30:00Z");

const STEPS = `company { isVerified verifiedUntil checks { kind about } } domain isMailOffered
  steps { kind state subject holdsUntil token lookedAt hasCode documents { id type bytes } }
  request { id status message answer }`;

interface Step {
  kind: string;
  state: string | null;
  subject: string | null;
  holdsUntil: string | null;
  token: string | null;
  hasCode: boolean;
  documents: { id: string; type: string }[];
}

export interface Standing {
  company: {
    isVerified: boolean;
    verifiedUntil: string | null;
    checks: { kind: string; about: string | null }[];
  };
  domain: string | null;
  isMailOffered: boolean;
  steps: Step[];
  request: { id: string; status: string; message: string | null; answer: string | null } | null;
}

/** A portal with mail and a stand-in internet, a company with a member, and an admin who acts for neither. */
export class VerificationWorld {
  member: Person;
  admin: Person;
  company: Company;
  now = NOON;

  private constructor(
    readonly portal: TestPortal,
    readonly smtp: TestSmtpServer,
    readonly internet: StandInInternet,
    readonly make: Factories,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<VerificationWorld> {
    const [smtp, internet] = [await startTestSmtpServer(), await startStandInInternet()];
    const clock = { now: (): Date => world.now };
    const portal = await startTestPortal({
      env: { MAIL_URL: smtp.url, MAIL_FROM: "JobPortal <no-reply@jobs.example>", ...env },
      siteDoor: internet.door,
      clock,
    });
    const world = new VerificationWorld(portal, smtp, internet, createFactories(portal.dataSource));
    return world;
  }

  /** Another company for each test. */
  async begin(values: Partial<Company> = {}): Promise<void> {
    this.now = NOON;
    this.smtp.mails.length = 0;
    this.member = await this.make.person();
    this.admin = await this.make.person({ role: Role.ADMIN });
    const known = { name: "Kaveri Foods", website: "https://www.kaveri.example/about" };
    this.company = await this.make.company({ ...known, ...values }, [this.member]);
  }

  async stop(): Promise<void> {
    await this.portal.stop();
    await Promise.all([this.smtp.stop(), this.internet.stop()]);
  }

  /** A step's mutation; `args` are written as in GraphQL. */
  async step(name: string, args = "", token = this.member.token) {
    const { id } = this.company;
    const given = [`companyId: "${id}"`, args].filter(Boolean).join(", ");
    const answer = await this.portal.ask<{ made: Standing }>(
      `mutation { made: ${name}(${given}) { ${STEPS} } }`,
      { token },
    );
    return { ...answer, made: answer.data?.made };
  }

  async standing(token = this.member.token): Promise<Standing> {
    const { data, errors } = await this.portal.ask<{ companyVerification: Standing }>(
      `{ companyVerification(companyId: "${this.company.id}") { ${STEPS} } }`,
      { token },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.companyVerification;
  }

  async stateOf(kind: string): Promise<string | null | undefined> {
    return (await this.standing()).steps.find((step) => step.kind === kind)?.state;
  }

  /** Does the tasks of a kind that wait in the queue, as a worker would. */
  async work(name: "work-email-code" | "notice-mail"): Promise<void> {
    const jobs = await this.portal.dataSource.query<{ id: string; payload: { checkId: string } }[]>(
      `select job.id, job.payload from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id
       where task.identifier = $1`,
      [name],
    );
    const handlers: Record<string, ((payload: never) => Promise<void>) | undefined> = taskHandlers(
      this.portal.services,
    );
    for (const { id, payload } of jobs) {
      await handlers[name]?.(payload as never);
      await this.portal.dataSource.query("delete from graphile_worker._private_jobs where id = $1", [id]);
    }
  }

  /** Confirms an address at the company's domain. */
  async passEmail(email = "hr@kaveri.example"): Promise<void> {
    await this.step("askWorkEmailCode", `email: "${email}"`);
    await this.work("work-email-code");
    await this.step("confirmWorkEmail", `code: "${this.code()}"`);
  }

  /** The code of the last mail. */
  code(): string {
    const mail = this.smtp.mails.findLast((one) => one.includes("is your code"));
    return /\n(\d{6})\r?\n/.exec(mail ?? "")?.[1] ?? "";
  }

  giveGstin(legalName = "Kaveri Foods Private Limited") {
    return this.step("giveGstin", `gstin: "${GSTIN}", legalName: "${legalName}"`);
  }

  async send(content: Buffer, token = this.member.token, companyId = this.company.id) {
    const form = new FormData();
    form.set("document", new Blob([new Uint8Array(content)]), "paper.pdf");
    const answer = await fetch(`${this.portal.url}/api/companies/${companyId}/documents`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    return { status: answer.status, ...((await answer.json()) as { id?: string; code?: string }) };
  }

  async readPaper(id: string, token = this.admin.token) {
    const answer = await fetch(`${this.portal.url}/api/company-documents/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  async decide(decision: string, words: string | null = null, token = this.admin.token) {
    const { request } = await this.standing();
    return await this.portal.ask<{ decideVerification: { status: string } }>(
      `mutation ($id: ID!, $decision: VerificationDecision!, $words: String) {
         decideVerification(id: $id, decision: $decision, words: $words) { id status message }
       }`,
      { variables: { id: request?.id, decision, words }, token },
    );
  }

  /** What the trail tells of the company, without its making. */
  async trail(): Promise<object[]> {
    return await this.portal.dataSource.query(
      `select action, after, actor_id is null as "isPortal" from audit_entries
       where subject_id = $1 order by at, id`,
      [this.company.id],
    );
  }
}
