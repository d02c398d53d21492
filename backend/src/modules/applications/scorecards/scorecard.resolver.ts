import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { CompanyAct } from "../../companies/member-role";
import { Job } from "../../jobs/job/job.entity";
import type { JobFacts } from "../../jobs/job/listed-job";
import { Candidate } from "../candidate/candidate";
import { Scorecard } from "./scorecard.entity";
import { GiveScorecardInput, SaveScorecardCriteriaInput, ScorecardSummary } from "./scorecard.inputs";

@Resolver(() => Candidate)
export class ScorecardResolver {
  @Authorized()
  @Mutation(() => Job, {
    description:
      "Names what a job's candidates are marked by. Refused with QUESTION_NOT_ALLOWED where a criterion must not be asked about; scorecards that were given keep theirs.",
  })
  saveScorecardCriteria(
    @Arg("input", () => SaveScorecardCriteriaInput, { description: "Of which job, and what." })
    input: SaveScorecardCriteriaInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.scorecards.saveCriteria(viewer, input);
  }

  @Authorized()
  @Mutation(() => Candidate, {
    description:
      "Gives the viewer's scorecard of a candidate, or changes it. Refused with CRITERIA_CHANGED where the job names other criteria by now.",
  })
  giveScorecard(
    @Arg("input", () => GiveScorecardInput, { description: "Of whom, and what." }) input: GiveScorecardInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Candidate> {
    return services.scorecards.give(viewer, input);
  }

  @FieldResolver(() => [String], { description: "What the job has candidates marked by, in its order." })
  scorecardCriteria(@Root() { jobId }: Candidate, @Ctx() { loaders }: Context): Promise<string[]> {
    return loaders.scorecardCriteria.load(jobId);
  }

  @FieldResolver(() => ScorecardSummary, { description: "How many scorecards they have, and the average." })
  scorecardSummary(@Root() { id }: Candidate, @Ctx() { loaders }: Context): Promise<ScorecardSummary> {
    return loaders.scorecardSummary.load(id);
  }

  @FieldResolver(() => [Scorecard], {
    description: "The scorecards of the company's members, the viewer's own first.",
  })
  scorecards(@Root() { id }: Candidate, @Ctx() { loaders }: Context): Promise<Scorecard[]> {
    return loaders.scorecards.load(id);
  }
}

@Resolver(() => Scorecard)
export class ScorecardAuthorResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "Who gave it; null where the account is gone, or has no name.",
  })
  authorName(@Root() { authorId }: Scorecard, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return authorId === null ? null : loaders.accountName.load(authorId);
  }
}

@Resolver(() => Job)
export class JobScorecardResolver {
  @FieldResolver(() => [String], {
    description: "What its candidates are marked by, for whoever answers them; none for everybody else.",
  })
  async scorecardCriteria(@Root() job: JobFacts, @Ctx() { loaders }: Context): Promise<string[]> {
    const acts = await loaders.jobActs.load(job);
    return acts.includes(CompanyAct.ANSWER_CANDIDATES) ? await loaders.scorecardCriteria.load(job.id) : [];
  }
}
