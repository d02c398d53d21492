import type { DataSource, EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import { ConflictError, NotFoundError } from "../../../errors/errors";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { NoticeService } from "../../notices/notice.service";
import { Application, type EndInterviews } from "./application.entity";
import { addSteps } from "./application-history";
import { ApplicationParty, ApplicationStatus, mayMove } from "./application-pipeline";
import { applicationPolicy } from "./application.policy";
import { countAgain, refundUnseen, settleRefundsAmong } from "./application-quota";
import { tellingsOf } from "./application-telling";

/** How applicants take an application back, and take that back (SEEN-03). */
export class WithdrawalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
    private readonly endInterviews: EndInterviews,
  ) {}

  /**
   * Takes the viewer's own application back. Unseen by the company, it no longer counts against its month (SEEN-04).
   * @throws NotFoundError, ConflictError MOVE_NOT_ALLOWED
   */
  async withdraw(viewer: Account, applicationId: string): Promise<Application> {
    const now = this.clock.now();
    const to = ApplicationStatus.WITHDRAWN;
    return await this.dataSource.transaction(async (manager) => {
      const application = await lockOwn(manager, viewer, applicationId);
      // Until applicants see the company's step, they can still withdraw.
      const { status: from } = application.seenByApplicant(now);
      if (!mayMove(ApplicationParty.APPLICANT, from, to)) throw moveNotAllowed(from, to);
      await settleRefundsAmong(manager, now, [application.id]);
      if (from === ApplicationStatus.SUBMITTED) await refundUnseen(manager, now, application.id);
      await addSteps(manager, [{ application, from: application.status, to }], {
        ...{ party: ApplicationParty.APPLICANT, actorId: viewer.id, at: now, moveId: uuidv7() },
      });
      await place(manager, application, to, now);
      await this.endInterviews(manager, [applicationId], viewer.id);
      return application;
    });
  }

  /**
   * Puts the viewer's application back to where it stood before they withdrew it, and counts it in its month again.
   * @throws NotFoundError; ConflictError MOVE_NOT_ALLOWED, UNDO_EXPIRED; ForbiddenError APPLICATION_LIMIT_REACHED
   */
  async undo(viewer: Account, applicationId: string): Promise<Application> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const application = await lockOwn(manager, viewer, applicationId);
      const { status, statusAt } = application;
      const withdrawal = await lastStepOf(manager, applicationId);
      if (status !== ApplicationStatus.WITHDRAWN || !withdrawal?.moveId)
        throw moveNotAllowed(status, withdrawal?.from ?? status);
      if (!application.withdrawalUndoUntil(now))
        throw new ConflictError("UNDO_EXPIRED", "This withdrawal can't be taken back any more.");
      const { from: to, moveId, fromAt } = withdrawal;
      await countAgain(manager, now, application, statusAt);
      await addSteps(manager, [{ application, from: status, to }], {
        ...{ party: ApplicationParty.APPLICANT, actorId: viewer.id, at: now, moveId, isUndo: true },
      });
      await place(manager, application, to, fromAt);
      // The withdrawal overtook a rejection that its applicant never saw.
      if (to === ApplicationStatus.NOT_SELECTED)
        await this.notices.giveAll(manager, tellingsOf([application]));
      return application;
    });
  }
}

/** @throws NotFoundError for one that is not the viewer's */
async function lockOwn(manager: EntityManager, viewer: Account, id: string): Promise<Application> {
  const application = isUuid(id)
    ? await manager.findOne(Application, { where: { id }, lock: { mode: "pessimistic_write" } })
    : null;
  if (!application || !applicationPolicy.withdraw(viewer, application)) throw new NotFoundError();
  return application;
}

interface LastStep {
  from: ApplicationStatus;
  /** Null of one that can't be undone. */
  moveId: string | null;
  /** When it came to stand where the step found it. */
  fromAt: Date;
}

/** The last step of an application, with the time of the one that it followed. */
async function lastStepOf(manager: EntityManager, id: string): Promise<LastStep | undefined> {
  const [step] = await manager.query<LastStep[]>(
    `select event.from_status as "from", event.move_id as "moveId", (
         select max(earlier.at) from application_events earlier
         where earlier.application_id = $1 and earlier.status = event.from_status and not earlier.is_undo
       ) as "fromAt"
     from application_events event where event.application_id = $1
     order by event.at desc, event.id desc limit 1`,
    [id],
  );
  return step;
}

async function place(
  manager: EntityManager,
  application: Application,
  status: ApplicationStatus,
  statusAt: Date,
): Promise<void> {
  const change = { status, statusAt, ...NOTHING_HELD_BACK };
  await manager.update(Application, { id: application.id }, change);
  Object.assign(application, change);
}

const NOTHING_HELD_BACK = { message: null, shownStatus: null, shownStatusAt: null, hiddenUntil: null };

const moveNotAllowed = (from: ApplicationStatus, to: ApplicationStatus) =>
  new ConflictError("MOVE_NOT_ALLOWED", `An application can't go from '${from}' to '${to}'.`);
