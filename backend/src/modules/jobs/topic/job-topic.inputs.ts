import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText } from "../../../text/text.rules";

@ArgsType()
export class JobTopicArgs {
  @Field(() => String, { nullable: true, description: "The slug of a trade, such as 'security-guard'." })
  @Follows(anyText(80))
  trade?: string | null;

  @Field(() => String, { nullable: true, description: "The slug of a city, such as 'pune'." })
  @Follows(anyText(80))
  city?: string | null;
}

@ObjectType({ description: "A topic that has open jobs, as a link to its page." })
export class JobTopicLink {
  @Field({ description: "The path of its page in the web app." })
  path: string;

  @Field(() => String, { nullable: true, description: "Its trade, such as 'Nurse'." })
  trade: string | null;

  @Field(() => String, { nullable: true, description: "Its city, such as 'Pune'." })
  city: string | null;

  @Field(() => Int, { description: "Its open jobs, up to some minutes ago." })
  jobCount: number;
}

@ObjectType({
  description: "A trade, a city, or a trade in a city: open jobs that have a page of their own.",
})
export class JobTopic {
  @Field({ description: "The path of its page in the web app, such as '/jobs/for/nurse/in/pune'." })
  path: string;

  @Field(() => String, { nullable: true, description: "Its trade, such as 'Nurse'." })
  trade: string | null;

  @Field(() => String, { nullable: true, description: "Its city, such as 'Pune'." })
  city: string | null;

  @Field({ description: "The text of the search that finds its jobs; empty for a city." })
  q: string;

  @Field({ description: "The location of that search; empty for a trade." })
  location: string;

  /** By which other topics are told from this one. */
  tradeCode: string | null;
  cityId: number | null;
}

@ObjectType({ description: "What the open jobs of a topic have in common, at the moment of asking." })
export class JobTopicFigures {
  @Field(() => Int, { description: "Open jobs, 1,000 at most." })
  total: number;

  @Field({ description: "Whether there are more; then all figures are those of the newest 1,000." })
  isTotalCapped: boolean;

  @Field(() => Int, { description: "Companies that offer them." })
  companyCount: number;

  @Field(() => String, {
    nullable: true,
    description:
      "What they pay a year, from the least to the most that any states: '₹1.8–12 LPA'; null where none does.",
  })
  pay: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When the newest was posted." })
  newestAt: Date | null;
}

@ObjectType({ description: "Topics beside a topic." })
export class JobTopicNeighbours {
  @Field(() => [JobTopicLink], { description: "Other trades in its city, most jobs first; up to 12." })
  trades: JobTopicLink[];

  @Field(() => [JobTopicLink], { description: "Other cities of its trade, most jobs first; up to 12." })
  cities: JobTopicLink[];

  @Field(() => [JobTopicLink], {
    description: "The same within 100 kilometres of its city, nearest first; up to 8.",
  })
  nearCities: JobTopicLink[];
}
