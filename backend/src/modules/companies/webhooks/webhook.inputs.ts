import { ArgsType, Field, ID, InputType, ObjectType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../../text/follows";
import { requiredLine } from "../../../text/text.rules";
import { Company } from "../company.entity";
import { WebhookDelivery, WebhookEndpoint, WebhookEvent } from "./webhook.entity";

@InputType({ description: "A webhook to make for a company." })
export class CreateWebhookInput {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: "Where to send events: an https address of a public host, up to 500 characters." })
  @Follows(requiredLine(1, 500))
  url: string;

  @Field(() => [WebhookEvent], { description: "What to tell of, one or more." })
  @Follows(z.array(z.enum(WebhookEvent)).min(1, "must name one or more"))
  events: WebhookEvent[];
}

@ArgsType()
export class WebhookAddressArgs {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: "The address as it is typed." })
  @Follows(requiredLine(1, 500))
  url: string;
}

@ObjectType({ description: "An address that a webhook may be made at, or not." })
export class WebhookAddress {
  @Field(() => String, { nullable: true, description: "Why nothing is sent there; null where it may be." })
  problem: string | null;
}

@ObjectType({ description: "A webhook as its company's owners see it." })
export class SeenWebhook {
  @Field(() => ID, { description: "The endpoint's id." })
  id: string;

  @Field(() => WebhookEndpoint, { description: "The endpoint." })
  endpoint: WebhookEndpoint;

  @Field(() => [WebhookDelivery], { description: "Its last 20 deliveries, the newest first." })
  deliveries: WebhookDelivery[];
}

@ObjectType({ description: "The webhooks of a company, for its owners." })
export class CompanyWebhooks {
  @Field(() => ID, { description: "The company's id." })
  id: string;

  @Field(() => Company, { description: "The company." })
  company: Company;

  @Field(() => [SeenWebhook], { description: "The last made first." })
  webhooks: SeenWebhook[];
}

@ObjectType({ description: "A webhook that was just made." })
export class MadeWebhook {
  @Field(() => CompanyWebhooks, { description: "All webhooks of the company, with this one." })
  company: CompanyWebhooks;

  @Field(() => String, {
    nullable: true,
    description: "What its deliveries are signed with. Told once: null where the same call is repeated.",
  })
  secret: string | null;
}
