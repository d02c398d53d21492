import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { Company } from "../../companies/company.entity";
import { AWAITS_REVIEW, isForWording, isMended, readHeldRules } from "./job-hold";
import { JobStatus, jobStatus } from "./job-lifecycle";
import type { JobFacts } from "./listed-job";

/** Whose block keeps a job out of the list, if nothing else does. */
export enum JobBlock {
  COMPANY = "company",
  POSTER = "poster",
}

registerEnumType(JobBlock, {
  name: "JobBlock",
  description: "Whose block keeps a job out of the list.",
  valuesConfig: {
    COMPANY: { description: "Its company is blocked." },
    POSTER: { description: "The account that posted it is blocked." },
  },
});

/** Why the portal held a job by itself. */
export enum JobHoldCause {
  LIKE_SCAMS = "like-scams",
  SHUTS_OUT = "shuts-out",
  MENDED = "mended",
  ANSWERED = "answered",
}

registerEnumType(JobHoldCause, {
  name: "JobHoldCause",
  description: "Why the portal held a job by itself.",
  valuesConfig: {
    LIKE_SCAMS: { description: "Some of its wording is often used in job scams." },
    SHUTS_OUT: { description: "Some of its wording shuts people out by who they are." },
    ANSWERED: { description: "Its company has answered a removal; an admin has yet to read that." },
    MENDED: { description: "The words that held it are gone; an admin has yet to look at it." },
  },
});

@ObjectType({ description: "How a job stands that is not open, and why." })
export class JobClosure {
  @Field(() => JobStatus, { description: "How it stands." })
  status: JobStatus;

  @Field(() => JobBlock, {
    nullable: true,
    description: "Whose block holds it; null for a job that is held, removed or over by itself.",
  })
  block: JobBlock | null;

  @Field(() => String, {
    nullable: true,
    description: "Why it or its company was taken out of the list, as it was said; null where nothing was.",
  })
  reason: string | null;

  @Field(() => [JobHoldCause], {
    description:
      "What `reason` says, for words in another language; empty where somebody wrote it (HEED-06).",
  })
  holdCauses: JobHoldCause[];

  @Field(() => [String], {
    description: "The words by which the job shuts people out; none without SHUTS_OUT.",
  })
  shutOutWords: string[];
}

@ObjectType({ description: "What everybody may know of a job that was closed or whose time is over." })
export class ClosedJob {
  @Field({ description: "What it was called." })
  title: string;

  @Field({ description: "Whose it was." })
  companyName: string;

  @Field(() => GraphQLDateTimeISO, { description: "Since when nobody can apply any more." })
  closedAt: Date;
}

/** A reason that a person wrote has no causes. */
const SAID_BY_NOBODY: Pick<JobClosure, "holdCauses" | "shutOutWords"> = { holdCauses: [], shutOutWords: [] };

/** What the portal's own reason says; nothing of an admin's. */
function holdCausesOf(job: JobFacts): Pick<JobClosure, "holdCauses" | "shutOutWords"> {
  if (job.heldReason === AWAITS_REVIEW) return { holdCauses: [JobHoldCause.ANSWERED], shutOutWords: [] };
  if (isMended(job)) return { holdCauses: [JobHoldCause.MENDED], shutOutWords: [] };
  if (!isForWording(job)) return SAID_BY_NOBODY;
  const { isLikeScams, shutOutWords } = readHeldRules(job.heldRules);
  const causes = [
    ...(isLikeScams ? [JobHoldCause.LIKE_SCAMS] : []),
    ...(shutOutWords.length > 0 ? [JobHoldCause.SHUTS_OUT] : []),
  ];
  return { holdCauses: causes, shutOutWords };
}

/** @param companyOf asked only where the job is held by nothing of its own */
export async function closureAt(
  job: JobFacts,
  now: Date,
  companyOf: () => Promise<Pick<Company, "blockedAt" | "blockedReason">>,
): Promise<JobClosure> {
  const status = jobStatus(job, now);
  if (status !== JobStatus.HELD || job.heldAt)
    return job.removedAt
      ? { status, block: null, reason: job.removedReason, ...SAID_BY_NOBODY }
      : { status, block: null, reason: job.heldReason, ...holdCausesOf(job) };
  const { blockedAt, blockedReason } = await companyOf();
  // Why a person is blocked is for them alone.
  return blockedAt
    ? { status, block: JobBlock.COMPANY, reason: blockedReason, ...SAID_BY_NOBODY }
    : { status, block: JobBlock.POSTER, reason: null, ...SAID_BY_NOBODY };
}
