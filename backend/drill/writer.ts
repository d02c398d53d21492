import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { EmulatorClient } from "../src/local/emulator-client";
import { type Answer, Caller, mayBeTriedAgain } from "./caller";

export type WriteKind = "jobs" | "applications" | "application_notes";

/** Something that the portal has said to be made. */
export interface Acknowledged {
  /** The table that holds it. */
  kind: WriteKind;
  id: string;
  /** Of the call that was answered: milliseconds of this machine's clock. */
  sentAt: number;
  answeredAt: number;
}

interface Made {
  id: string;
  company?: { id: string };
}

const PASSWORD = "drill-password";
/** Within the 120 changes a minute that an account may make. */
const PAUSE_MS = 500;
const RETRY_MS = 300;

const POST = `mutation ($input: PostJobInput!, $request: ID) {
  made: postJob(input: $input, clientRequestId: $request) { id company { id } } }`;
const APPLY = `mutation ($input: ApplyToJobInput!, $request: ID) {
  made: applyToJob(input: $input, clientRequestId: $request) { id } }`;
const NOTE = `mutation ($input: AddCandidateNoteInput!, $request: ID) {
  made: addCandidateNote(input: $input, clientRequestId: $request) { id } }`;
const REGISTER = `mutation ($input: RegisterInput!) { made: register(input: $input) { id } }`;
const UPGRADE = `mutation { made: changePlan(plan: PREMIUM) { __typename } }`;

/** An employer who posts jobs and notes things of applicants, and a seeker who applies to each job. */
export class Writer {
  readonly acknowledged: Acknowledged[] = [];
  /** What the portal refused for good; none should be. */
  readonly refusals: string[] = [];
  retries = 0;
  private readonly caller: Caller;
  private readonly tokens = { employer: "", seeker: "" };
  private companyId: string | undefined;

  constructor(
    private readonly name: string,
    localAddress: string,
  ) {
    this.caller = new Caller(localAddress);
  }

  async prepare(identityHost: string): Promise<void> {
    const identity = new EmulatorClient(identityHost);
    for (const role of ["employer", "seeker"] as const) {
      const email = `${role}-${this.name}@drill.example`;
      await identity.ensureAccount(email, PASSWORD);
      const token = await identity.signIn(email, PASSWORD);
      this.tokens[role] = token;
      const input = {
        firebaseUid: uidOf(token),
        email,
        role: role === "employer" ? "EMPLOYER" : "JOBSEEKER",
      };
      await this.untilAnswered(REGISTER, { input }, token);
    }
    await this.untilAnswered(UPGRADE, {}, this.tokens.seeker);
    if (this.refusals.length > 0) throw new Error(this.refusals.join("\n"));
  }

  async work(signal: AbortSignal): Promise<void> {
    for (let round = 1; !signal.aborted; round += 1) {
      const job = await this.make("jobs", POST, this.jobForm(round), this.tokens.employer, signal);
      this.companyId ??= job?.company?.id;
      const application =
        job && (await this.make("applications", APPLY, { jobId: job.id }, this.tokens.seeker, signal));
      const note = application && { applicationId: application.id, text: `Round ${round}` };
      if (note) await this.make("application_notes", NOTE, note, this.tokens.employer, signal);
    }
    this.caller.close();
  }

  private jobForm(round: number): object {
    const company = this.companyId ? { companyId: this.companyId } : { companyName: `Works ${this.name}` };
    return {
      ...company,
      ...{ draftId: randomUUID(), isNewCompanyConfirmed: true, isDuplicateConfirmed: true },
      ...{ title: `Lathe Operator ${this.name} ${round}`, type: "FULL_TIME", location: "Hebbal, Mysuru" },
      ...{ pay: "₹20,000–25,000 a month", experience: "2–4 years" },
      ...{ description: "Run two lathes.", requirements: "ITI turner." },
    };
  }

  /** Sends a call under one name until it is answered, as a client does; null where that didn't come about. */
  private async make(
    kind: WriteKind,
    query: string,
    input: object,
    token: string,
    signal: AbortSignal,
  ): Promise<Made | null> {
    if (signal.aborted) return null;
    const variables = { input, request: randomUUID() };
    const answered = await this.untilAnswered(query, variables, token, signal);
    if (answered) {
      const { made, sentAt, answeredAt } = answered;
      this.acknowledged.push({ kind, id: made.id, sentAt, answeredAt });
    }
    await delay(PAUSE_MS);
    return answered?.made ?? null;
  }

  private async untilAnswered(query: string, variables: object, token: string, signal?: AbortSignal) {
    const body = JSON.stringify({ query, variables });
    while (!signal?.aborted) {
      const sentAt = Date.now();
      const answer = await this.caller.ask(body, token);
      const made = madeBy(answer);
      if (made) return { made, sentAt, answeredAt: Date.now() };
      if (!mayBeTriedAgain(answer)) {
        this.refusals.push(`${answer.status}: ${answer.text.slice(0, 300)}`);
        return null;
      }
      this.retries += 1;
      await delay(RETRY_MS);
    }
    return null;
  }
}

function madeBy({ status, text }: Answer): Made | null {
  if (status !== 200) return null;
  const { data } = JSON.parse(text) as { data?: { made: Made | null } | null };
  return data?.made ?? null;
}

function uidOf(token: string): string {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as { sub: string }).sub;
}
