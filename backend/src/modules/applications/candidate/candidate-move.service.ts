import type { DataSource, EntityManager } from "typeorm";
import { In } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Clock } from "../../../time/clock";
import { type ClientRequest, makeOnce, type Memory } from "../../../database/client-requests";
import { isUuid } from "../../../text/uuid";
import { BadInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import { enqueue } from "../../../queue/enqueue";
import type { Account } from "../../accounts/account.entity";
import type { NoticeService } from "../../notices/notice.service";
import { inScope, jobScopeOf } from "../../jobs/hiring/job-scope";
import { Application, type EndInterviews } from "../application/application.entity";
import { addSteps, NEVER, type Step } from "../application/application-history";
import { ApplicationParty, ApplicationStatus, mayMove } from "../application/application-pipeline";
import { applicationPolicy } from "../application/application.policy";
import { settleRefundsAmong } from "../application/application-quota";
import { tellingsOf, undoneTellingsOf } from "../application/application-telling";
import { holdStages, placeWithin, recordStageMoves, type StageMove } from "../stages/stage-move.sql";
import { Candidate } from "./candidate";
import {
  type MoveApplicationsInput,
  type MoveOutcome,
  MoveRefusal,
  type MoveResult,
} from "./candidate.inputs";
import { findAnswerable } from "./candidate.service";
import { type CheckedItem, type MoveTarget, uniqueResults } from "./checked-moves";
import { placeSteps, readMove, takeBackSteps } from "./candidate-move.sql";
import { countReplies, holdTarget, idsOf, placeStep, standsWhere, type WayBack, wayBack } from "./move-step";
import { assertSendable, rejectionMessages } from "./rejection-message.service";

/** So long a step of many can be taken back, and one that ends an application stays untold. */
export const UNDO_MS = 60_000;
/** PIPE-09: they end what is agreed with an applicant, so that nobody hears of them while they may be undone. */
const HELD_BACK: ReadonlySet<ApplicationStatus> = new Set([
  ApplicationStatus.NOT_SELECTED,
  ApplicationStatus.HIRED,
]);

/** How companies move candidates, one or many at once, and take a step back. */
export class CandidateMoveService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
    private readonly endInterviews: EndInterviews,
  ) {}

  /** Marks an application as viewed, once; one that has come further stays. @throws NotFoundError */
  async open(viewer: Account, id: string): Promise<Candidate> {
    return await this.dataSource.transaction(async (manager) => {
      // The lock makes a second opener wait, and find it viewed.
      const application = await findAnswerable(manager, viewer, id, { isLocked: true });
      if (application.status === ApplicationStatus.SUBMITTED)
        await this.step(manager, viewer, [application], { to: ApplicationStatus.VIEWED });
      return this.candidateOf(application);
    });
  }

  /**
   * Moves each candidate that stands where the viewer saw them and may go there; the others stay as they are, each
   * with its reason. The number of statements does not depend on how many they are.
   * @throws BadInputError MESSAGE_NOT_WANTED; BrokenInputError; ConflictError STAGE_GONE
   */
  async move(
    viewer: Account,
    input: MoveApplicationsInput,
    request: ClientRequest | null = null,
  ): Promise<MoveOutcome> {
    if ((input.message || input.reason) && input.to !== ApplicationStatus.NOT_SELECTED)
      throw new BadInputError("MESSAGE_NOT_WANTED", "Only a rejection has a message or a reason.");
    assertSendable(input.message, "message");
    return await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...this.memoryOf(manager, viewer),
        make: () => this.moveNow(manager, viewer, input),
      }),
    );
  }

  /**
   * Takes back one's own step of many within its time: who still stands where it led stands where they stood before.
   * Applicants who were not told of it yet never are; the others are told of both.
   * @throws NotFoundError; ConflictError UNDO_EXPIRED
   */
  async undo(viewer: Account, moveId: string): Promise<MoveOutcome> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const steps = isUuid(moveId) ? await readMove(manager, moveId, viewer.id) : [];
      const [first] = steps;
      const stages = await holdStages(
        manager,
        steps.flatMap(({ fromStageId }) => fromStageId ?? []),
      );
      if (!first) throw new NotFoundError();
      if (now.getTime() - first.at.getTime() >= UNDO_MS)
        throw new ConflictError("UNDO_EXPIRED", "This step can't be taken back any more.");
      const found = await this.lockOwn(
        manager,
        viewer,
        steps.map(({ applicationId }) => applicationId),
      );
      const results = steps.map((step) => {
        const application = found.get(step.applicationId) ?? null;
        const isThere = application !== null && standsWhere(application, step);
        const refusal = isThere ? null : application ? MoveRefusal.CONFLICT : MoveRefusal.NOT_FOUND;
        return { applicationId: step.applicationId, refusal, application, step };
      });
      const undone = results.flatMap(({ refusal, application, step }) =>
        refusal === null && application ? [wayBack(application, step, stages)] : [],
      );
      await this.takeBack(manager, viewer, undone, moveId);
      return this.outcomeOf(null, results);
    });
  }

  /**
   * Moves those of a company's applications to INTERVIEW that are not there yet, in the transaction of the offer.
   * The caller has locked them, and tells their applicants.
   * @throws ConflictError MOVE_NOT_ALLOWED where the pipeline lets one of them not go there
   */
  async bringToInterview(
    manager: EntityManager,
    viewer: Account,
    applications: readonly Application[],
  ): Promise<void> {
    const to = ApplicationStatus.INTERVIEW;
    const moved = applications.filter(({ status }) => status !== to);
    const refused = moved.find(({ status }) => !mayMove(ApplicationParty.COMPANY, status, to));
    if (refused)
      throw new ConflictError(
        "MOVE_NOT_ALLOWED",
        `An application can't go from '${refused.status}' to '${to}'.`,
      );
    if (moved.length > 0) await this.step(manager, viewer, moved, { to, isTold: false });
  }

  /**
   * Moves an application to OFFERED in the transaction of an offer. One that is there has another step: so the move
   * that brought it there can't be taken back any more. The caller has locked it, and tells its applicant.
   */
  async bringToOffer(manager: EntityManager, viewer: Account, application: Application): Promise<void> {
    await this.step(manager, viewer, [application], { to: ApplicationStatus.OFFERED, isTold: false });
  }

  /** For the queue: tells applicants of a step that was not taken back. Those told already are passed over. */
  async tell(moveId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ id: string }[]>(
        `select application.id from applications application
         join application_events event on event.application_id = application.id and event.move_id = $1
         where application.hidden_until is not null and not event.is_undo
           and application.status = event.status and application.status_at = event.at
         order by application.id for update of application`,
        [moveId],
      );
      const ids = In(idsOf(rows));
      const applications = await manager.findBy(Application, { id: ids });
      const shown = { shownStatus: null, shownStatusAt: null, hiddenUntil: null };
      await manager.update(Application, { id: ids }, shown);
      await this.endInterviews(manager, idsOf(rows));
      await this.notices.giveAll(manager, tellingsOf(applications));
    });
  }

  private async moveNow(
    manager: EntityManager,
    viewer: Account,
    { items, to, stageId, message, reason }: MoveApplicationsInput,
  ): Promise<MoveOutcome> {
    // Before the applications: who removes the stage takes both in this order, too.
    const stage = stageId ? await holdTarget(manager, viewer, { stageId, to }) : null;
    const found = await this.lockOwn(
      manager,
      viewer,
      items.map(({ applicationId }) => applicationId),
    );
    const results = uniqueResults(items, found, { to, stage });
    const moved = results.flatMap(({ refusal, application }) =>
      refusal === null && application ? [application] : [],
    );
    const moveId = moved.length > 0 ? uuidv7() : null;
    if (moveId) await this.stepAll(manager, viewer, moved, { to, stage, moveId, message, reason });
    return this.outcomeOf(moveId, results);
  }

  /** Those who stay within their status are told nothing (STAGE-02). */
  private async stepAll(
    manager: EntityManager,
    viewer: Account,
    moved: Application[],
    {
      to,
      stage,
      moveId,
      message,
      reason,
    }: MoveTarget & Pick<MoveApplicationsInput, "message" | "reason"> & { moveId: string },
  ): Promise<void> {
    const toStageId = stage?.id ?? null;
    const stageMoves = moved.map((application): StageMove & { application: Application } => {
      const { status: from, stageId: fromStageId } = application;
      return { application, from, to, fromStageId, toStageId };
    });
    await recordStageMoves(manager, stageMoves, { actorId: viewer.id, moveId, at: this.clock.now() });
    const beyond = moved.filter(({ status }) => status !== to);
    await placeWithin(
      manager,
      stageMoves.filter(({ from }) => from === to),
    );
    if (beyond.length > 0)
      await this.step(manager, viewer, beyond, { to, stageId: toStageId, moveId, message, reason });
  }

  /** A step answered once more shows its candidates as they stand then. */
  private memoryOf(manager: EntityManager, viewer: Account): Memory<MoveOutcome, KeptMove> {
    return {
      keep: ({ moveId, results }) => ({
        moveId,
        results: results.map(({ applicationId, refusal }) => ({ applicationId, refusal })),
      }),
      recall: async ({ moveId, results }) => {
        const ids = results.map(({ applicationId }) => applicationId);
        const found = await this.lockOwn(manager, viewer, ids);
        return this.outcomeOf(
          moveId,
          results.map((result) => ({
            ...result,
            application: found.get(result.applicationId.toLowerCase()) ?? null,
          })),
        );
      },
    };
  }

  /** Steps of a company with applications that are locked and may go there. */
  private async step(
    manager: EntityManager,
    viewer: Account,
    applications: Application[],
    {
      to,
      stageId = null,
      moveId = null,
      message,
      reason,
      isTold = true,
    }: Pick<MoveApplicationsInput, "to" | "stageId" | "message" | "reason"> & {
      moveId?: string | null;
      isTold?: boolean;
    },
  ): Promise<void> {
    const at = this.clock.now();
    const shownAt = moveId !== null && HELD_BACK.has(to) ? new Date(at.getTime() + UNDO_MS) : null;
    await settleRefundsAmong(manager, at, idsOf(applications));
    const isRejection = shownAt !== null && to === ApplicationStatus.NOT_SELECTED;
    const messages = isRejection ? await rejectionMessages(manager, applications, message) : null;
    for (const text of messages?.values() ?? []) assertSendable(text, "message");
    const steps = applications.map((application): Step => ({ application, from: application.status, to }));
    await addSteps(manager, steps, {
      ...{ party: ApplicationParty.COMPANY, actorId: viewer.id, at, moveId, reason, shownAt },
    });
    for (const application of applications) placeStep(application, { to, stageId, at, shownAt, messages });
    await placeSteps(manager, applications);
    await countReplies(manager, applications);
    if (shownAt && moveId) await enqueue(manager, "move-due", { moveId }, { at: shownAt, key: moveId });
    else if (isTold) await this.notices.giveAll(manager, tellingsOf(applications));
  }

  private async takeBack(
    manager: EntityManager,
    viewer: Account,
    all: readonly WayBack[],
    moveId: string,
  ): Promise<void> {
    const at = this.clock.now();
    await recordStageMoves(manager, all, { actorId: viewer.id, moveId, at, isUndo: true });
    await placeWithin(
      manager,
      all.filter(({ from, to }) => from === to),
    );
    const steps = all.filter(({ from, to }) => from !== to);
    if (steps.length === 0) return;
    const party = ApplicationParty.COMPANY;
    const untold = steps.filter(({ application }) => application.hiddenUntil !== null);
    const told = steps.filter(({ application }) => application.hiddenUntil === null);
    for (const [some, shownAt] of [
      [untold, NEVER],
      [told, null],
    ] as const)
      await addSteps(manager, some, { party, actorId: viewer.id, at, moveId, isUndo: true, shownAt });
    await takeBackSteps(manager, steps);
    const left = steps.filter(({ from }) => from === ApplicationStatus.INTERVIEW);
    await this.endInterviews(manager, idsOf(left.map(({ application }) => application)), viewer.id);
    await countReplies(
      manager,
      steps.map(({ application }) => application),
    );
    await this.notices.giveAll(manager, undoneTellingsOf(told.map(({ application }) => application)));
  }

  /** Those of these that the viewer may answer, locked in one order by all who lock several. */
  private async lockOwn(
    manager: EntityManager,
    viewer: Account,
    asked: string[],
  ): Promise<Map<string, Application>> {
    const scope = await jobScopeOf(manager, viewer);
    const applications = await manager.find(Application, {
      where: inScope({ id: In(asked.filter(isUuid)) }, scope),
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    return new Map(
      applications
        .filter((application) => applicationPolicy.answer(viewer, application, true))
        .map((application) => [application.id, application]),
    );
  }

  private outcomeOf(moveId: string | null, results: CheckedItem[]): MoveOutcome {
    return {
      moveId,
      undoSeconds: moveId ? UNDO_MS / 1000 : null,
      movedCount: results.filter(({ refusal }) => refusal === null).length,
      results: results.map(({ applicationId, refusal, application }): MoveResult => ({
        applicationId,
        refusal,
        candidate: application && this.candidateOf(application),
      })),
    };
  }

  private candidateOf(application: Application): Candidate {
    return new Candidate(application, this.clock.now());
  }
}

interface KeptMove {
  moveId: string | null;
  results: Omit<CheckedItem, "application">[];
}
