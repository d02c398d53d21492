import { DAY_MS } from "../../../time/clock";
import { ApplicationStatus } from "./application-pipeline";
import { ApplicationGroup } from "./application.inputs";

const { HIRED, INTERVIEW, NOT_SELECTED, OFFERED, SHORTLISTED, VIEWED, WITHDRAWN } = ApplicationStatus;

const ENDED: readonly ApplicationStatus[] = [HIRED, NOT_SELECTED, WITHDRAWN];

/** For statements over `applications application`; take the time by the parameter that is named. */
const shownStatus = (now: string): string =>
  `case when application.hidden_until > ${now} then application.shown_status else application.status end`;
const shownStatusAt = (now: string): string =>
  `case when application.hidden_until > ${now} then application.shown_status_at else application.status_at end`;

const textsOf = (statuses: readonly ApplicationStatus[]): string =>
  statuses.map((status) => `'${status}'`).join(", ");

/** Whether an application is in a group, as its applicant sees it. */
export function isInGroup(group: ApplicationGroup, now: string): string {
  switch (group) {
    case ApplicationGroup.ACTIVE:
      return `${shownStatus(now)} not in (${textsOf(ENDED)})`;
    case ApplicationGroup.INTERVIEWS:
      return `${shownStatus(now)} = '${INTERVIEW}'`;
    case ApplicationGroup.ENDED:
      return `${shownStatus(now)} in (${textsOf(ENDED)})`;
  }
}

/** What a company did stays news for so long; an offer or an interview for as long as it stands. */
const NEWS_MS = 14 * DAY_MS;

/** The ids of an applicant's news: offers first, then interviews, then the rest, the latest first in each. */
export const newsOf = (
  applicantId: string,
  now: Date,
  first: number,
): [sql: string, parameters: unknown[]] => [
  `select application.id from applications application
   where application.applicant_id = $1 and (
     ${shownStatus("$2")} in ('${OFFERED}', '${INTERVIEW}')
     or ${shownStatus("$2")} in (${textsOf([VIEWED, SHORTLISTED, HIRED, NOT_SELECTED])})
       and ${shownStatusAt("$2")} > $3
   )
   order by ${shownStatus("$2")} = '${OFFERED}' desc, ${shownStatus("$2")} = '${INTERVIEW}' desc,
     ${shownStatusAt("$2")} desc, application.id desc
   limit $4`,
  [applicantId, now, new Date(now.getTime() - NEWS_MS), first],
];
