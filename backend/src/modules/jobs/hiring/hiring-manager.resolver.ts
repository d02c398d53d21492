import { Args, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Job } from "../job/job.entity";
import { jobPolicy } from "../job/job.policy";
import type { JobFacts } from "../job/listed-job";
import { AssignHiringManagerArgs, HiringManager } from "./hiring-manager.inputs";

@Resolver(() => Job)
export class HiringManagerResolver {
  @Authorized()
  @Mutation(() => Job, {
    description:
      "Assigns a job to a hiring manager of its company, who then answers its candidates. Refused with NOT_HIRING_MANAGER for anybody else.",
  })
  assignHiringManager(
    @Args(() => AssignHiringManagerArgs) args: AssignHiringManagerArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.hiringManagers.assign(viewer, args);
  }

  @Authorized()
  @Mutation(() => Job, {
    description: "Takes a job from a hiring manager, who doesn't see its candidates from then on.",
  })
  unassignHiringManager(
    @Args(() => AssignHiringManagerArgs) args: AssignHiringManagerArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.hiringManagers.unassign(viewer, args);
  }

  @FieldResolver(() => [HiringManager], {
    description:
      "The company's hiring managers for whoever may assign them, for other members who see the job those who are; none for everybody else.",
  })
  async hiringManagers(@Root() job: JobFacts, @Ctx() { loaders }: Context): Promise<HiringManager[]> {
    const acts = await loaders.jobActs.load(job);
    if (!jobPolicy.seeStanding(acts)) return [];
    const managers = await loaders.hiringManagers.load(job.id);
    return jobPolicy.manage(acts) ? managers : managers.filter(({ isAssigned }) => isAssigned);
  }
}
