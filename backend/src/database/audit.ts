import type { EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { AuditAction, AuditSide, AuditSubject } from "@job-portal/protocol/audit";
import { actingKeyId } from "./acting-key";

export interface AuditEntry {
  action: AuditAction;
  /** The account that did it; null for the portal itself: its configuration, its command line. */
  actorId: string | null;
  subjectType: AuditSubject;
  subjectId: string;
  /** What stood there and what stands there now. No personal data: an entry is never erased. */
  before: AuditSide | null;
  after: AuditSide | null;
  /** Why it was done to an account: kept beside the entry, and erased with the account. */
  personalReason?: string | null;
}

/**
 * Adds to the audit trail, in the transaction of the change that it tells of. It lives with the database and not
 * with `moderation`, which reads it, because every domain before that one writes it.
 */
export async function recordAudit(manager: EntityManager, entry: AuditEntry): Promise<void> {
  const { actorId, action, subjectType, subjectId, before, after, personalReason } = entry;
  const id = uuidv7();
  await manager.query(
    `insert into audit_entries (id, actor_id, action, subject_type, subject_id, before, after, api_key_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      actorId,
      action,
      subjectType,
      subjectId,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
      actingKeyId(),
    ],
  );
  if (personalReason != null)
    await manager.query("insert into audit_reasons (entry_id, account_id, reason) values ($1, $2, $3)", [
      id,
      subjectId,
      personalReason,
    ]);
}
