import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { JobStanding } from "../../jobs/own/own-job.inputs";
import { JobReport } from "./job-report.entity";
import { ReportJobInput, ReportReasonCount } from "./job-report.inputs";

@Resolver(() => JobReport)
export class JobReportResolver {
  @Authorized()
  @Mutation(() => JobReport, {
    description:
      "Says what is wrong with an open job. Once per account: a second call answers the first report.",
  })
  reportJob(
    @Arg("input", () => ReportJobInput, { description: "What is wrong." }) input: ReportJobInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobReport> {
    return services.jobReports.report(viewer, input, request);
  }
}

/** For the job's company (OWNJ-06). */
@Resolver(() => JobStanding)
export class JobStandingReportResolver {
  @FieldResolver(() => [ReportReasonCount], {
    description: "What readers report, the commonest first; who they are and what they write is for admins.",
  })
  async reportReasons(
    @Root() { job }: JobStanding,
    @Ctx() { loaders }: Context,
  ): Promise<ReportReasonCount[]> {
    return job.reportCount > 0 ? (await loaders.reportSummary.load(job.id)).reasons : [];
  }
}
