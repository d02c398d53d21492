import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import { costOfPage } from "../../../lists/list-page";
import { Role } from "../../../auth/role";
import { Company } from "../../companies/company.entity";
import { AdminCountsArgs, NotedActArgs, ReasonedActArgs } from "../acts/act.inputs";
import {
  AdminCompaniesArgs,
  AdminCompanyPage,
  CompanyMerger,
  CompanyStanding,
  CompanyStatusCount,
} from "./admin-company.inputs";

@Resolver(() => Company)
export class AdminCompanyResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminCompanyPage, {
    description: "Companies, blocked ones too, the newest first.",
    complexity: costOfPage,
  })
  adminCompanies(
    @Args(() => AdminCompaniesArgs) args: AdminCompaniesArgs,
    @Ctx() { services }: Context,
  ): Promise<AdminCompanyPage> {
    return services.adminCompanies.list(args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [CompanyStatusCount], { description: "How many companies stand how." })
  adminCompanyCounts(
    @Args(() => AdminCountsArgs) { text }: AdminCountsArgs,
    @Ctx() { services }: Context,
  ): Promise<CompanyStatusCount[]> {
    return services.adminCompanies.counts(text ?? null);
  }

  @Authorized(Role.ADMIN)
  @Query(() => Company, {
    nullable: true,
    description: "One company, blocked or not; null where there is none of that id.",
  })
  adminCompany(
    @Arg("id", () => ID, { description: "The company's id." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<Company | null> {
    return services.adminCompanies.find(id);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Company, {
    description: "Says that a company is what it says; the note says what was checked.",
  })
  verifyCompany(
    @Args(() => NotedActArgs) { id, note }: NotedActArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Company> {
    return services.adminCompanies.verify(viewer, id, note.trim());
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Company, { description: "Takes a company's verification back." })
  unverifyCompany(
    @Arg("id", () => ID, { description: "The company." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Company> {
    return services.adminCompanies.unverify(viewer, id);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Company, {
    description: "Blocks a company: from now on nobody finds it or its jobs, or posts for it.",
  })
  blockCompany(
    @Args(() => ReasonedActArgs) { id, reason }: ReasonedActArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Company> {
    return services.adminCompanies.block(viewer, id, reason.trim());
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Company, { description: "Takes a company's block back: all is as it was before." })
  unblockCompany(
    @Arg("id", () => ID, { description: "The company." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Company> {
    return services.adminCompanies.unblock(viewer, id);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => CompanyMerger, {
    description:
      "Makes one company of two: people and jobs move, the old name leads to the other company. Can't be undone. Refused with SAME_COMPANY, COMPANY_BLOCKED.",
  })
  mergeCompanies(
    @Arg("fromId", () => ID, { description: "The company that ends." }) fromId: string,
    @Arg("intoId", () => ID, { description: "The company that remains." }) intoId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyMerger> {
    return services.companyMerger.merge(viewer, fromId, intoId);
  }

  @FieldResolver(() => CompanyStanding, {
    nullable: true,
    description: "How it stands with the portal, for admins; null for everybody else.",
  })
  standing(@Root() company: Company, @Ctx() { services, viewer }: Context): CompanyStanding | null {
    return viewer?.role === Role.ADMIN ? services.adminCompanies.standingOf(company) : null;
  }
}

@Resolver(() => CompanyStanding)
export class CompanyStandingResolver {
  @FieldResolver(() => Int, { description: "How many people act for it." })
  async memberCount(@Root() { company }: CompanyStanding, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.companySize.load(company.id)).members;
  }

  @FieldResolver(() => [Company], {
    description: "Up to 5 others of nearly the same name, the oldest first.",
    complexity: ({ childComplexity }) => 5 * childComplexity,
  })
  namesakes(@Root() { company }: CompanyStanding, @Ctx() { loaders }: Context): Promise<Company[]> {
    return loaders.namesakes.load(company.id);
  }

  @FieldResolver(() => Int, { description: "How many jobs it has posted, open or not." })
  async jobCount(@Root() { company }: CompanyStanding, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.companySize.load(company.id)).jobs;
  }
}
