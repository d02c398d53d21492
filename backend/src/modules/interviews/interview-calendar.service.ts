import type { DataSource, EntityManager } from "typeorm";
import { NotFoundError } from "../../errors/errors";
import { isUuid } from "../../text/uuid";
import type { Env } from "../../settings/env";
import { organizerOf } from "../../mail/calendar-file";
import { linkIn, siteUrlOf } from "../../mail/site-url";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { wholeLocaleOfReader } from "../accounts/language";
import { paths } from "@job-portal/protocol/paths";
import { namesOfApplicants } from "../applications/telling/applicant-names";
import type { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { seenParts } from "./interview-access";
import { calendarOf } from "./interview-calendar";
import { Interview } from "./interview.entity";
import { InterviewStatus } from "./interview.enums";

/** Whom the company meets, as notices name them. */
async function nameFor(
  manager: EntityManager,
  { id }: Account,
  { application, side }: { application: Application; side: ApplicationParty },
): Promise<string | null> {
  if (side === ApplicationParty.APPLICANT) return null;
  return (await namesOfApplicants(manager, id, [application.id])).get(application.id) ?? null;
}

/** Interviews as files for calendars, to be downloaded. */
export class InterviewCalendarService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The same event as the mails have. @throws NotFoundError where it is not the viewer's, or no time was agreed */
  async fileOf(viewer: Account, id: string): Promise<string> {
    const { manager } = this.dataSource;
    const found = isUuid(id) ? await manager.findOneBy(Interview, { id }) : null;
    const [parts] = found ? await seenParts(manager, viewer, [found], this.clock.now()) : [];
    if (!parts?.slot || parts.interview.status === InterviewStatus.DECLINED) throw new NotFoundError();
    const { interview, slot, application, side } = parts;
    const path =
      side === ApplicationParty.APPLICANT
        ? paths.myApplication(application.id)
        : paths.candidateFor(application.jobId, application.id);
    const locale = wholeLocaleOfReader(viewer);
    return calendarOf({
      ...{ interview, slot, application, organizer: organizerOf(this.env) },
      candidateName: await nameFor(manager, viewer, parts),
      attendee: { name: viewer.displayName, email: viewer.email },
      ...{ url: linkIn(locale, siteUrlOf(this.env), path), locale },
    }).text;
  }
}
