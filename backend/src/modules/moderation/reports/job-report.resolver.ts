import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { JobReport } from "./job-report.entity";
import { ReportJobInput } from "./job-report.inputs";

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
