import { Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../auth/context";
import { JobTopic, JobTopicArgs, JobTopicFigures, JobTopicNeighbours } from "./job-topic.inputs";

@Resolver(() => JobTopic)
export class JobTopicResolver {
  @Query(() => JobTopic, {
    nullable: true,
    description:
      "A topic by the slugs in its page's path; null where the portal knows no such trade or city.",
  })
  jobTopic(
    @Args(() => JobTopicArgs) { trade = null, city = null }: JobTopicArgs,
    @Ctx() { services }: Context,
  ): Promise<JobTopic | null> {
    return services.jobTopics.find({ trade, city });
  }

  @FieldResolver(() => JobTopicFigures, {
    description: "What its open jobs have in common.",
    complexity: 20,
  })
  figures(@Root() topic: JobTopic, @Ctx() { services }: Context): Promise<JobTopicFigures> {
    return services.jobTopics.figuresOf(topic);
  }

  @FieldResolver(() => JobTopicNeighbours, {
    description: "Topics beside it that have open jobs.",
    complexity: ({ childComplexity }) => childComplexity,
  })
  neighbours(@Root() topic: JobTopic, @Ctx() { services }: Context): Promise<JobTopicNeighbours> {
    return services.jobTopics.neighboursOf(topic);
  }
}
