import type { ErrorCode } from "@job-portal/protocol/error-codes";
import { ConflictError } from "../../../errors/errors";
import { nameKeyOf } from "../../companies/company.rules";
import type { Namesake } from "../../companies/company.service";
import type { Job } from "../job/job.entity";
import { type JobQuestion, JobQuestionCode } from "./job-post.inputs";

type Marked = Pick<Job, "title" | "city" | "type"> & { clientName?: string | null };

/**
 * Two jobs of one company with the same mark look like the same job: case, signs, plurals and order aside. An agency
 * has one for each of its clients.
 */
export function likenessOf({ title, city, type, clientName }: Marked): string {
  const words = title.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}+#]+/gu) ?? [];
  const singular = words.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
  const client = clientName ? [`for:${nameKeyOf(clientName)}`] : [];
  return [type, city?.toLowerCase() ?? "", ...client, ...[...new Set(singular)].sort()].join(" ");
}

export const duplicateQuestion = (jobId: string, title: string): JobQuestion => ({
  code: JobQuestionCode.POSSIBLE_DUPLICATE,
  message: `Your company has an open job like this one already: '${title}'. Post it all the same?`,
  jobId,
  company: null,
  suggestions: [],
});

export const companyQuestion = (namesake: Namesake): JobQuestion => ({
  code: JobQuestionCode.COMPANY_LOOKS_KNOWN,
  message: wordsOf(namesake),
  jobId: null,
  company: namesake.company,
  suggestions: [],
});

function wordsOf({ company, name, isOwn, hasMembers }: Namesake): string {
  const called = name === company.name ? `'${name}'` : `'${name}', which is '${company.name}' now`;
  if (isOwn) return `You post for ${called} already: go back to choose it. Or is this another company?`;
  const ifSame = hasMembers
    ? "If not, somebody who posts for it can post this job."
    : "If not, post it all the same: nobody posts for that one yet, and we will bring the two together.";
  return `The portal has a company of this name or nearly so already: ${called}. Is yours another one? ${ifSame}`;
}

/** A question refuses with its own name. */
const REFUSED_AS = {
  [JobQuestionCode.PAY_LOOKS_MONTHLY]: "PAY_LOOKS_MONTHLY",
  [JobQuestionCode.PAY_UNIT_MISSING]: "PAY_UNIT_MISSING",
  [JobQuestionCode.PAY_RANGE_WIDE]: "PAY_RANGE_WIDE",
  [JobQuestionCode.PAY_UNLIKELY]: "PAY_UNLIKELY",
  [JobQuestionCode.PAY_UNPAID]: "PAY_UNPAID",
  [JobQuestionCode.PAY_BELOW_MINIMUM_WAGE]: "PAY_BELOW_MINIMUM_WAGE",
  [JobQuestionCode.POSSIBLE_DUPLICATE]: "POSSIBLE_DUPLICATE",
  [JobQuestionCode.COMPANY_LOOKS_KNOWN]: "COMPANY_LOOKS_KNOWN",
} as const satisfies Record<JobQuestionCode, ErrorCode>;

/** @throws ConflictError with the question's code and what it is about, where it was not answered yet */
export function assertAnswered(question: JobQuestion | null, isConfirmed: boolean): void {
  if (!question || isConfirmed) return;
  const { code, message, jobId, company } = question;
  throw new ConflictError(REFUSED_AS[code], message, { jobId, company });
}
