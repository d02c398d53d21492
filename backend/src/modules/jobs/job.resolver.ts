import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../context";
import { Company } from "../companies/company.entity";
import { MAX_IMPORT_ROWS } from "../companies/company.inputs";
import { Job } from "./job.entity";
import {
  ImportJobsInput,
  ImportJobsResult,
  JobPage,
  JobsArgs,
  PopularLocation,
  PopularLocationsArgs,
} from "./job.inputs";

/** The length is as asked for, not checked yet: a negative one must not pay for other fields. */
const costOfList = (length: number, costOfOne: number) => Math.max(length, 1) * costOfOne;

@Resolver(() => Job)
export class JobResolver {
  @Query(() => JobPage, {
    description: "Open jobs, a page at a time.",
    complexity: ({ args, childComplexity }) => costOfList((args as JobsArgs).pageSize, childComplexity),
  })
  jobs(@Args(() => JobsArgs) args: JobsArgs, @Ctx() { services }: Context): Promise<JobPage> {
    return services.jobs.search(args);
  }

  @Query(() => Job, { nullable: true, description: "One open job; null where there is none of that id." })
  job(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<Job | null> {
    return services.jobs.find(id);
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
    return services.jobs.popularLocations(limit);
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

  @FieldResolver(() => Company, { description: "The company that offers it." })
  company(@Root() job: Job, @Ctx() { loaders }: Context): Promise<Company> {
    return loaders.company.load(job.companyId);
  }
}
