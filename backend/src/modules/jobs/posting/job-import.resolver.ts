import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { MAX_IMPORT_ROWS } from "../../companies/company.inputs";
import { ImportJobsInput, ImportJobsResult } from "./job-import.inputs";

@Resolver()
export class JobImportResolver {
  @Authorized(Gate.AS_ADMIN)
  @Mutation(() => ImportJobsResult, {
    description: `Brings in jobs, up to ${MAX_IMPORT_ROWS} a call: admins for any company, members for their own.`,
  })
  importJobs(
    @Arg("input", () => ImportJobsInput, { description: "The jobs." }) input: ImportJobsInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ImportJobsResult> {
    return services.jobImport.import(viewer, input, request);
  }
}
