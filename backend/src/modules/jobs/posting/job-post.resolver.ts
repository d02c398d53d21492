import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Args, ArgsType, Field } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText } from "../../../text/text.rules";
import type { ViewerContext } from "../../../auth/context";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { JobDraftFields } from "./job-draft.entity";
import { Job } from "../job/job.entity";
import {
  ExperienceReading,
  JobCheck,
  JobContentInput,
  LocationReading,
  PayReading,
  PostJobInput,
} from "./job-post.inputs";
import { JobWording } from "./job-wording.inputs";
import { readExperience, readLocation, readPay } from "./job-reading";

/** For pay or experience. */
@ArgsType()
class DescribeTextArgs {
  @Field({ description: "What has been typed so far, up to 60 characters." })
  @Follows(anyText(60))
  text: string;
}

@ArgsType()
class DescribeLocationArgs {
  @Field({ description: "What has been typed so far, up to 300 characters." })
  @Follows(anyText(300))
  text: string;
}

@Resolver(() => Job)
export class JobPostResolver {
  @Authorized()
  @Query(() => PayReading, {
    description: "How a text about pay is understood, to be said while it is typed.",
  })
  describePay(@Args(() => DescribeTextArgs) { text }: DescribeTextArgs): PayReading {
    return readPay(text.trim());
  }

  @Authorized()
  @Query(() => ExperienceReading, {
    description: "How a text about experience is understood, to be said while it is typed.",
  })
  describeExperience(@Args(() => DescribeTextArgs) { text }: DescribeTextArgs): ExperienceReading {
    return readExperience(text.trim());
  }

  @Authorized()
  @Query(() => LocationReading, {
    description:
      "How a job's location is understood, for its preview and to be asked about while it is typed.",
  })
  describeLocation(
    @Args(() => DescribeLocationArgs) { text }: DescribeLocationArgs,
    @Ctx() { services }: ViewerContext,
  ): LocationReading {
    return { ...readLocation(text), didYouMean: services.jobSuggestions.meantPlace(text) };
  }

  @Authorized()
  @Query(() => [JobWording], {
    description: "What a writer is told of in the texts of a form, to be said while they are typed.",
  })
  describeWording(
    @Arg("fields", () => JobDraftFields, { description: "The form as far as it has been filled in." })
    fields: JobDraftFields,
    @Arg("jobId", () => ID, {
      nullable: true,
      description:
        "The job of the viewer's company that is changed: what an admin let pass in it is left out.",
    })
    jobId: string | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobWording[]> {
    return services.jobPosts.describeWording(viewer, fields, jobId ?? null);
  }

  @Authorized()
  @Query(() => JobCheck, {
    description: "What posting a form would come to as it stands; changes nothing.",
  })
  checkJob(
    @Arg("fields", () => JobDraftFields, { description: "The form as far as it has been filled in." })
    fields: JobDraftFields,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobCheck> {
    return services.jobPosts.check(viewer, fields);
  }

  @Authorized()
  @Mutation(() => Job, {
    description:
      "Posts a job for one of the viewer's companies or a new one, whatever their role. Refused with BAD_USER_INPUT or QUESTION_NOT_ALLOWED and their fields, EMAIL_NOT_VERIFIED, NOT_FOUND (company), COMPANY_BLOCKED, COMPANY_LIMIT, and with PAY_LOOKS_MONTHLY, COMPANY_LOOKS_KNOWN or POSSIBLE_DUPLICATE until they are confirmed.",
  })
  postJob(
    @Arg("input", () => PostJobInput, { description: "The job." }) input: PostJobInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobPosts.post(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => Job, {
    description:
      "Changes what a job of the viewer's company says. Refused with JOB_CHANGED where it has another version by now, JOB_ACTION_NOT_ALLOWED, QUESTION_NOT_ALLOWED, or PAY_LOOKS_MONTHLY until it is confirmed.",
  })
  updateJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @Arg("version", () => Int, { description: "The version that the change was made from." }) version: number,
    @Arg("input", () => JobContentInput, { description: "All it says from now on." }) input: JobContentInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobPosts.update(viewer, id, version, input);
  }
}
