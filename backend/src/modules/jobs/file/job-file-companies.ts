import type { EntityManager } from "typeorm";
import { BadInputError } from "../../../errors/errors";
import { CompanyAct, mayInSql } from "../../companies/member-role";
import { nameKeyOf } from "../../companies/company.rules";
import { lineOf, isNothing } from "../cells/cell-values";
import { type CompanyAnswers, FileCompanies, type OwnCompany } from "./file-companies";
import type { JobFile } from "./job-file.entity";
import type { JobFileCompany, JobFileCompanyInput } from "./job-file.inputs";

/** Names that are told at once. */
const MAX_COMPANY_NAMES = 200;

export type CompaniesOfFile = Pick<JobFile, "companyId" | "uploaderId" | "companyAnswers">;

/** Companies that a file's uploader may post for. */
export async function companiesOf(
  manager: EntityManager,
  { companyId, uploaderId, companyAnswers }: CompaniesOfFile,
): Promise<FileCompanies> {
  const own = await manager.query<OwnCompany[]>(
    `select company.id, company.name, company.verified_at is not null as "isVerified"
     from companies company join company_members member on member.company_id = company.id
     where member.account_id = $1 and ${mayInSql("member", CompanyAct.POST_JOBS)}
       and company.blocked_at is null and company.merged_into_id is null
     order by company.name, company.id`,
    [uploaderId],
  );
  return new FileCompanies(companyId, own, companyAnswers);
}

type FileWithColumns = CompaniesOfFile & Pick<JobFile, "id" | "columns">;

/** The names in a file's column of companies, those with the most rows first, with where their rows go (FILE-15). */
export async function companyNamesIn(
  manager: EntityManager,
  file: FileWithColumns,
): Promise<JobFileCompany[]> {
  const at = file.columns.findIndex(({ field }) => field === "company");
  if (at < 0) return [];
  const found = await manager.query<{ cell: string; count: number }[]>(
    `select coalesce(cells[$2], '') as cell, count(*)::int as count from job_file_rows
     where file_id = $1 group by 1 order by 2 desc, 1`,
    [file.id, at + 1],
  );
  const companies = await companiesOf(manager, file);
  const names = new Map<string, JobFileCompany>();
  for (const { cell, count } of found) {
    const name = lineOf(cell);
    const key = nameKeyOf(name);
    if (isNothing(name)) continue;
    const known = names.get(key);
    const company = companies.of(name);
    if (known) known.rowCount += count;
    else
      names.set(key, {
        ...{ name, rowCount: count, isAsked: companies.named(name) === null },
        ...{ companyId: company?.id ?? null, companyName: company?.name ?? null },
      });
  }
  return [...names.values()]
    .toSorted((one, other) => other.rowCount - one.rowCount)
    .slice(0, MAX_COMPANY_NAMES);
}

/**
 * The answers of a file with those that are given.
 * @throws BadInputError for a name that isn't asked about, or a company that the uploader can't post for
 */
export async function companiesTold(
  manager: EntityManager,
  file: FileWithColumns,
  given: readonly JobFileCompanyInput[],
): Promise<CompanyAnswers> {
  if (given.length === 0) return file.companyAnswers;
  const companies = await companiesOf(manager, file);
  const names = await companyNamesIn(manager, file);
  const asked = new Set(names.flatMap(({ name, isAsked }) => (isAsked ? [nameKeyOf(name)] : [])));
  for (const { name, companyId } of given) {
    if (!asked.has(nameKeyOf(name))) throw refused("name", "is no name that the file is asked about");
    if (companyId !== null && !companies.mayBe(companyId))
      throw refused("companyId", "is no company that you can post for");
  }
  const told = new Map(Object.entries(file.companyAnswers));
  for (const { name, companyId } of given)
    if (companyId === null) told.delete(nameKeyOf(name));
    else told.set(nameKeyOf(name), companyId);
  return Object.fromEntries(told);
}

const refused = (field: string, message: string) =>
  new BadInputError("BAD_USER_INPUT", "Some of the input is not right.", [{ field, message }]);
