import { type NoticeContent, noticePath } from "@job-portal/protocol/notices";
import type { WholeLocale } from "@job-portal/protocol/locale";
import type { EntityManager } from "typeorm";
import { indianMoment } from "../../text/text.rules";
import type { Env } from "../../settings/env";
import { organizerOf } from "../../mail/calendar-file";
import { linkIn, siteUrlOf } from "../../mail/site-url";
import type { Account } from "../accounts/account.entity";
import { wholeLocaleOfReader } from "../accounts/language";
import { namesOfApplicants } from "../applications/telling/applicant-names";
import { Application } from "../applications/application/application.entity";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { maskedDocument } from "../applications/application/contact";
import { mailWordsFor } from "../notices/notice-mail-body";
import type { MailParts, MailPartsOf } from "../notices/notice-mail.service";
import { isOfInterview } from "../notices/notice-title";
import { aboutSlot, calendarOf, INTERVIEW_MAIL_WORDS } from "./interview-calendar";
import { Interview } from "./interview.entity";
import { InterviewStatus } from "./interview.enums";
import { InterviewSlot } from "./interview-slot.entity";

/**
 * What mails of interviews have beside their titles: what the other side said, how one meets, and the file for
 * calendars. If the interview has changed since, its next mail has the file.
 */
export function interviewMailParts(env: Env): MailPartsOf {
  const organizer = organizerOf(env);
  return async (manager, content, reader) => {
    if (!isOfInterview(content)) return null;
    const interview = await manager.findOneBy(Interview, { id: content.params.interviewId });
    const application = interview && (await manager.findOneBy(Application, { id: interview.applicationId }));
    if (!application) return null;
    const slot = await agreedSlot(manager, interview, content);
    const locale = wholeLocaleOfReader(reader);
    const lines = [
      ...wordsOf(interview, application, content).map((words) => mailWordsFor(reader).theyWrote(words)),
      ...(slot ? linesOf(interview, slot, locale) : []),
    ];
    const url = linkIn(locale, siteUrlOf(env), noticePath(content));
    const parts: MailParts = { lines };
    if (!slot || content.kind === "interview.reminder") return parts;
    const isCompany = "side" in content.params && content.params.side === "company";
    const names = isCompany ? await namesOfApplicants(manager, reader.id, [application.id]) : null;
    const candidateName = names?.get(application.id) ?? null;
    return {
      ...parts,
      calendar: calendarOf({
        ...{ interview, slot, application, candidateName, organizer, attendee: to(reader), url, locale },
      }),
    };
  };
}

const to = ({ displayName, email }: Account) => ({ name: displayName, email });

/** The slot that a notice tells of; null where it tells of none, or the interview has changed since. */
async function agreedSlot(
  manager: EntityManager,
  interview: Interview,
  content: NoticeContent,
): Promise<InterviewSlot | null> {
  if (!("sequence" in content.params) || interview.slotId === null) return null;
  if (content.params.sequence !== interview.sequence) return null;
  if (content.kind === "interview.cancelled" && content.params.startsAt === null) return null;
  return await manager.findOneBy(InterviewSlot, { id: interview.slotId });
}

/** How one meets; nothing of a meeting that is off. */
const linesOf = (interview: Interview, slot: InterviewSlot, locale: WholeLocale): string[] =>
  interview.status === InterviewStatus.CANCELLED
    ? []
    : [
        INTERVIEW_MAIL_WORDS[locale].indianTime(indianMoment(slot.startsAt, locale)),
        ...aboutSlot(slot, INTERVIEW_MAIL_WORDS[locale]),
      ];

/** What the other side said, without what contact rules keep back. */
function wordsOf(interview: Interview, application: Application, { params }: NoticeContent): string[] {
  const { words, wordsParty } = interview;
  if (words === null || !("side" in params)) return [];
  if (wordsParty === ApplicationParty.APPLICANT && params.side === "company")
    return [maskedDocument(words, application.status)];
  if (wordsParty === ApplicationParty.COMPANY && params.side === "applicant") return [words];
  return [];
}
