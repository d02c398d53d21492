import { type DataSource, In } from "typeorm";
import { numberedPage } from "../../../lists/page";
import { type EntryArgs, pageOfEntry, rowsOfPage } from "../../../lists/list-page";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { Application } from "./application.entity";
import { ApplicationCounts, ApplicationGroup, type ApplicationPage } from "./application.inputs";
import { isInGroup, newsOf } from "./own-application.sql";

/** What applicants see of all of their applications (SEEN-14). */
export class OwnApplicationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own, last sent first. */
  async listOf(viewer: Account, args: EntryArgs, group: ApplicationGroup | null): Promise<ApplicationPage> {
    const page = (await this.pageOf(viewer, args, group)) ?? args.page;
    const { skip, take } = rowsOfPage({ page, pageSize: args.pageSize });
    const [items, total] = await this.dataSource
      .getRepository(Application)
      .createQueryBuilder("application")
      .where("application.applicant_id = :viewerId", { viewerId: viewer.id })
      .andWhere(group ? isInGroup(group, ":now") : "true", { now: this.clock.now() })
      .orderBy("application.appliedAt", "DESC")
      .addOrderBy("application.id", "DESC")
      .offset(skip)
      .limit(take)
      .getManyAndCount();
    return numberedPage({ page, pageSize: args.pageSize }, items, total);
  }

  /** How many of the viewer's are in each group. */
  async countsOf({ id }: Account): Promise<ApplicationCounts> {
    const count = (group: ApplicationGroup) => `count(*) filter (where ${isInGroup(group, "$2")})::int`;
    const [counts] = await this.dataSource.query<ApplicationCounts[]>(
      `select ${count(ApplicationGroup.ACTIVE)} as active, ${count(ApplicationGroup.INTERVIEWS)} as interviews,
         ${count(ApplicationGroup.ENDED)} as ended
       from applications application where application.applicant_id = $1`,
      [id, this.clock.now()],
    );
    return Object.assign(new ApplicationCounts(), counts);
  }

  /** The viewer's that a company has moved lately, and all offers and interviews; the dearest first (SEEN-13). */
  async newsOf({ id }: Account, first: number): Promise<Application[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(...newsOf(id, this.clock.now(), first));
    const ids = rows.map((row) => row.id);
    const found = await this.dataSource.getRepository(Application).findBy({ id: In(ids) });
    return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  /** The page of the viewer's list that an application stands on; null where it is not in it. */
  private async pageOf(
    { id: viewerId }: Account,
    args: EntryArgs,
    group: ApplicationGroup | null,
  ): Promise<number | null> {
    const { pageOf: id } = args;
    if (id == null || !isUuid(id) || group) return null;
    const [{ place }] = await this.dataSource.query<[{ place: number }]>(
      `select count(*)::int as place from applications one
         join applications other on other.applicant_id = one.applicant_id
           and (other.applied_at, other.id) >= (one.applied_at, one.id)
       where one.id = $1 and one.applicant_id = $2`,
      [id, viewerId],
    );
    return pageOfEntry(place, args);
  }
}
