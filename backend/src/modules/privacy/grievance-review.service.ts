import { GRIEVANCE_YEARS } from "@job-portal/protocol/grievances";
import { type DataSource, type EntityManager, In } from "typeorm";
import { recordAudit } from "../../database/audit";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { rowsOfPage } from "../../lists/list-page";
import { numberedPage } from "../../lists/page";
import { tidyParagraphs } from "../../text/text.rules";
import { isUuid } from "../../text/uuid";
import { type Clock, DAY_MS } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { Account } from "../accounts/account.entity";
import type { NoticeService } from "../notices/notice.service";
import { DAYS_OF_YEAR } from "./tables/erasure";
import { Grievance } from "./grievance.entity";
import type {
  AnswerGrievanceInput,
  GrievanceQueueArgs,
  WaitingGrievance,
  WaitingGrievancePage,
} from "./grievance.inputs";
import { isOpen } from "./grievance.policy";

/** What admins do about grievances: the one that is due first waits first (REDR-03). */
export class GrievanceReviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  async list({ isLate, ...args }: GrievanceQueueArgs): Promise<WaitingGrievancePage> {
    const today = indianDay(this.clock.now());
    const open = this.dataSource
      .getRepository(Grievance)
      .createQueryBuilder("grievance")
      .where("grievance.answeredAt is null");
    if (isLate) open.andWhere("grievance.dueOn < :today", { today });
    const { skip, take } = rowsOfPage(args);
    const [found, total] = await open
      .orderBy("grievance.dueOn")
      .addOrderBy("grievance.number")
      .offset(skip)
      .limit(take)
      .getManyAndCount();
    return numberedPage(args, await this.withPeople(found, today), total);
  }

  /**
   * Closes a grievance with an answer, and tells whoever raised it. Of two admins at once one answers (REDR-04).
   * @throws NotFoundError where it was taken back; ConflictError GRIEVANCE_ANSWERED
   */
  async answer(actor: Account, { id, answer }: AnswerGrievanceInput): Promise<Grievance> {
    return await this.dataSource.transaction(async (manager) => {
      const grievance = await locked(manager, id);
      if (!isOpen(grievance))
        throw new ConflictError("GRIEVANCE_ANSWERED", "This has been answered already.");
      const { accountId, number } = grievance;
      Object.assign(grievance, {
        ...{ answer: tidyParagraphs(answer), answeredAt: this.clock.now() },
        ...{ answeredBy: actor.id, place: null },
      });
      await manager.save(grievance);
      await recordAudit(manager, {
        ...{ action: "grievance.answer", actorId: actor.id, subjectType: "account", subjectId: accountId },
        before: null,
        after: { grievance: String(number) },
      });
      await this.notices.give(manager, accountId, {
        kind: "grievance.answered",
        params: { grievanceId: id, number },
      });
      return grievance;
    });
  }

  /** For the queue: answered ones have had their time (REDR-05). */
  async forgetOld(): Promise<void> {
    await this.dataSource.query("delete from grievances where answered_at < $1", [
      new Date(this.clock.now().getTime() - GRIEVANCE_YEARS * DAYS_OF_YEAR * DAY_MS),
    ]);
  }

  private async withPeople(found: readonly Grievance[], today: string): Promise<WaitingGrievance[]> {
    const people = await this.dataSource.getRepository(Account).find({
      select: { id: true, email: true, phoneNumber: true },
      where: { id: In(found.map(({ accountId }) => accountId)) },
    });
    const emails = new Map(people.map(({ id, signInName }) => [id, signInName]));
    return found.map((grievance) => ({
      ...{ id: grievance.id, grievance, accountId: grievance.accountId },
      email: emails.get(grievance.accountId) ?? "",
      daysLeft: Math.round((Date.parse(grievance.dueOn) - Date.parse(today)) / DAY_MS),
    }));
  }
}

/** Locks its account's row first, as a deletion of the account does. @throws NotFoundError */
async function locked(manager: EntityManager, id: string): Promise<Grievance> {
  const found = isUuid(id) ? await manager.findOneBy(Grievance, { id }) : null;
  if (!found) throw new NotFoundError();
  await manager.query("select from accounts where id = $1 for key share", [found.accountId]);
  const grievance = await manager.findOne(Grievance, {
    where: { id },
    lock: { mode: "pessimistic_write" },
  });
  if (!grievance) throw new NotFoundError();
  return grievance;
}
