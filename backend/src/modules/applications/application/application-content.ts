import type { EntityManager } from "typeorm";
import { BrokenInputError, type FieldProblem } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { changedCareer, sentCareer } from "../../career-profiles/career-content";
import type { CareerContent, CareerFieldName } from "../../career-profiles/career.fields";
import type { CareerProfileService } from "../../career-profiles/career-profile.service";
import type { Job } from "../../jobs/job/job.entity";
import type { JsonResume } from "../../resumes/json/resume-json";
import type { Application } from "./application.entity";
import type { ApplyToJobInput } from "./application.inputs";

type Document = Pick<Application, "profile" | "resumeTemplate" | "originalId">;

/** What of an application is its sender's own words. */
type ApplicationContent = Document & Pick<Application, "career">;

interface Sending {
  manager: EntityManager;
  viewer: Account;
  job: Job;
  input: ApplyToJobInput;
}

/**
 * Adds to the resume or profile what goes of the career profile, and what the company asked for (ASK-02). Answers go
 * whoever else sees them; the career profile keeps them if the sender wants that.
 * @throws BrokenInputError BAD_USER_INPUT where something that the company asks for is missing
 */
export async function withCareer(
  careers: CareerProfileService,
  document: Document,
  { manager, viewer, job, input }: Sending,
): Promise<ApplicationContent> {
  const { facts, audiences } = await careers.find(viewer, manager);
  const { isKept = false, sendsHelpAtWork = false, ...given } = input.career ?? {};
  const answers = changedCareer({}, given);
  const byName = Object.keys(answers) as CareerFieldName[];
  if (sendsHelpAtWork) byName.push("helpAtWork");
  const career = sentCareer({ ...facts, ...answers }, audiences, byName);
  const profile = withPhone(document.profile, job, viewer);
  assertComplete(job, { ...document, profile, career });
  if (isKept) await careers.save(viewer, { facts: answers }, manager);
  return { ...document, profile, career: Object.keys(career).length > 0 ? career : null };
}

/** A resume may have no number where the profile has one. */
function withPhone(document: JsonResume, { asksPhone }: Job, { additionalData }: Account): JsonResume {
  const { phone } = additionalData;
  if (!asksPhone || !phone || document.basics.phone) return document;
  return { ...document, basics: { ...document.basics, phone } };
}

type Sent = Document & { career: CareerContent };

/** A file of one's own is a resume as well. */
const hasNoResume = ({ resumeTemplate, originalId }: Sent): boolean =>
  resumeTemplate === null && originalId === null;

/** What a job may ask for: the input's field that tells it, and whether what is sent lacks it. */
const ASKED = {
  asksPhone: { field: "phone", isMissing: ({ profile }: Sent) => !profile.basics.phone },
  asksResume: { field: "resumeId", isMissing: hasNoResume },
  asksNoticePeriod: {
    field: "career.noticePeriodDays",
    isMissing: ({ career }: Sent) => career.noticePeriodDays === undefined,
  },
  asksExpectedPay: {
    field: "career.expectedPay",
    isMissing: ({ career }: Sent) => career.expectedPay === undefined,
  },
} as const;

function assertComplete(job: Job, sent: Sent): void {
  const asks = Object.keys(ASKED) as (keyof typeof ASKED)[];
  const problems = asks
    .filter((ask) => job[ask] && ASKED[ask].isMissing(sent))
    .map((ask): FieldProblem => ({ field: ASKED[ask].field, message: "is asked for by the company" }));
  if (problems.length > 0) throw new BrokenInputError(problems);
}
