import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import { ClientRequestArg } from "../../graphql/client-request";
import type { ClientRequest } from "../../database/client-requests";
import { Role } from "../../auth/role";
import { Company } from "./company.entity";
import {
  CompanyPermissions,
  ImportCompaniesInput,
  ImportCompaniesResult,
  MAX_IMPORT_ROWS,
  UpdateCompanyInput,
} from "./company.inputs";
import { companyPolicy } from "./company.policy";

@Resolver(() => Company)
export class CompanyResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => ImportCompaniesResult, {
    description: `Brings in companies, up to ${MAX_IMPORT_ROWS} a call; those that are known already are left as they are.`,
  })
  importCompanies(
    @Arg("input", () => ImportCompaniesInput, { description: "The companies." }) input: ImportCompaniesInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ImportCompaniesResult> {
    return services.companies.import(viewer, input.rows, request);
  }

  @Query(() => Company, { nullable: true, description: "One company; null where there is none of that id." })
  company(
    @Arg("id", () => ID, { description: "The company's id." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<Company | null> {
    return services.companies.find(id);
  }

  @Authorized()
  @Query(() => [Company], {
    description: "The companies that the viewer acts for, by name; up to 20 of their own making.",
    complexity: ({ childComplexity }) => 20 * childComplexity,
  })
  myCompanies(@Ctx() { services, viewer }: ViewerContext): Promise<Company[]> {
    return services.companies.listOf(viewer);
  }

  @Authorized()
  @Mutation(() => Company, {
    description:
      "Changes what a company says of itself, for its members; else NOT_FOUND. MEMBER_ROLE: its name is for owners.",
  })
  updateCompany(
    @Arg("input", () => UpdateCompanyInput, { description: "What changes." }) input: UpdateCompanyInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Company> {
    return services.companies.update(viewer, input);
  }

  @Authorized()
  @Mutation(() => Company, {
    description:
      "Takes a company's logo away, for its members; else NOT_FOUND. POST /api/companies/{id}/logo gives it one.",
  })
  removeCompanyLogo(
    @Arg("id", () => ID, { description: "The company." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Company> {
    return services.companyLogos.remove(viewer, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why it is blocked, for its members; null while it is not, and for everybody else.",
  })
  async blockReason(@Root() company: Company, @Ctx() { loaders }: Context): Promise<string | null> {
    if (!company.blockedAt || (await loaders.memberRole.load(company.id)) === null) return null;
    return company.blockedReason;
  }

  @FieldResolver(() => CompanyPermissions, { description: "What the viewer may do for it." })
  async viewerCan(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<CompanyPermissions> {
    const role = await loaders.memberRole.load(id);
    return {
      edit: companyPolicy.edit(role),
      postJobs: companyPolicy.postJobs(role),
      seeTeam: role !== null,
      rename: companyPolicy.rename(role),
      manageStages: companyPolicy.manageStages(role),
      answerCandidates: companyPolicy.answerCandidates(role),
      keepTemplates: companyPolicy.keepTemplates(role),
    };
  }
}
