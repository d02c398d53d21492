import { paths } from "@job-portal/protocol/paths";
import { type DataSource, MoreThanOrEqual } from "typeorm";
import { NotFoundError } from "../../errors/errors";
import { organizerOf } from "../../mail/calendar-file";
import { linkIn, siteUrlOf } from "../../mail/site-url";
import type { Env } from "../../settings/env";
import { isUuid } from "../../text/uuid";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import type { Account } from "../accounts/account.entity";
import { wholeLocaleOfReader } from "../accounts/language";
import { Company } from "../companies/company.entity";
import { Job } from "../jobs/job/job.entity";
import { walkInCalendarOf } from "./walk-in-calendar";
import { WalkInStatus } from "./walk-in.enums";
import { WalkInVisit } from "./walk-in-visit.entity";

/** Numbers for walk-ins as files for calendars, to be downloaded. */
export class WalkInCalendarService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws NotFoundError where the viewer waits with no number for today or later */
  async fileOf(viewer: Account, jobId: string): Promise<string> {
    const { manager } = this.dataSource;
    const today = indianDay(this.clock.now());
    const visit = isUuid(jobId)
      ? await manager.findOneBy(WalkInVisit, {
          ...{ jobId, accountId: viewer.id, status: WalkInStatus.WAITING },
          day: MoreThanOrEqual(today),
        })
      : null;
    if (!visit) throw new NotFoundError();
    const job = await manager.findOneByOrFail(Job, { id: jobId });
    const { name: companyName } = await manager.findOneByOrFail(Company, { id: job.companyId });
    const locale = wholeLocaleOfReader(viewer);
    return walkInCalendarOf({
      ...{ visit, job, companyName, locale },
      organizer: organizerOf(this.env),
      attendee: { name: viewer.displayName, email: viewer.email },
      url: linkIn(locale, siteUrlOf(this.env), paths.walkIn(jobId)),
    }).text;
  }
}
