import type { DataSource, SelectQueryBuilder } from "typeorm";
import { idOrNil } from "../../database/uuid";
import { rowsOfPage } from "../../page";
import { AuditEntry } from "./audit-entry.entity";
import type { AuditFilter, AuditLogArgs, AuditPage } from "./audit-log.inputs";
import { countToCap } from "./capped-total";
import { containing } from "../../database/containing";

/** The expression of the index `audit_entries_words`. */
const WORDS = `(entry.action || ' ' || coalesce(entry.before::text, '') || ' ' || coalesce(entry.after::text, ''))`;

/** Reads the audit trail; there is no way to change it. */
export class AuditLogService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ filter, ...args }: AuditLogArgs): Promise<AuditPage> {
    const { skip, take } = rowsOfPage(args);
    const entries = this.entriesOf(filter ?? {})
      .orderBy("entry.at", "DESC")
      .addOrderBy("entry.id", "DESC");
    const [items, total] = await Promise.all([
      entries.clone().offset(skip).limit(take).getMany(),
      countToCap(entries.clone().select("entry.id")),
    ]);
    return { items, ...total };
  }

  private entriesOf({ actor, action, subject, from, to, text }: AuditFilter): SelectQueryBuilder<AuditEntry> {
    const entries = this.dataSource.getRepository(AuditEntry).createQueryBuilder("entry").where("true");
    if (actor != null) entries.andWhere("entry.actorId = :actor", { actor: idOrNil(actor) });
    if (subject != null) entries.andWhere("entry.subjectId = :subject", { subject: idOrNil(subject) });
    if (action?.endsWith("."))
      entries.andWhere("split_part(entry.action, '.', 1) = :kind", { kind: action.slice(0, -1) });
    else if (action) entries.andWhere("entry.action = :action", { action });
    if (from) entries.andWhere("entry.at >= :from", { from });
    if (to) entries.andWhere("entry.at < :to", { to });
    const words = text?.trim();
    if (words) entries.andWhere(`${WORDS} ilike :words`, { words: containing(words) });
    return entries;
  }
}
