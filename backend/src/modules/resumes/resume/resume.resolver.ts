import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Gate } from "../../../auth/gate";
import type { ViewerContext } from "../../../auth/context";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { costOfPage, PageArgs } from "../../../lists/list-page";
import { MAX_RESUMES } from "../content/resume-content";
import { PrefilledResume, Resume } from "./resume.entity";
import {
  ResumeImport,
  ResumePage,
  ResumeTemplateChoice,
  ResumeTemplateQuota,
  SaveResumeInput,
} from "./resume.inputs";
import type { JsonResume } from "../json/resume-json";

const WHICH = { description: "The resume." };
const VERSION = { description: "The version that the change was made to." };

@Resolver(() => Resume)
export class ResumeResolver {
  @Authorized()
  @Query(() => ResumePage, {
    description: "The viewer's own resumes, finished ones and drafts, last changed first.",
    complexity: costOfPage,
  })
  myResumes(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ResumePage> {
    return services.resumes.listOf(viewer, args);
  }

  @Authorized()
  @Query(() => [Resume], {
    description: `The viewer's finished resumes, all of them, last changed first; up to ${MAX_RESUMES}.`,
    complexity: ({ childComplexity }) => MAX_RESUMES * childComplexity,
  })
  myFinishedResumes(@Ctx() { services, viewer }: ViewerContext): Promise<Resume[]> {
    return services.resumes.finishedOf(viewer);
  }

  @Authorized()
  @Query(() => [Resume], {
    description: `The viewer's drafts of resumes, last changed first; up to ${MAX_RESUMES}.`,
    complexity: ({ childComplexity }) => MAX_RESUMES * childComplexity,
  })
  myResumeDrafts(@Ctx() { services, viewer }: ViewerContext): Promise<Resume[]> {
    return services.resumes.draftsOf(viewer);
  }

  @Authorized()
  @Query(() => Resume, { nullable: true, description: "A resume of the viewer's own; null for any other." })
  resume(
    @Arg("id", () => ID, WHICH) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Resume | null> {
    return services.resumes.find(viewer, id);
  }

  @Authorized()
  @Query(() => PrefilledResume, { description: "What a new resume begins with; nothing is stored." })
  prefilledResume(@Ctx() { services, viewer }: ViewerContext): Promise<PrefilledResume> {
    return services.resumes.prefilled(viewer);
  }

  @Authorized()
  @Query(() => [ResumeTemplateChoice], { description: "All templates, in the order to offer them." })
  resumeTemplates(
    @Arg("resumeId", () => ID, {
      nullable: true,
      description: "The resume of the viewer's that is to get another template; a new one when left out.",
    })
    resumeId: string | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ResumeTemplateChoice[]> {
    return services.resumes.templatesFor(viewer, resumeId);
  }

  @Authorized()
  @Query(() => ResumeTemplateQuota, { description: "How many templates the viewer's resumes may have." })
  resumeTemplateQuota(@Ctx() { services, viewer }: ViewerContext): Promise<ResumeTemplateQuota> {
    return services.resumes.templateQuotaOf(viewer);
  }

  @Authorized(Gate.EXPORT)
  @Query(() => GraphQLJSONObject, {
    description:
      "A resume of the viewer's as a JSON Resume 1.0 document, a draft too. Refused with NOT_FOUND or TEMPLATE_LIMIT_REACHED.",
  })
  resumeJson(
    @Arg("id", () => ID, WHICH) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JsonResume> {
    return services.resumes.exportJson(viewer, id);
  }

  @Authorized()
  @Mutation(() => Resume, {
    description:
      "Begins a resume, as a draft. Refused with BAD_USER_INPUT, RESUME_TOO_LARGE, TEMPLATE_LIMIT_REACHED or RESUME_LIMIT_REACHED.",
  })
  createResume(
    @Arg("input", () => SaveResumeInput, { description: "What it begins with." }) input: SaveResumeInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Resume> {
    return services.resumes.create(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => Resume, {
    description:
      "Saves parts of a resume, all or nothing. Refused with NOT_FOUND, RESUME_CHANGED, BAD_USER_INPUT, RESUME_TOO_LARGE or TEMPLATE_LIMIT_REACHED.",
  })
  updateResume(
    @Arg("id", () => ID, WHICH) id: string,
    @Arg("version", () => Int, VERSION) version: number,
    @Arg("input", () => SaveResumeInput, { description: "What to save." }) input: SaveResumeInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Resume> {
    return services.resumes.update(viewer, id, version, input);
  }

  @Authorized()
  @Mutation(() => Resume, {
    description:
      "Finishes a draft in which nothing required is missing; else BAD_USER_INPUT with the fields, such as 'education.0.school'.",
  })
  finishResume(
    @Arg("id", () => ID, WHICH) id: string,
    @Arg("version", () => Int, VERSION) version: number,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Resume> {
    return services.resumes.finish(viewer, id, version);
  }

  @Authorized()
  @Mutation(() => Resume, { description: "A copy of a resume of the viewer's, with its own title." })
  duplicateResume(
    @Arg("id", () => ID, WHICH) id: string,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Resume> {
    return services.resumes.duplicate(viewer, id, request);
  }

  @Authorized()
  @Mutation(() => Resume, { description: "Deletes a resume, which can be taken back for a day." })
  deleteResume(
    @Arg("id", () => ID, WHICH) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Resume> {
    return services.resumes.delete(viewer, id);
  }

  @Authorized()
  @Mutation(() => Resume, {
    description:
      "Takes the deletion of a resume back, within a day. Refused with NOT_FOUND or TEMPLATE_LIMIT_REACHED.",
  })
  restoreResume(
    @Arg("id", () => ID, WHICH) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Resume> {
    return services.resumes.restore(viewer, id);
  }

  @Authorized()
  @Mutation(() => ResumeImport, {
    description:
      "Makes a resume out of a JSON Resume 1.0 document. Refused with RESUME_JSON_INVALID, RESUME_TOO_LARGE or RESUME_LIMIT_REACHED.",
  })
  importResume(
    @Arg("json", { description: "The document's text." }) json: string,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ResumeImport> {
    return services.resumes.import(viewer, json, request);
  }
}
