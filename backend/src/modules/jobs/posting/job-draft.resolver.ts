import { z } from "zod";
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Follows } from "../../../text/follows";
import type { ViewerContext } from "../../../auth/context";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { Pay } from "../reading/pay-of-job";
import { JobDraft, JobDraftFields, MAX_DRAFTS } from "./job-draft.entity";
import { readPay } from "./job-reading";

@ArgsType()
class SaveJobDraftArgs {
  @Field(() => ID, { description: "A UUID that the client makes when the form is opened." })
  @Follows(z.uuid("must be a UUID"))
  id: string;

  @Field(() => JobDraftFields, { description: "The form as it stands; what is left out is empty." })
  fields: JobDraftFields;
}

@Resolver(() => JobDraft)
export class JobDraftResolver {
  @FieldResolver(() => Pay, {
    nullable: true,
    description: "How its pay is read so far; null where none has been typed.",
  })
  pay(@Root() { fields }: JobDraft): Pay | null {
    const text = fields.pay?.trim();
    return text ? readPay(text).pay : null;
  }

  @Authorized()
  @Query(() => [JobDraft], {
    description: `The viewer's drafts, last saved first; up to ${MAX_DRAFTS}.`,
    complexity: ({ childComplexity }) => MAX_DRAFTS * childComplexity,
  })
  myJobDrafts(@Ctx() { services, viewer }: ViewerContext): Promise<JobDraft[]> {
    return services.jobDrafts.listOf(viewer);
  }

  @Authorized()
  @Query(() => JobDraft, {
    nullable: true,
    description: "One of the viewer's drafts; null where there is none.",
  })
  myJobDraft(
    @Arg("id", () => ID, { description: "The draft's id." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobDraft | null> {
    return services.jobDrafts.find(viewer, id);
  }

  @Authorized()
  @Mutation(() => JobDraft, {
    description: "Keeps a form as it stands. Refused with DRAFT_POSTED once it is a job, or DRAFT_LIMIT.",
  })
  saveJobDraft(
    @Args(() => SaveJobDraftArgs) { id, fields }: SaveJobDraftArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobDraft> {
    return services.jobDrafts.save(viewer, id, fields);
  }

  @Authorized()
  @Mutation(() => JobDraft, {
    nullable: true,
    description: "Takes one of the viewer's drafts away and answers it as it was; null where there is none.",
  })
  deleteJobDraft(
    @Arg("id", () => ID, { description: "The draft's id." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobDraft | null> {
    return services.jobDrafts.delete(viewer, id);
  }

  @Authorized()
  @Mutation(() => JobDraft, {
    description:
      "Makes a draft of a job of the viewer's company. Refused with JOB_HELD or JOB_ACTION_NOT_ALLOWED.",
  })
  duplicateJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobDraft> {
    return services.jobDrafts.duplicate(viewer, id, request);
  }
}
