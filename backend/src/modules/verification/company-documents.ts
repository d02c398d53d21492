import { type EntityManager, In } from "typeorm";
import type { CompanyCheck } from "./company-check.entity";
import { CompanyDocument } from "./company-document.entity";
import { CheckKind } from "./verification.enums";

/** The papers of checks, the oldest first. */
export async function documentsOf(
  manager: EntityManager,
  checks: readonly CompanyCheck[],
): Promise<CompanyDocument[]> {
  const ids = checks.filter(({ kind }) => kind === CheckKind.DOCUMENTS).map(({ id }) => id);
  if (ids.length === 0) return [];
  return await manager.find(CompanyDocument, { where: { checkId: In(ids) }, order: { id: "ASC" } });
}

/** The ids of those papers that an admin has opened, by the audit trail. */
export async function readDocumentsOf(
  manager: EntityManager,
  documents: readonly CompanyDocument[],
): Promise<string[]> {
  const read = await manager.query<{ id: string }[]>(
    `select document.id from company_documents document join company_checks checked on checked.id = document.check_id
     where document.id = any ($1) and exists (
       select from audit_entries entry
       where entry.subject_id = checked.company_id and entry.action = 'company.document'
         and entry.after ->> 'document' = document.id::text)`,
    [documents.map(({ id }) => id)],
  );
  return read.map(({ id }) => id);
}
