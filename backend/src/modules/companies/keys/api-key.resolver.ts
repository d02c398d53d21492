import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import type { ClientRequest } from "../../../database/client-requests";
import { ClientRequestArg } from "../../../graphql/client-request";
import { CompanyApiKeys, CreateApiKeyInput, MadeApiKey } from "./api-key.inputs";

@Resolver(() => CompanyApiKeys)
export class ApiKeyResolver {
  @Authorized()
  @Query(() => CompanyApiKeys, {
    description:
      "The API keys of a company. For its owners; MEMBER_ROLE for its other members, else NOT_FOUND.",
  })
  companyApiKeys(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyApiKeys> {
    return services.apiKeys.find(viewer, companyId);
  }

  @Authorized(Gate.DANGEROUS)
  @Mutation(() => MadeApiKey, {
    description:
      "Makes an API key and tells it once. For owners, after a recent sign-in. Refused with RECENT_SIGN_IN_REQUIRED, API_KEY_LIMIT.",
  })
  async createApiKey(
    @Arg("input", () => CreateApiKeyInput, { description: "Whose, and what for." }) input: CreateApiKeyInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer, identity }: ViewerContext,
  ): Promise<MadeApiKey> {
    const secret = await services.apiKeys.create({ viewer, identity }, input, request);
    return { secret, company: await services.apiKeys.find(viewer, input.companyId) };
  }

  @Authorized()
  @Mutation(() => CompanyApiKeys, { description: "Ends an API key at once. For owners." })
  async revokeApiKey(
    @Arg("id", () => ID, { description: "The key." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyApiKeys> {
    const companyId = await services.apiKeys.revoke(viewer, id);
    return services.apiKeys.find(viewer, companyId);
  }
}
