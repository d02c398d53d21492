import type { NoticeContent } from "@job-portal/protocol/notices";
import { indianMoment } from "../../text/text.rules";

type InterviewContent = Extract<NoticeContent, { kind: `interview.${string}` }>;

export const isOfInterview = (content: NoticeContent): content is InterviewContent =>
  content.kind.startsWith("interview.");

/**
 * A notice of an interview in a sentence without its full stop.
 * @param candidate whom it is with, for the company; null where nobody is to be named
 */
export function titleOfInterview(content: InterviewContent, candidate: string | null): string {
  const { jobTitle, company, side } = content.params;
  const name = candidate ?? "A candidate";
  const which =
    side === "applicant"
      ? `Your interview for ${jobTitle} at ${company}`
      : `The interview ${candidate === null ? "" : `with ${candidate} `}for ${jobTitle}`;
  switch (content.kind) {
    case "interview.offered": {
      const { count, isMove } = content.params;
      if (isMove) return `${company} asks to move your interview for ${jobTitle}`;
      return `${company} offers you ${count} ${count === 1 ? "time" : "times"} for an interview for ${jobTitle}`;
    }
    case "interview.scheduled":
      return `${which} is on ${on(content.params.startsAt)}`;
    case "interview.asked":
      return `${name} asks for other times for the interview for ${jobTitle}`;
    case "interview.declined":
      return `${name} declined the interview for ${jobTitle}`;
    case "interview.cancelled": {
      const { startsAt } = content.params;
      return `${which} ${startsAt === null ? "" : `on ${on(startsAt)} `}is cancelled`;
    }
    case "interview.reminder":
      return `Reminder: ${which} is on ${on(content.params.startsAt)}`;
  }
}

const on = (startsAt: string): string => indianMoment(new Date(startsAt));
