import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import { CareerPage } from "./career-page.entity";
import { SaveCareerPageInput } from "./career-page.inputs";
import { Company } from "./company.entity";

@Resolver(() => CareerPage)
export class CareerPageResolver {
  @Query(() => CareerPage, {
    nullable: true,
    description:
      "The published career page at an address, or at a former one of it; null where nobody may see one.",
  })
  careerPage(
    @Arg("address", () => String, { description: "Its place below /c/." }) address: string,
    @Ctx() { services }: Context,
  ): Promise<CareerPage | null> {
    return services.careerPages.find(address);
  }

  @Authorized()
  @Query(() => CareerPage, {
    nullable: true,
    description: "The career page of a company of the viewer's, published or not; else NOT_FOUND.",
  })
  ownCareerPage(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CareerPage | null> {
    return services.careerPages.findOwn(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CareerPage, {
    description:
      "Makes or changes a company's career page, for its members; else NOT_FOUND. Others than verified companies get COMPANY_NOT_VERIFIED.",
  })
  saveCareerPage(
    @Arg("input", () => SaveCareerPageInput, { description: "The page." }) input: SaveCareerPageInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CareerPage> {
    return services.careerPages.save(viewer, input);
  }

  @FieldResolver(() => Company, { description: "Whose page it is." })
  company(@Root() { companyId }: CareerPage, @Ctx() { loaders }: Context): Promise<Company> {
    return loaders.company.load(companyId);
  }
}
