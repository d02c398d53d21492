import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import { CsvFile } from "../../../text/csv";
import { costOfPage } from "../../../lists/list-page";
import { JobFile } from "./job-file.entity";
import {
  JobFileAnswer,
  JobFileColumn,
  JobFileCompany,
  JobFileCounts,
  JobFileDoubtsArgs,
  JobFileFieldCount,
  JobFileProposals,
  JobFileRowArgs,
  JobFileRowPage,
  JobFileRowsArgs,
  JobFileRowsOrOneArgs,
  JobFileType,
  JobFileWording,
  MapJobFileInput,
  MendJobFileRowArgs,
  MendJobFileWordingArgs,
  TakeJobFileProposalsArgs,
} from "./job-file.inputs";
import { MAX_OPEN_FILES } from "./job-file.service";
import { answeredType } from "../cells/type-words";

const FILE = { description: "The file." };
const STEP = "Refused with NOT_FOUND, or with JOB_FILE_STATE at another step";

@Resolver(() => JobFile)
export class JobFileResolver {
  @Authorized()
  @Query(() => [JobFile], {
    description: "The viewer's files of jobs that are not posted, the newest first.",
    complexity: ({ childComplexity }) => MAX_OPEN_FILES * childComplexity,
  })
  myJobFiles(@Ctx() { services, viewer }: ViewerContext): Promise<JobFile[]> {
    return services.jobFiles.listOf(viewer);
  }

