import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Gate } from "../../../auth/gate";
import type { ViewerContext } from "../../../auth/context";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { CsvFile } from "../../../text/csv";
import { inWords } from "../../../text/text.rules";
import { Job } from "../job/job.entity";
import { ImportJobsCsvInput, JobsCsvPreview, JobsCsvResult, PreviewJobsCsvInput } from "./job-csv.inputs";
import { MAX_FILE_ROWS } from "../sheet/sheet";

const FILE_ERRORS =
  "CSV_ENCODING, CSV_MALFORMED, CSV_HEADER, CSV_EMPTY, CSV_TOO_MANY_COLUMNS or CSV_TOO_MANY_ROWS";

const INSTEAD =
  "Since 0.2; `myJobFile` follows a file that `POST /api/companies/{companyId}/job-files/{id}` takes in. Goes with 0.3.";

@Resolver(() => Job)
export class JobCsvResolver {
  @Authorized(Gate.AS_WRITE)
  @Query(() => JobsCsvPreview, {
    description: `What an import of a file would come to; changes nothing, and counts as a change against the limits. Refused with ${FILE_ERRORS}, or NOT_FOUND for a company that is not the viewer's.`,
    deprecationReason: INSTEAD,
  })
  previewJobsCsv(
    @Arg("input", () => PreviewJobsCsvInput, { description: "The file." }) input: PreviewJobsCsvInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobsCsvPreview> {
    return services.jobCsv.preview(viewer, input);
  }

  @Authorized(Gate.AS_ADMIN)
  @Mutation(() => JobsCsvResult, {
    description: `Brings in a file of jobs, all of it or nothing. Refused with ${FILE_ERRORS}, CSV_REJECTED with each problem as \`lines.3.title\`, CSV_UNCONFIRMED, EMAIL_NOT_VERIFIED, COMPANY_BLOCKED or NOT_FOUND.`,
    deprecationReason: INSTEAD,
  })
  importJobsCsv(
    @Arg("input", () => ImportJobsCsvInput, { description: "The file." }) input: ImportJobsCsvInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<JobsCsvResult> {
    return services.jobCsv.import(viewer, input, request);
  }

  @Authorized(Gate.EXPORT)
  @Query(() => CsvFile, {
    description: `The newest ${inWords(MAX_FILE_ROWS)} jobs of one of the viewer's companies as a file.`,
  })
  exportJobsCsv(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CsvFile> {
    return services.jobCsv.export(viewer, companyId);
  }
}
