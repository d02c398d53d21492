import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { ApiKeyScope } from "../../../auth/api-key";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import { requiredLine } from "../../../text/text.rules";
import { Company } from "../company.entity";
import { ApiKey } from "./api-key.entity";

/** The longest that a key works, in days. */
const MAX_KEY_DAYS = 365;

@InputType({ description: "A key to make for a company." })
export class CreateApiKeyInput {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: "What to call it, such as the program's name: 1 to 60 characters." })
  @Follows(requiredLine(1, 60))
  name: string;

  @Field(() => [ApiKeyScope], { description: "What it may be used for, one or more." })
  @Follows(z.array(z.enum(ApiKeyScope)).min(1, "must name one or more"))
  scopes: ApiKeyScope[];

  @Field(() => Int, { description: `For how many days it works, from 1 to ${MAX_KEY_DAYS}.` })
  @Follows(wholeNumber(1, MAX_KEY_DAYS))
  days: number;
}

@ObjectType({ description: "A key as its company's owners see it." })
export class SeenApiKey {
  @Field(() => ID, { description: "The key's id." })
  id: string;

  @Field(() => ApiKey, { description: "The key." })
  key: ApiKey;

  @Field(() => String, { nullable: true, description: "Who made it; null where they have no name." })
  creatorName: string | null;

  @Field({ description: "Whether it works now." })
  isWorking: boolean;
}

@ObjectType({ description: "The keys of a company, for its owners." })
export class CompanyApiKeys {
  @Field(() => ID, { description: "The company's id." })
  id: string;

  @Field(() => Company, { description: "The company." })
  company: Company;

  @Field(() => [SeenApiKey], { description: "The last made first; old ones go after a year." })
  keys: SeenApiKey[];
}

@ObjectType({ description: "A key that was just made." })
export class MadeApiKey {
  @Field(() => CompanyApiKeys, { description: "All keys of the company, with this one." })
  company: CompanyApiKeys;

  @Field(() => String, {
    nullable: true,
    description: "The key itself. It is told once: null where the same call is repeated.",
  })
  secret: string | null;
}
