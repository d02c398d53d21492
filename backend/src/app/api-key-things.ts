import type { DataSource } from "typeorm";
import type { NamedThings } from "../auth/api-key";
import { isUuid } from "../text/uuid";

/** A job that was posted by a form of this id for another company would be answered in place of a new one. */
const OWNED = `
  select (select count(*)::int from jobs where id = any ($2::uuid[]) and company_id = $1) as jobs,
    (select count(*)::int from applications application join jobs job on job.id = application.job_id
     where application.id = any ($3::uuid[]) and job.company_id = $1) as applications,
    (select count(*)::int from jobs where posted_by_id = $5 and draft_id = any ($4::uuid[]) and company_id <> $1) as foreign`;

/** Whether all of these are of one company; what is named, but by no id, is nobody's. */
export async function areOf(
  dataSource: DataSource,
  { companyId, creatorId }: { companyId: string; creatorId: string },
  { companies = [], jobs = [], applications = [], drafts = [] }: NamedThings,
): Promise<boolean> {
  if (companies.some((id) => id?.toLowerCase() !== companyId)) return false;
  const [jobIds, applicationIds] = [idsIn(jobs), idsIn(applications)];
  if (!jobIds || !applicationIds) return false;
  const [row] = await dataSource.query<{ jobs: number; applications: number; foreign: number }[]>(OWNED, [
    ...[companyId, jobIds, applicationIds, drafts.filter(isUuid), creatorId],
  ]);
  return row?.jobs === jobIds.length && row.applications === applicationIds.length && row.foreign === 0;
}

/** Each once; null where one is none. */
function idsIn(ids: readonly (string | null | undefined)[]): string[] | null {
  const found = ids.filter((id) => id != null && isUuid(id)).map((id) => String(id).toLowerCase());
  return found.length === ids.length ? [...new Set(found)] : null;
}
