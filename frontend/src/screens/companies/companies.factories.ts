import type { CompanyForm_CompanyFragment } from "../../features/companies/CompanyForm.generated";
import { buildCompany, type buildJob } from "../../features/jobs/job/jobs.factories";
import { CompanyScreenDocument } from "./CompanyScreen.generated";
import { EditCompanyScreenDocument } from "./EditCompanyScreen.generated";

type Company = Parameters<typeof buildCompany>[0];

interface CompanyPage {
  company?: Company | null;
  canEdit?: boolean;
  canRename?: boolean;
  /** What was checked of it, and until when an admin's word holds. */
  checks?: object[];
  verifiedUntil?: string | null;
  jobs?: ReturnType<typeof buildJob>[];
  total?: number;
  /** The address's, where the company has come to another one. */
  id?: string;
  page?: number;
}

const companyOf = (company: Company, canEdit: boolean) => ({
  ...buildCompany(company),
  viewerCan: { __typename: "CompanyPermissions" as const, edit: canEdit, seeTeam: canEdit },
});

const request = (id: string, page: number) => ({ query: CompanyScreenDocument, variables: { id, page } });

export function companyAnswer({
  company,
  canEdit = false,
  checks = [],
  verifiedUntil = null,
  jobs = [],
  total,
  id,
  page = 1,
}: CompanyPage = {}) {
  return {
    request: request(id ?? company?.id ?? "company-1", page),
    result: {
      data: {
        company: company === null ? null : { ...companyOf(company, canEdit), checks, verifiedUntil },
        companyJobs: {
          __typename: "CompanyJobPage" as const,
          total: total ?? jobs.length,
          pageSize: 20,
          items: jobs,
        },
      },
    },
  };
}

export const companyFailure = () => ({
  request: request("company-1", 1),
  error: new Error("No connection"),
});

/** Of a company without the mark, whose name and site may be changed unasked. */
export function editCompanyAnswer({
  company = {},
  canEdit = true,
  canRename = false,
}: Pick<CompanyPage, "company" | "canEdit" | "canRename"> = {}) {
  const viewerCan = {
    __typename: "CompanyPermissions" as const,
    edit: canEdit,
    rename: canRename,
    seeTeam: canEdit,
  };
  return {
    request: { query: EditCompanyScreenDocument, variables: { id: "company-1" } },
    result: {
      data: { company: company && { ...buildCompany({ isVerified: false, ...company }), viewerCan } },
    },
  };
}

/** The company as the form's own calls answer it. */
export function savedCompany(changes: Partial<CompanyForm_CompanyFragment> = {}) {
  const { id, name, about, website, industry, employees, headquarters, logoURL, isVerified } = buildCompany();
  return {
    ...{
      __typename: "Company" as const,
      id,
      name,
      about,
      website,
      industry,
      employees,
      headquarters,
      logoURL,
      isVerified,
    },
    ...changes,
  };
}
