import { Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../auth/context";
import { costOfList } from "../../../lists/list-page";
import { Role } from "../../../auth/role";
import { AdminGrowthArgs, AdminSummary, GrowthDay } from "./admin-summary.inputs";

@Resolver()
export class AdminSummaryResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminSummary, { description: "The figures of the admin's dashboard." })
  adminSummary(@Ctx() { services }: Context): Promise<AdminSummary> {
    return services.adminSummary.summary();
  }

  @Authorized(Role.ADMIN)
  @Query(() => [GrowthDay], {
    description: "What came on each day in India up to today, the earliest day first.",
    complexity: ({ args, childComplexity }) => costOfList((args as AdminGrowthArgs).days, childComplexity),
  })
  adminGrowth(
    @Args(() => AdminGrowthArgs) { days }: AdminGrowthArgs,
    @Ctx() { services }: Context,
  ): Promise<GrowthDay[]> {
    return services.adminSummary.growth(days);
  }
}
