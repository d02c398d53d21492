import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { Company } from "../../companies/company.entity";
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

/** @param companyOf asked only where the job is held by nothing of its own */
export async function closureAt(
  job: JobFacts,
  now: Date,
  companyOf: () => Promise<Pick<Company, "blockedAt" | "blockedReason">>,
): Promise<JobClosure> {
  const status = jobStatus(job, now);
  if (status !== JobStatus.HELD || job.heldAt)
    return { status, block: null, reason: job.removedAt ? job.removedReason : job.heldReason };
  const { blockedAt, blockedReason } = await companyOf();
  // Why a person is blocked is for them alone.
  return blockedAt
    ? { status, block: JobBlock.COMPANY, reason: blockedReason }
    : { status, block: JobBlock.POSTER, reason: null };
}
