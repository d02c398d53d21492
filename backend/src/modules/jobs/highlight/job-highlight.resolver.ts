import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Job } from "../job/job.entity";
import type { ListedJob } from "../job/listed-job";
import { JobStanding } from "../own/own-job.inputs";
import { JobPage } from "../search/job-search.inputs";
import { MOST_LIFTED } from "./highlighted-jobs";
import { JobHighlights } from "./job-highlight.inputs";

@Resolver(() => Job)
export class JobHighlightResolver {
  @Authorized()
  @Mutation(() => Job, {
    description:
      "Has an open job of the viewer's company marked and lifted in searches, until it ends. Refused with COMPANY_NOT_VERIFIED, HIGHLIGHT_LIMIT or JOB_ACTION_NOT_ALLOWED.",
  })
  highlightJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobHighlights.highlight(viewer, id);
  }

  @Authorized()
  @Mutation(() => Job, {
    description: "Ends that. Refused with JOB_ACTION_NOT_ALLOWED for a job that is not open.",
  })
  unhighlightJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobHighlights.unhighlight(viewer, id);
  }
}

@Resolver(() => JobPage)
export class HighlightedJobsResolver {
  @FieldResolver(() => [Job], {
    description: `Highlighted jobs that match as well as the best of all pages, ${MOST_LIFTED} at most: the first page shows them before \`items\`. They stand in \`items\` and in the total as well, so a client leaves them out there. None where an order was chosen.`,
    // The page multiplies it by its size.
    complexity: ({ childComplexity }) => childComplexity,
  })
  highlighted(@Root() page: JobPage, @Ctx() { services }: Context): Promise<ListedJob[]> {
    return services.highlightedJobs.over(page);
  }
}

@Resolver(() => JobStanding)
export class JobHighlightsResolver {
  @FieldResolver(() => JobHighlights, { description: "How many jobs its company has highlighted." })
  highlights(@Root() { job }: JobStanding, @Ctx() { services }: Context): Promise<JobHighlights> {
    return services.jobHighlights.of(job.companyId);
  }
}
