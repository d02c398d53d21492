import { GraphQLDateTimeISO } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { JobFile } from "../file/job-file.entity";
import { JobFileWithdrawalCounts, KeptFileJob } from "./job-file-withdrawal.inputs";
import { MAX_KEPT, MAX_POSTED_FILES, withdrawableUntil } from "./job-file-withdrawal.service";

@Resolver(() => JobFile)
export class JobFileWithdrawalResolver {
  @Authorized()
  @Query(() => [JobFile], {
    description: `The viewer's files of jobs that were posted in the last 30 days, the newest ${MAX_POSTED_FILES}.`,
    complexity: ({ childComplexity }) => MAX_POSTED_FILES * childComplexity,
  })
  myPostedJobFiles(@Ctx() { services, viewer }: ViewerContext): Promise<JobFile[]> {
    return services.jobFileWithdrawal.postedFilesOf(viewer);
  }

  @Authorized()
  @Mutation(() => JobFile, {
    description:
      "Takes a posted file's jobs back, within 24 hours; a second call changes nothing. Refused with NOT_FOUND, JOB_FILE_STATE before it is posted, or JOB_FILE_WITHDRAWAL_OVER.",
  })
  withdrawJobFile(
    @Arg("id", () => ID, { description: "The file." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFileWithdrawal.begin(viewer, id);
  }

  @FieldResolver(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "Until when its jobs can be taken back; null unless it is DONE.",
  })
  withdrawableUntil(@Root() file: JobFile): Date | null {
    return withdrawableUntil(file);
  }

  @FieldResolver(() => JobFileWithdrawalCounts, {
    description: "What became of its jobs so far; the rest of `createdCount` waits while it is WITHDRAWING.",
  })
  withdrawalCounts(@Root() file: JobFile, @Ctx() { services }: Context): Promise<JobFileWithdrawalCounts> {
    return services.jobFileWithdrawal.countsOf(file);
  }

  @FieldResolver(() => [KeptFileJob], {
    description: `The first ${MAX_KEPT} jobs that stayed when it was taken back.`,
    complexity: ({ childComplexity }) => MAX_KEPT * childComplexity,
  })
  keptJobs(@Root() file: JobFile, @Ctx() { services }: Context): Promise<KeptFileJob[]> {
    return services.jobFileWithdrawal.keptJobsOf(file);
  }
}
