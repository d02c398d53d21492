import type { SendableResumesQuery } from "./ApplyJob.generated";

type Sendable = Pick<SendableResumesQuery, "myFinishedResumes" | "resumeTemplates">;

/** Those that the server takes: after a downgrade some can be in a template that the plan has no room for. */
export function sendableResumes({ myFinishedResumes, resumeTemplates }: Sendable) {
  const usable = resumeTemplates.filter(({ isUsable }) => isUsable).map(({ template }) => template);
  return myFinishedResumes.filter(({ template }) => usable.includes(template));
}

/** Words of titles that say nothing of the trade. */
const OF_ANY_TRADE = new Set(
  "associate assistant executive fresher head incharge intern junior lead manager officer senior staff trainee".split(
    " ",
  ),
);
const LEAST_LETTERS = 3;

const tradeWords = (title: string): string[] =>
  [...new Set(title.toLowerCase().match(/[\p{L}\p{M}]+/gu))].filter(
    (word) => word.length >= LEAST_LETTERS && !OF_ANY_TRADE.has(word),
  );

/** SEEN-28: the one whose title shares most words with the job's; of equal ones the newest. */
export function likeliestResume(sendable: Sendable, jobTitle: string) {
  const wanted = tradeWords(jobTitle);
  const shared = (title: string) => tradeWords(title).filter((word) => wanted.includes(word)).length;
  const [best] = sendableResumes(sendable).toSorted((one, other) => shared(other.title) - shared(one.title));
  return best;
}
