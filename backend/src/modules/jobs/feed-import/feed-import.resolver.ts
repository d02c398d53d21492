import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import type { ClientRequest } from "../../../database/client-requests";
import { ClientRequestArg } from "../../../graphql/client-request";
import { CompanyFeedImports, CreateFeedImportInput } from "./feed-import.inputs";

@Resolver(() => CompanyFeedImports)
export class FeedImportResolver {
  @Authorized()
  @Query(() => CompanyFeedImports, {
    description:
      "The feeds that are read for a company. For those who post for it, and admins; MEMBER_ROLE for its other members, else NOT_FOUND.",
  })
  companyFeedImports(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyFeedImports> {
    return services.feedImports.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyFeedImports, {
    description:
      "Has a feed read by a schedule, the first time at once. Refused with COMPANY_NOT_VERIFIED, COMPANY_BLOCKED, EMAIL_NOT_VERIFIED, FEED_IMPORT_LIMIT, FEED_IMPORT_KNOWN.",
  })
  async createFeedImport(
    @Arg("input", () => CreateFeedImportInput, { description: "Which, and how often." })
    input: CreateFeedImportInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyFeedImports> {
    await services.feedImports.create(viewer, input, request);
    return services.feedImports.find(viewer, input.companyId);
  }

  @Authorized()
  @Mutation(() => CompanyFeedImports, {
    description: "Ends the reading of a feed. Its jobs stay as they are.",
  })
  async deleteFeedImport(
    @Arg("id", () => ID, { description: "The feed." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyFeedImports> {
    const companyId = await services.feedImports.delete(viewer, id);
    return services.feedImports.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyFeedImports, {
    description:
      "Has a feed read now, at most once a minute; one that was switched off is on again. From now on its jobs are posted for the viewer.",
  })
  async readFeedImport(
    @Arg("id", () => ID, { description: "The feed." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyFeedImports> {
    const companyId = await services.feedImports.read(viewer, id);
    return services.feedImports.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyFeedImports, {
    description:
      "Says that the jobs may be closed that a feed lacks, where they are more than half; they are closed soon.",
  })
  async confirmFeedImportClosing(
    @Arg("id", () => ID, { description: "The feed." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyFeedImports> {
    const companyId = await services.feedImports.confirmClosing(viewer, id);
    return services.feedImports.find(viewer, companyId);
  }
}
