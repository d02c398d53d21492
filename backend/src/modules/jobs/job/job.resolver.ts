import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { maySearchBeCounted } from "../../accounts/consent.policy";
import type { Context, Loaders } from "../../../auth/context";
import { networkOf } from "../../../auth/write-limits";
import { Company } from "../../companies/company.entity";
import { Place } from "../../places/place.entity";
import { OpenedFromInput } from "../../search-words/search-query.inputs";
import { locationOf, locationsOf, placesInShort, placesOf } from "../reading/job-places";
import { ClosedJob, JobClosure } from "./job-closure";
import { Job } from "./job.entity";
import { Pay, payOf } from "../reading/pay-of-job";
import { jobPolicy } from "./job.policy";
import { isFromList, type JobFacts, type JobTexts, type ListedJob } from "./listed-job";

/** A job out of a list was read without its texts. */
const textsOf = (job: Job | ListedJob, loaders: Loaders): JobTexts | Promise<JobTexts> =>
  isFromList(job) ? loaders.jobTexts.load(job.id) : job;

const isOwn = async ({ companyId }: JobFacts, { loaders }: Context): Promise<boolean> =>
  (await loaders.memberRole.load(companyId)) !== null;

const mayReadClosed = async (job: JobFacts, context: Context): Promise<boolean> =>
  jobPolicy.readClosed(context.viewer, await context.loaders.jobActs.load(job));

@Resolver(() => Job)
export class JobResolver {
  @Query(() => Job, {
    nullable: true,
    description:
      "One open job; null where there is none of that id. Members of its company and admins read it whenever it is posted.",
  })
  async job(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Arg("openedFrom", () => OpenedFromInput, {
      nullable: true,
      description: "The list that it is opened from, for the count of what people look for.",
    })
    openedFrom: OpenedFromInput | null,
    @Arg("isAhead", () => Boolean, {
      nullable: true,
      description:
        "True where it is fetched to be read later, without a network: nobody has looked at it yet.",
    })
    isAhead: boolean | null,
    @Ctx() context: Context,
  ): Promise<Job | null> {
    const { services, viewer, address } = context;
    const visitor = viewer?.id ?? networkOf(address);
    const job = await services.jobViews.view(id, visitor, {
      isAhead: isAhead === true,
      isOwn: (found) => isOwn(found, context),
      mayReadClosed: (found) => mayReadClosed(found, context),
    });
    if (job && openedFrom && maySearchBeCounted(viewer))
      services.searchQueries.noteClick(job.id, openedFrom, visitor);
    return job;
  }

  @Query(() => ClosedJob, {
    nullable: true,
    description:
      "One that was closed or whose time is over; null for any other, also for one that is held or removed.",
  })
  closedJob(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<ClosedJob | null> {
    return services.jobs.findClosed(id);
  }

  @Mutation(() => Job, {
    description:
      "Counts that somebody goes to the job's `applyUrl` to apply there, each viewer once a day, and answers the job. Refused with JOB_NOT_OPEN, also where one applies here.",
  })
  countApplyClick(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() context: Context,
  ): Promise<Job> {
    const { services, viewer, address } = context;
    return services.jobViews.countApplyClick(id, viewer?.id ?? networkOf(address), (job) =>
      isOwn(job, context),
    );
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether its company pays to have it marked and lifted in searches; of open jobs of verified companies alone.",
  })
  isHighlighted(@Root() job: JobFacts, @Ctx() { services }: Context): boolean {
    return services.jobs.isHighlighted(job);
  }

  @FieldResolver(() => Pay, { description: "What the job pays." })
  pay(@Root() job: JobFacts): Pay {
    return payOf(job);
  }

  @FieldResolver(() => String, {
    description: "Where it is, in words: 'Koramangala, Bangalore' or 'Remote'; of several places the first.",
  })
  location(@Root() job: JobFacts): string {
    return locationOf(job);
  }

  @FieldResolver(() => String, {
    description:
      "Where it is, in a few words: 'Koramangala, Bangalore', and 'Pune, Mumbai +2' of several places.",
  })
  placesInShort(@Root() job: JobFacts): string {
    return placesInShort(job);
  }

  @FieldResolver(() => String, {
    description: "All of its places in words, as a form takes them: 'Pune; Mumbai' or 'Remote'.",
  })
  locations(@Root() job: JobFacts): string {
    return locationsOf(job);
  }

  @FieldResolver(() => [Place], {
    description: "Where it is: one to ten places, in the order typed; none of a remote job without a place.",
  })
  places(@Root() job: JobFacts): Place[] {
    return placesOf(job);
  }

  @FieldResolver(() => String, { description: "Markdown." })
  async description(@Root() job: Job | ListedJob, @Ctx() { loaders }: Context): Promise<string> {
    return (await textsOf(job, loaders)).description;
  }

  @FieldResolver(() => String, { description: "Markdown." })
  async requirements(@Root() job: Job | ListedJob, @Ctx() { loaders }: Context): Promise<string> {
    return (await textsOf(job, loaders)).requirements;
  }

  @FieldResolver(() => [String], { description: "What the employer offers beside pay." })
  async benefits(@Root() job: Job | ListedJob, @Ctx() { loaders }: Context): Promise<string[]> {
    return (await textsOf(job, loaders)).benefits;
  }

  @FieldResolver(() => JobClosure, {
    nullable: true,
    description: "How it stands while it is not open, and why: for members of its company and admins.",
  })
  closure(@Root() job: JobFacts, @Ctx() context: Context): Promise<JobClosure | null> {
    const { services, loaders } = context;
    return services.jobs.closureOf(
      job,
      () => mayReadClosed(job, context),
      () => loaders.company.load(job.companyId),
    );
  }

  @FieldResolver(() => Company, { description: "The company that offers it." })
  company(@Root() job: JobFacts, @Ctx() { loaders }: Context): Company | Promise<Company> {
    return isFromList(job) ? job.company : loaders.company.load(job.companyId);
  }
}
