import { GRIEVANCE_DAYS, MOST_OPEN_GRIEVANCES } from "@job-portal/protocol/grievances";
import type { DataSource, EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../database/client-requests";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { type PageArgs, rowsOfPage } from "../../lists/list-page";
import { numberedPage } from "../../lists/page";
import { tidyParagraphs } from "../../text/text.rules";
import { isUuid } from "../../text/uuid";
import { type Clock, DAY_MS } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import type { Account } from "../accounts/account.entity";
import { Grievance } from "./grievance.entity";
import type { GrievancePage, RaiseGrievanceInput } from "./grievance.inputs";
import { isOpen, isOwn } from "./grievance.policy";

/** An open one takes the lowest of its account's places that is free; without one, no row comes of it (REDR-02). */
const RAISE = `
  insert into grievances (id, account_id, kind, text, raised_at, due_on, place)
  select $1, $2, $3, $4, $5, $6, min(place) from generate_series(1, $7) place
  where not exists (select from grievances taken where taken.account_id = $2 and taken.place = place.place)
  having count(*) > 0`;

/** What people ask or complain about their data, for themselves (REDR-01). */
export class GrievanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own, the newest first. */
  async listOf({ id: accountId }: Account, args: PageArgs): Promise<GrievancePage> {
    const [grievances, total] = await this.dataSource
      .getRepository(Grievance)
      .findAndCount({ where: { accountId }, order: { number: "DESC" }, ...rowsOfPage(args) });
    return numberedPage(args, grievances, total);
  }

  /** @throws ConflictError GRIEVANCE_LIMIT */
  async raise(
    { id: accountId }: Account,
    input: RaiseGrievanceInput,
    request: ClientRequest | null = null,
  ): Promise<Grievance> {
    return await this.dataSource.transaction(async (manager) => {
      // Of any number at once no more get in than there may be, and the others are told so.
      await manager.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
        `grievances:${accountId}`,
      ]);
      return await makeOnce(manager, accountId, request, {
        ...memoryOfRow(manager, Grievance),
        make: () => this.keep(manager, accountId, input),
      });
    });
  }

  /** Nothing of it stays. @returns it as it was @throws NotFoundError; ConflictError GRIEVANCE_ANSWERED */
  async withdraw(viewer: Account, id: string): Promise<Grievance> {
    return await this.dataSource.transaction(async (manager) => {
      const where = { id };
      const grievance = isUuid(id)
        ? await manager.findOne(Grievance, { where, lock: { mode: "pessimistic_write" } })
        : null;
      if (!grievance || !isOwn(viewer, grievance)) throw new NotFoundError();
      if (!isOpen(grievance))
        throw new ConflictError("GRIEVANCE_ANSWERED", "This has been answered already.");
      await manager.delete(Grievance, where);
      return grievance;
    });
  }

  private async keep(manager: EntityManager, accountId: string, input: RaiseGrievanceInput) {
    const id = uuidv7();
    const now = this.clock.now();
    await manager.query(RAISE, [
      ...[id, accountId, input.kind, tidyParagraphs(input.text), now],
      ...[indianDay(new Date(now.getTime() + GRIEVANCE_DAYS * DAY_MS)), MOST_OPEN_GRIEVANCES],
    ]);
    const grievance = await manager.findOneBy(Grievance, { id });
    if (!grievance)
      throw new ConflictError(
        "GRIEVANCE_LIMIT",
        `You can have ${MOST_OPEN_GRIEVANCES} open at once. Please wait for an answer, or take one back.`,
      );
    return grievance;
  }
}
