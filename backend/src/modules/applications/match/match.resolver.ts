import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../auth/context";
import { Role } from "../../../auth/role";
import { Job } from "../../jobs/job/job.entity";
import type { JobFacts } from "../../jobs/job/listed-job";
import { locationsOf } from "../../jobs/reading/job-places";
import { matchOf, type MatchOfJob, saysTooLittle } from "./match";
import { Match } from "./match.inputs";

@Resolver(() => Job)
export class JobMatchResolver {
  @FieldResolver(() => Match, {
    nullable: true,
    description: "How the viewer fits the job as both stand now; null for other roles, and when signed out.",
  })
  async match(@Root() job: JobFacts, @Ctx() { viewer, loaders }: Context): Promise<MatchOfJob | null> {
    if (viewer?.role !== Role.JOBSEEKER) return null;
    const { title, workMode, payText: pay, experience, skills, education, noticePeriodDays } = job;
    const asked = { title, workMode, pay, experience, skills, education, noticePeriodDays };
    return matchOf({ ...asked, location: locationsOf(job) }, await loaders.seekerFacts.load(viewer));
  }
}

@Resolver(() => Match)
export class MatchResolver {
  @FieldResolver(() => Boolean, {
    complexity: 0,
    description:
      "Whether `score` is null because the person says too little; false where the job asks too little for one.",
  })
  saysTooLittle(@Root() match: MatchOfJob): boolean {
    return saysTooLittle(match);
  }
}