  @Authorized()
  @Query(() => JobFile, {
    nullable: true,
    description: "A file of jobs of the viewer's; null where there is none.",
  })
  myJobFile(
    @Arg("id", () => ID, FILE) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile | null> {
    return services.jobFiles.find(viewer, id);
  }

  @Authorized()
  @Query(() => JobFileRowPage, {
    description: "Rows of a file that are asked about, in their order. Refused with NOT_FOUND.",
    complexity: costOfPage,
  })
  jobFileRows(
    @Args(() => JobFileRowsArgs) args: JobFileRowsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFileRowPage> {
    return services.jobFileMending.rows(viewer, args);
  }

  @Authorized(Gate.EXPORT)
  @Query(() => CsvFile, {
    description:
      "The rows of a file that need somebody, with what is wrong in the last column, to mend them there.",
  })
  exportJobFileRows(
    @Arg("id", () => ID, FILE) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CsvFile> {
    return services.jobFileMending.toMend(viewer, id);
  }

  @Authorized()
  @Mutation(() => JobFile, { description: `Says what columns hold, and answers for a whole file. ${STEP}.` })
  mapJobFile(
    @Arg("input", () => MapJobFileInput, { description: "Columns and answers that change." })
    input: MapJobFileInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFiles.map(viewer, input);
  }

  @Authorized()
  @Mutation(() => JobFile, { description: `Has another sheet of a workbook read. ${STEP}.` })
  chooseJobFileSheet(
    @Arg("id", () => ID, FILE) id: string,
    @Arg("sheet", { description: "One of `sheetNames`." }) sheet: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFiles.chooseSheet(viewer, id, sheet);
  }

  @Authorized()
  @Mutation(() => JobFile, {
    description: `Has the rows of a file read by its columns. ${STEP}, or JOB_FILE_UNANSWERED.`,
  })
  readJobFile(
    @Arg("id", () => ID, FILE) id: string,
    @Arg("isRemembered", { description: "Whether the company's next files have the columns so." })
    isRemembered: boolean,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFiles.readRows(viewer, id, isRemembered);
  }

  @Authorized()
  @Mutation(() => JobFile, {
    description: `Goes back to a file's columns; answers at rows are lost. ${STEP}.`,
  })
  mapJobFileAgain(
    @Arg("id", () => ID, FILE) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFiles.mapAgain(viewer, id);
  }

  @Authorized()
  @Mutation(() => JobFile, { description: `Stops reading a file, or goes on; what was read stays. ${STEP}.` })
  stopJobFile(
    @Arg("id", () => ID, FILE) id: string,
    @Arg("isStopped", { description: "False: goes on." }) isStopped: boolean,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFiles.stop(viewer, id, isStopped);
  }

  @Authorized()
  @Mutation(() => JobFile, {
    description: `Takes the first proposals at one row, or at every row that has them for all that is asked and no doubt that wasn't said. ${STEP}.`,
  })
  takeJobFileProposals(
    @Args(() => TakeJobFileProposalsArgs) args: TakeJobFileProposalsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFileMending.take(viewer, args);
  }

  @Authorized()
  @Mutation(() => JobFile, {
    description: `Takes the last answer back at one row, or at every row. ${STEP}.`,
  })
  undoJobFileRows(
    @Args(() => JobFileRowsOrOneArgs) { id, row }: JobFileRowsOrOneArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFileMending.undo(viewer, id, row);
  }

  @Authorized()
  @Mutation(() => JobFile, {
    description: `Puts what is offered in the place of a wording, in one row or in all that have it. ${STEP}.`,
  })
  mendJobFileWording(
    @Args(() => MendJobFileWordingArgs) args: MendJobFileWordingArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFileWording.mend(viewer, args);
  }

  @Authorized()
  @Mutation(() => JobFile, { description: `Puts another text in the place of a row's cell. ${STEP}.` })
  mendJobFileRow(
    @Args(() => MendJobFileRowArgs) args: MendJobFileRowArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFileMending.answer(viewer, args);
  }

  @Authorized()
  @Mutation(() => JobFile, { description: `Leaves a row out, or takes it in again. ${STEP}.` })
  leaveOutJobFileRow(
    @Args(() => JobFileRowArgs) { id, row }: JobFileRowArgs,
    @Arg("isLeftOut", { description: "False: takes it in." }) isLeftOut: boolean,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFileMending.leaveOut(viewer, id, row, isLeftOut);
  }

  @Authorized()
  @Mutation(() => JobFile, {
    description: `Posts the rows that are ready, all at once. ${STEP}, JOB_FILE_UNANSWERED or EMAIL_NOT_VERIFIED.`,
  })
  postJobFile(
    @Arg("id", () => ID, FILE) id: string,
    @Arg("isPartial", { description: "Whether rows may stay out that are asked about or were not read." })
    isPartial: boolean,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFiles.post(viewer, id, isPartial);
  }

  @Authorized()
  @Mutation(() => JobFile, {
    description: `Forgets a file and answers it; jobs that it brought stay. ${STEP}.`,
  })
  deleteJobFile(
    @Arg("id", () => ID, FILE) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobFile> {
    return services.jobFiles.delete(viewer, id);
  }
}

/** What is asked of a file beyond its row. */
@Resolver(() => JobFile)
export class JobFileFactsResolver {
  @FieldResolver(() => [JobFileColumn], { description: "Its columns.", complexity: 20 })
  columns(@Root() file: JobFile, @Ctx() { services }: Context): Promise<JobFileColumn[]> {
    return services.jobFileMending.columnsOf(file);
  }

  @FieldResolver(() => [JobFileAnswer], { description: "What was answered for all its rows." })
  answers(@Root() { answers }: JobFile): JobFileAnswer[] {
    return Object.entries(answers).map(([field, value]) => ({ field, value }));
  }

  @FieldResolver(() => JobFileCounts, { description: "How many rows stand how." })
  counts(@Root() file: JobFile, @Ctx() { services }: Context): Promise<JobFileCounts> {
    return services.jobFileMending.countsOf(file);
  }

  @FieldResolver(() => JobFileProposals, {
    description: "What `takeJobFileProposals` would do at all rows, given the same doubts.",
  })
  proposals(
    @Root() file: JobFile,
    @Args(() => JobFileDoubtsArgs) { doubts }: JobFileDoubtsArgs,
    @Ctx() { services }: Context,
  ): Promise<JobFileProposals> {
    return services.jobFileMending.proposalsOf(file, doubts);
  }

  @FieldResolver(() => [JobFileFieldCount], { description: "How many rows are asked about which field." })
  fieldCounts(@Root() file: JobFile, @Ctx() { services }: Context): Promise<JobFileFieldCount[]> {
    return services.jobFileMending.fieldCountsOf(file);
  }

  @FieldResolver(() => [JobFileCompany], {
    description:
      "Names in its column of companies; rows of a name that is none of the viewer's companies stay out.",
  })
  companyNames(@Root() file: JobFile, @Ctx() { services }: Context): Promise<JobFileCompany[]> {
    return services.jobFileMending.companyNamesIn(file);
  }

  @FieldResolver(() => [JobFileWording], {
    description: "Wording in its rows that shuts people out, the most harmful first. It can be posted so.",
  })
  wordings(@Root() file: JobFile, @Ctx() { services }: Context): Promise<JobFileWording[]> {
    return services.jobFileWording.wordingsOf(file);
  }

  @FieldResolver(() => [String], {
    description: "Fields that each job needs, and that neither a column nor an answer for the file gives.",
  })
  unanswered(@Root() file: JobFile, @Ctx() { services }: Context): Promise<string[]> {
    return services.jobFileMending.unansweredIn(file);
  }

  @FieldResolver(() => Int, {
    description: "Rows whose type is blank or an industry; it is answered once for them all.",
  })
  async rowsWithoutType(@Root() file: JobFile, @Ctx() { services }: Context): Promise<number> {
    return (await services.jobFileMending.typesAskedIn(file)).without;
  }

  @FieldResolver(() => [JobFileType], {
    description: "Words of the column of types that name none; each is answered by itself.",
  })
  async typeWords(@Root() file: JobFile, @Ctx() { services }: Context): Promise<JobFileType[]> {
    const { words } = await services.jobFileMending.typesAskedIn(file);
    return words.map((asked) => ({ ...asked, answer: answeredType(asked.word, file.typeAnswers) }));
  }
}
