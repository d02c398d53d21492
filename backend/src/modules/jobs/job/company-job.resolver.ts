import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../auth/context";
import { costOfPage, PageArgs } from "../../../lists/list-page";
import { Company } from "../../companies/company.entity";
import { CompanyJobPage } from "./company-job.inputs";

@Resolver(() => Company)
export class CompanyJobResolver {
  @Query(() => CompanyJobPage, {
    description: "A company's open jobs; none for an id that is no company's.",
    complexity: costOfPage,
  })
  companyJobs(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { services }: Context,
  ): Promise<CompanyJobPage> {
    return services.jobs.openOf(companyId, args);
  }

  @FieldResolver(() => Int, { description: "How many open jobs it has." })
  openJobCount(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.openJobCount.load(id);
  }
}
