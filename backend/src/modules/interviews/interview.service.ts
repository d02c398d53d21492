import { type DataSource, type EntityManager, In } from "typeorm";
import { breaksConstraint } from "../../database/breaks-constraint";
import { NotFoundError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import type { NoticeService } from "../notices/notice.service";
import type { SeenInterview, InterviewParts } from "./interview";
import { interviewState, lockFor, seen } from "./interview-access";
import { cancelled, withdrawOffers } from "./interview-ending";
import { Interview } from "./interview.entity";
import { InterviewStatus } from "./interview.enums";
import type { RecordInterviewInput } from "./interview.inputs";
import type { InterviewAct } from "./interview.policy";
import { remindAhead } from "./interview-reminder.service";
import { scheduledAt, tellBoth, tellCompany } from "./interview-telling";
import { slotTaken } from "./interview-times";
import { idsOfUpcoming } from "./interview.sql";

/** What both sides do with an interview once it is offered. */
export class InterviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /** Those about applications, the last one first, as far as they are the viewer's to see. */
  async of(viewer: Pick<Account, "id">, applicationIds: readonly string[]): Promise<SeenInterview[]> {
    const { manager } = this.dataSource;
    const interviews = await manager.find(Interview, {
      where: { applicationId: In([...applicationIds]) },
      order: { id: "DESC" },
    });
    return await seen(manager, viewer, interviews, this.clock.now());
  }

  /**
   * Those of the viewer's that are offered or agreed, and for companies those of the last 14 days that nobody has said
   * how they went; by their time, those without one first.
   */
  async upcomingOf(viewer: Account, first: number): Promise<SeenInterview[]> {
    const { manager } = this.dataSource;
    const ids = await idsOfUpcoming(manager, viewer.id, this.clock.now(), first);
    const found = await manager.findBy(Interview, { id: In(ids) });
    const ordered = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return await seen(manager, viewer, ordered, this.clock.now());
  }

  /** Takes an offered slot. @throws NotFoundError; ConflictError INTERVIEW_STATE, SLOT_TAKEN */
  async pick(viewer: Account, id: string, slotId: string): Promise<SeenInterview> {
    return await this.change("pick", viewer, id, async (manager, parts) => {
      const { interview, application, offered, now } = parts;
      const slot = offered.find((one) => one.id === slotId.toLowerCase());
      if (!slot || slot.startsAt <= now) throw interviewState();
      const isMove = interview.slotId !== null;
      await this.take(manager, interview, {
        slotId: slot.id,
        status: InterviewStatus.SCHEDULED,
        sequence: interview.sequence + (isMove ? 1 : 0),
        ...NOTHING_SAID,
        ...{ changedAt: now, dayRemindedAt: null, hoursRemindedAt: null },
      });
      await withdrawOffers(manager, id);
      await remindAhead(manager, interview, slot, now);
      const told = { interview, application, actorId: viewer.id };
      await tellBoth(manager, this.notices, told, (params) => ({
        kind: "interview.scheduled",
        params: { ...params, ...scheduledAt(told, slot) },
      }));
    });
  }

  /** Asks the company for other times (INTV-04); an agreed one holds meanwhile. @throws as pick, without SLOT_TAKEN */
  async ask(viewer: Account, id: string, words: string): Promise<SeenInterview> {
    return await this.change("ask", viewer, id, async (manager, { interview, application, now }) => {
      await write(manager, interview, { ...said(words), askedAt: now, changedAt: now });
      await tellCompany(manager, this.notices, { interview, application }, (params) => ({
        kind: "interview.asked",
        params,
      }));
    });
  }

  /** Wants none of it. @throws as ask */
  async decline(viewer: Account, id: string, words: string | null): Promise<SeenInterview> {
    return await this.change("decline", viewer, id, async (manager, { interview, application, now }) => {
      const status = InterviewStatus.DECLINED;
      await write(manager, interview, { status, ...said(words), askedAt: null, changedAt: now });
      await withdrawOffers(manager, id);
      await tellCompany(manager, this.notices, { interview, application }, (params) => ({
        kind: "interview.declined",
        params,
      }));
    });
  }

  /** Calls an agreed interview off, or for the company an offered one (INTV-05). @throws as ask */
  async cancel(viewer: Account, id: string, words: string): Promise<SeenInterview> {
    return await this.change(
      "cancel",
      viewer,
      id,
      async (manager, { interview, application, slot, side, now }) => {
        await cancelled(manager, interview, { words: words.trim(), party: side, now });
        const told = { interview, application, actorId: viewer.id };
        const startsAt = slot?.startsAt.toISOString() ?? null;
        // Both have it in their calendars.
        await tellBoth(manager, this.notices, told, (params) => ({
          kind: "interview.cancelled",
          params: { ...params, startsAt, sequence: interview.sequence },
        }));
      },
    );
  }

  /** Says how an interview went (INTV-06); it may be corrected. @throws as ask, and INTERVIEW_STATE before it begins */
  async record(viewer: Account, { id, outcome, feedback }: RecordInterviewInput): Promise<SeenInterview> {
    return await this.change("record", viewer, id, async (manager, { interview, now }) => {
      const text = feedback?.trim() || null;
      await write(manager, interview, {
        ...{ status: outcome, feedback: text, feedbackBy: text === null ? null : viewer.id },
        ...{ askedAt: null, changedAt: now },
      });
      await withdrawOffers(manager, id);
    });
  }

  /** Makes one change of an interview in a transaction of its own. */
  private async change(
    act: InterviewAct,
    viewer: Account,
    id: string,
    make: (manager: EntityManager, parts: InterviewParts) => Promise<void>,
  ): Promise<SeenInterview> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const parts = await lockFor(act, manager, viewer, id, now);
      await make(manager, parts);
      const [answer] = await seen(manager, viewer, [parts.interview], now);
      if (!answer) throw new NotFoundError();
      return answer;
    });
  }

  /** The index `interviews_slot_taken` lets one of two through, whoever of them commits first. */
  private async take(
    manager: EntityManager,
    interview: Interview,
    values: Partial<Interview>,
  ): Promise<void> {
    try {
      await write(manager, interview, values);
    } catch (error) {
      throw breaksConstraint(error, "interviews_slot_taken") ? slotTaken() : error;
    }
  }
}

const NOTHING_SAID = { words: null, wordsParty: null, askedAt: null };

const said = (words: string | null) => ({
  words: words?.trim() || null,
  wordsParty: ApplicationParty.APPLICANT,
});

async function write(
  manager: EntityManager,
  interview: Interview,
  values: Partial<Interview>,
): Promise<void> {
  await manager.update(Interview, { id: interview.id }, values);
  Object.assign(interview, values);
}
