import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Gate } from "../../../auth/gate";
import type { Context, ViewerContext } from "../../../auth/context";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { CsvFile } from "../../../text/csv";
import { costOfList } from "../../../lists/list-page";
import { Company } from "../../companies/company.entity";
import { CompanyAct, roleMayOnJobs } from "../../companies/member-role";
import { Job } from "../../jobs/job/job.entity";
import { inWords } from "../../../text/text.rules";
import { Candidate, CandidateEvent, OtherApplication } from "./candidate";
import { MOST_OTHERS } from "./candidate.loaders";
import { CandidateNote } from "./candidate-note.entity";
import {
  AddCandidateNoteInput,
  CandidateJobsArgs,
  CandidatePage,
  CandidatesArgs,
  ExportCandidatesArgs,
  MAX_EXPORTED,
  MOST_JOBS,
  MoveApplicationsInput,
  MoveOutcome,
  SaveRejectionMessageInput,
} from "./candidate.inputs";
import { candidateNotePolicy } from "./candidate.policy";

@Resolver(() => Candidate)
export class CandidateResolver {
  @Authorized()
  @Query(() => CandidatePage, {
    description: "Who applied to jobs of the companies that the viewer is a member of.",
    complexity: ({ args, childComplexity }) => costOfList((args as CandidatesArgs).first, childComplexity),
  })
  candidates(
    @Args(() => CandidatesArgs) args: CandidatesArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CandidatePage> {
    return services.candidates.list(viewer, args);
  }

  @Authorized(Gate.EXPORT)
  @Query(() => CsvFile, {
    description: `The first ${inWords(MAX_EXPORTED)} of them as a file, with e-mail and phone where \`candidate\` shows them.`,
  })
  exportCandidatesCsv(
    @Args(() => ExportCandidatesArgs) args: ExportCandidatesArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CsvFile> {
    return services.candidates.export(viewer, args);
  }

  @Authorized()
  @Query(() => [Job], {
    description: `Posted jobs of the viewer's companies, up to ${MOST_JOBS}: those with the most unopened applications first, then those with the most in all.`,
    complexity: ({ childComplexity }) => costOfList(MOST_JOBS, childComplexity),
  })
  candidateJobs(
    @Args(() => CandidateJobsArgs) { text }: CandidateJobsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job[]> {
    return services.candidates.jobs(viewer, text ?? null);
  }

  @Authorized()
  @Query(() => Candidate, { description: "One of them; reading does not mark it as viewed." })
  candidate(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Candidate> {
    return services.candidates.find(viewer, applicationId);
  }

  @Authorized()
  @Query(() => String, {
    description: "What a company of the viewer's usually writes to those whom it does not select.",
    deprecationReason: "Since 0.2; `Company.rejectionMessage` says the same. Goes with 0.3.",
  })
  rejectionMessage(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<string> {
    return services.rejectionMessages.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => Company, {
    description: "Changes what a company usually writes to those whom it does not select; for its members.",
  })
  saveRejectionMessage(
    @Arg("input", () => SaveRejectionMessageInput, { description: "Whose, and what." })
    input: SaveRejectionMessageInput,
    @Ctx() { services, viewer, loaders }: ViewerContext,
  ): Promise<Company> {
    loaders.rejectionMessage.clear(input.companyId);
    return services.rejectionMessages.save(viewer, input);
  }

  @Authorized()
  @Mutation(() => Candidate, {
    description: "Opens an application: marks it as viewed the first time, and changes nothing later.",
  })
  openApplication(
    @Arg("id", () => ID, { description: "The application." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Candidate> {
    return services.candidateMoves.open(viewer, id);
  }

  @Authorized()
  @Mutation(() => MoveOutcome, {
    description:
      "Moves candidates along, each that may go there; the others stay, each with its reason. Rejections reach their applicants when they can't be undone any more.",
  })
  moveApplications(
    @Arg("input", () => MoveApplicationsInput, { description: "Which, and where to." })
    input: MoveApplicationsInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MoveOutcome> {
    return services.candidateMoves.move(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => MoveOutcome, {
    description:
      "Takes the viewer's own step of moveApplications back within a minute, for each candidate that still stands where it led; else UNDO_EXPIRED.",
  })
  undoMove(
    @Arg("moveId", () => ID, { description: "The step." }) moveId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MoveOutcome> {
    return services.candidateMoves.undo(viewer, moveId);
  }

  @Authorized()
  @Mutation(() => CandidateNote, { description: "Notes something about a candidate, for the company alone." })
  addCandidateNote(
    @Arg("input", () => AddCandidateNoteInput, { description: "About whom, and what." })
    input: AddCandidateNoteInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CandidateNote> {
    return services.candidateNotes.add(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => CandidateNote, {
    description: "Deletes a note of one's own, or one whose author is gone, and answers it as it was.",
  })
  deleteCandidateNote(
    @Arg("id", () => ID, { description: "The note." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CandidateNote> {
    return services.candidateNotes.delete(viewer, id);
  }

  @FieldResolver(() => [CandidateEvent], { description: "All steps with their dates, oldest first." })
  history(@Root() { id }: Candidate, @Ctx() { loaders }: Context): Promise<CandidateEvent[]> {
    return loaders.candidateHistory.load(id);
  }

  @FieldResolver(() => [OtherApplication], {
    description: `The person's other applications to the same company, up to ${MOST_OTHERS}, newest first.`,
  })
  otherApplications(@Root() { id }: Candidate, @Ctx() { loaders }: Context): Promise<OtherApplication[]> {
    return loaders.otherApplications.load(id);
  }

  @FieldResolver(() => [CandidateNote], { description: "What the company noted, newest first." })
  notes(@Root() { id }: Candidate, @Ctx() { loaders }: Context): Promise<CandidateNote[]> {
    return loaders.candidateNotes.load(id);
  }
}

@Resolver(() => Company)
export class CompanyMessageResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "What it usually writes to those whom it does not select, for whoever answers; null for everybody else.",
  })
  async rejectionMessage(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<string | null> {
    const role = await loaders.memberRole.load(id);
    return roleMayOnJobs(role, CompanyAct.ANSWER_CANDIDATES) ? loaders.rejectionMessage.load(id) : null;
  }
}

@Resolver(() => CandidateNote)
export class CandidateNoteResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "Who wrote it; null where the account is gone, or has no name.",
  })
  authorName(
    @Root() { authorId }: CandidateNote,
    @Ctx() { loaders }: Context,
  ): Promise<string | null> | null {
    return authorId === null ? null : loaders.accountName.load(authorId);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may delete it." })
  viewerCanDelete(@Root() note: CandidateNote, @Ctx() { viewer }: Context): boolean {
    return viewer !== null && candidateNotePolicy.delete(viewer, note);
  }
}
