import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import type { ClientRequest } from "../../../database/client-requests";
import { ClientRequestArg } from "../../../graphql/client-request";
import {
  CompanyWebhooks,
  CreateWebhookInput,
  MadeWebhook,
  WebhookAddress,
  WebhookAddressArgs,
} from "./webhook.inputs";

@Resolver(() => CompanyWebhooks)
export class WebhookResolver {
  @Authorized()
  @Query(() => CompanyWebhooks, {
    description:
      "The webhooks of a company. For its owners; MEMBER_ROLE for its other members, else NOT_FOUND.",
  })
  companyWebhooks(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyWebhooks> {
    return services.webhooks.find(viewer, companyId);
  }

  @Authorized(Gate.AS_WRITE)
  @Query(() => WebhookAddress, {
    description:
      "Whether a webhook may be made at an address, before anybody is asked who they are; changes nothing, and counts as a change against the limits. For owners.",
  })
  webhookAddress(
    @Args(() => WebhookAddressArgs) args: WebhookAddressArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<WebhookAddress> {
    return services.webhooks.checkAddress(viewer, args);
  }

  @Authorized(Gate.DANGEROUS)
  @Mutation(() => MadeWebhook, {
    description:
      "Makes a webhook, and tells its secret once. For owners, after a recent sign-in. Refused with RECENT_SIGN_IN_REQUIRED, WEBHOOK_LIMIT.",
  })
  async createWebhook(
    @Arg("input", () => CreateWebhookInput, { description: "Where, and what of." }) input: CreateWebhookInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer, identity }: ViewerContext,
  ): Promise<MadeWebhook> {
    const secret = await services.webhooks.create({ viewer, identity }, input, request);
    return { secret, company: await services.webhooks.find(viewer, input.companyId) };
  }

  @Authorized()
  @Mutation(() => CompanyWebhooks, { description: "Deletes a webhook with its log. For owners." })
  async deleteWebhook(
    @Arg("id", () => ID, { description: "The endpoint." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyWebhooks> {
    const companyId = await services.webhooks.delete(viewer, id);
    return services.webhooks.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyWebhooks, {
    description: "Switches a webhook on again that had failed for days; what has waited is sent. For owners.",
  })
  async switchWebhookOn(
    @Arg("id", () => ID, { description: "The endpoint." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyWebhooks> {
    const companyId = await services.webhooks.switchOn(viewer, id);
    return services.webhooks.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyWebhooks, {
    description: "Sends a delivery once more, with the id that it had. For owners.",
  })
  async replayWebhookDelivery(
    @Arg("id", () => ID, { description: "The delivery." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyWebhooks> {
    const companyId = await services.webhooks.replay(viewer, id);
    return services.webhooks.find(viewer, companyId);
  }
}
