import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { networkOf } from "../../auth/write-limits";
import type { Context, Loaders, ViewerContext } from "../../context";
import { costOfList, costOfPage } from "../../page";
import type { Account } from "../accounts/account.entity";
import { Company } from "../companies/company.entity";
import { permissionsOf } from "../subscriptions/plan.policy";
import { MAX_IMPORT_ROWS } from "../companies/company.inputs";
import { ClosedJob, JobClosure } from "./job.closure";
import { Job } from "./job.entity";
import type { JobTexts } from "./job.loaders";
import { ImportJobsInput, ImportJobsResult } from "./job.inputs";
import {
  JobPage,
  JobsArgs,
  PopularLocation,
  PopularLocationsArgs,
  SuggestionsArgs,
} from "./job-search.inputs";
import { jobPolicy } from "./job.policy";
import { SimilarJobsArgs } from "./job.similar.inputs";

/** A job out of a list has been read without its texts. */
const textsOf = (job: Job, loaders: Loaders): JobTexts | Promise<JobTexts> =>
  job.listedCompany ? loaders.jobTexts.load(job.id) : job;

const mayReadClosed = async ({ companyId }: Job, { viewer, loaders }: Context): Promise<boolean> =>
  jobPolicy.readClosed(viewer, await loaders.isMember.load(companyId));

@Resolver(() => Job)
export class JobResolver {
  @Query(() => JobPage, {
    description: "Open jobs, a page at a time.",
    complexity: costOfPage,
  })
  jobs(
    @Args(() => JobsArgs) args: JobsArgs,
    @Ctx() { services, viewer, loaders }: Context,
  ): Promise<JobPage> {
    const mayUseAdvanced = async ({ id }: Account) =>
      permissionsOf((await loaders.subscription.load(id)).plan).useAdvancedFilters;
    return services.jobSearch.search(args, async () => viewer !== null && (await mayUseAdvanced(viewer)));
  }

  @Query(() => [String], {
    description: "Titles of listed jobs like what has been typed, best first; up to 8.",
  })
  jobSuggestions(
    @Args(() => SuggestionsArgs) { text }: SuggestionsArgs,
    @Ctx() { services }: Context,
  ): Promise<string[]> {
    return services.jobSuggestions.titles(text);
  }

  @Query(() => [String], {
    description:
      "Cities, localities as 'Koramangala, Bangalore', and Remote, like what has been typed; up to 8.",
  })
  placeSuggestions(
    @Args(() => SuggestionsArgs) { text }: SuggestionsArgs,
    @Ctx() { services }: Context,
  ): Promise<string[]> {
    return services.jobSuggestions.places(text);
  }

  @Query(() => Job, {
    nullable: true,
    description:
      "One open job; null where there is none of that id. Members of its company and admins read it whenever it is posted.",
  })
  job(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() context: Context,
  ): Promise<Job | null> {
    const { services, viewer, address } = context;
    return services.jobViews.view(id, viewer?.id ?? networkOf(address), (job) => mayReadClosed(job, context));
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

  @Query(() => [Job], {
    description: "Open jobs like one that is or was: of the same trade, those of the same city first.",
    complexity: ({ args, childComplexity }) => costOfList((args as SimilarJobsArgs).first, childComplexity),
  })
  similarJobs(
    @Args(() => SimilarJobsArgs) { id, first }: SimilarJobsArgs,
    @Ctx() { services }: Context,
  ): Promise<Job[]> {
    return services.similarJobs.like(id, first);
  }

  @Query(() => [PopularLocation], {
    description: "The cities with most open jobs, counted at the moment of asking.",
    complexity: ({ args, childComplexity }) =>
      costOfList((args as PopularLocationsArgs).limit, childComplexity),
  })
  popularLocations(
    @Args(() => PopularLocationsArgs) { limit }: PopularLocationsArgs,
    @Ctx() { services }: Context,
  ): Promise<PopularLocation[]> {
    return services.jobSearch.popularLocations(limit);
  }

  @Authorized()
  @Mutation(() => ImportJobsResult, {
    description: `Brings in jobs, up to ${MAX_IMPORT_ROWS} a call: admins for any company, members for their own.`,
  })
  importJobs(
    @Arg("input", () => ImportJobsInput, { description: "The jobs." }) input: ImportJobsInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ImportJobsResult> {
    return services.jobImport.import(viewer, input);
  }

  @FieldResolver(() => String, { description: "Markdown." })
  async description(@Root() job: Job, @Ctx() { loaders }: Context): Promise<string> {
    return (await textsOf(job, loaders)).description;
  }

  @FieldResolver(() => String, { description: "Markdown." })
  async requirements(@Root() job: Job, @Ctx() { loaders }: Context): Promise<string> {
    return (await textsOf(job, loaders)).requirements;
  }

  @FieldResolver(() => [String], { description: "What the employer offers beside pay." })
  async benefits(@Root() job: Job, @Ctx() { loaders }: Context): Promise<string[]> {
    return (await textsOf(job, loaders)).benefits;
  }

  @FieldResolver(() => JobClosure, {
    nullable: true,
    description: "How it stands while it is not open, and why: for members of its company and admins.",
  })
  closure(@Root() job: Job, @Ctx() context: Context): Promise<JobClosure | null> {
    const { services, loaders } = context;
    return services.jobs.closureOf(
      job,
      () => mayReadClosed(job, context),
      () => loaders.company.load(job.companyId),
    );
  }

  @FieldResolver(() => Company, { description: "The company that offers it." })
  company(@Root() job: Job, @Ctx() { loaders }: Context): Company | Promise<Company> {
    return job.listedCompany ?? loaders.company.load(job.companyId);
  }
}
