import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../text/follows";
import type { ListedJob } from "../jobs/job/listed-job";
import { Language } from "../accounts/language";
import { JobFilter } from "../jobs/search/job-search.inputs";
import { AlertFrequency } from "./alert.enums";
import type { KeptFilter } from "./alert-search";

const MAX_EMAIL = 320;

@InputType({ description: "A search to keep." })
export class CreateAlertInput {
  @Field(() => JobFilter, {
    description: "The search. `postedWithinDays` is left out; the nearest place stands for a point.",
  })
  filter: JobFilter;

  @Field(() => AlertFrequency, { description: "How often to tell." })
  frequency: AlertFrequency;

  @Field(() => Boolean, { defaultValue: true, description: "Whether to tell by mail as well." })
  isMailed: boolean;
}

@InputType({ description: "A search to keep for an e-mail address without an account." })
export class RequestAlertInput {
  @Field(() => JobFilter, { description: "The search, as for `createAlert`." })
  filter: JobFilter;

  @Field(() => AlertFrequency, { description: "How often to tell." })
  frequency: AlertFrequency;

  @Field({
    description: "Where to. It gets a mail with a link first, and nothing else until that is confirmed.",
  })
  @Follows(z.email("must be an e-mail address").max(MAX_EMAIL))
  email: string;

  @Field(() => Language, {
    nullable: true,
    description: "The language of its mails; English when left out.",
  })
  language?: Language | null;
}

@InputType({ description: "What changes of an alert; what is left out stays." })
export class UpdateAlertInput {
  @Field(() => ID, { description: "The alert." })
  id: string;

  @Field(() => AlertFrequency, { nullable: true, description: "How often to tell." })
  frequency?: AlertFrequency | null;

  @Field(() => Boolean, { nullable: true, description: "Whether to tell by mail as well." })
  isMailed?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it pauses." })
  isPaused?: boolean | null;
}

@ObjectType({ description: "An e-mail address that is asked whether it wants an alert." })
export class AlertRequest {
  @Field({ description: "The address, whatever is known of it." })
  email: string;
}

@ObjectType({ description: "A job that an alert has found, while it is open." })
export class AlertFind {
  /** `AlertResolver` makes it a field. */
  job: ListedJob;

  /** What was asked for, and whether the job's title has its words: `AlertResolver` makes the reasons of them. */
  filter: KeptFilter;
  isTitled: boolean;

  @Field(() => GraphQLDateTimeISO, { description: "When it was found." })
  foundAt: Date;
}
