import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../auth/context";
import { costOfPage, PageArgs } from "../../../lists/list-page";
import { CareerPage } from "../../companies/career-page.entity";
import { CompanyJobPage } from "../job/company-job.inputs";

/** CARE-04 */
@Resolver(() => CareerPage)
export class CareerJobResolver {
  @FieldResolver(() => CompanyJobPage, {
    description: "The company's open jobs, last posted first.",
    complexity: costOfPage,
  })
  jobs(
    @Root() { companyId }: CareerPage,
    @Arg("text", () => String, {
      defaultValue: "",
      description: "Each of its words is in the title or the place.",
    })
    text: string,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { services }: Context,
  ): Promise<CompanyJobPage> {
    return services.jobs.openOf(companyId, args, text);
  }
}
