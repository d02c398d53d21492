import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { EmployerAnalyticsArgs } from "./employer-figures.args";
import { EmployerAnalytics, EmployerSummary } from "./employer-figures.inputs";

@Resolver()
export class EmployerFiguresResolver {
  @Authorized()
  @Query(() => EmployerSummary, { description: "The figures of the employer's dashboard." })
  employerSummary(@Ctx() { services, viewer }: ViewerContext): Promise<EmployerSummary> {
    return services.employerFigures.summary(viewer);
  }

  @Authorized()
  @Query(() => EmployerAnalytics, {
    description: "Looks, applications, how far they came and how fast they were answered, in a period.",
    complexity: ({ childComplexity }) => 20 * childComplexity,
  })
  employerAnalytics(
    @Args(() => EmployerAnalyticsArgs) args: EmployerAnalyticsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<EmployerAnalytics> {
    return services.employerFigures.analytics(viewer, args);
  }
}
