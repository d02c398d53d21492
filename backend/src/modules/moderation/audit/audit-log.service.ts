import type { DataSource, SelectQueryBuilder } from "typeorm";
import { idOrNil } from "../../../text/uuid";
import { rowsAndOneMore } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import { AuditEntry } from "./audit-entry.entity";
import type { AuditFilter, AuditLogArgs, AuditPage } from "./audit-log.inputs";
import { countToCap, TOTAL_CAP } from "../../../lists/capped-total";
import { containing } from "../../../lists/containing";
import type { UserListService } from "../users/user-list.service";

/** The expression of the index `audit_entries_words`. */
const WORDS = `(entry.action || ' ' || coalesce(entry.before::text, '') || ' ' || coalesce(entry.after::text, ''))`;
/** How many of each kind a search goes by at most: a page of the list stays flat however common the words are. */
const MOST_NAMED = 50;

/** Reads the audit trail; there is no way to change it. */
export class AuditLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: Pick<UserListService, "list">,
  ) {}

  async list({ filter, ...args }: AuditLogArgs): Promise<AuditPage> {
    const { skip, take } = rowsAndOneMore(args);
    const words = filter?.text?.trim();
    const [named, reasoned] = words
      ? await Promise.all([this.namedBy(words), this.reasonedBy(words)])
      : [[], []];
    const entries = this.entriesOf(filter ?? {}, named, reasoned)
      .orderBy("entry.at", "DESC")
      .addOrderBy("entry.id", "DESC");
    const [rows, counted] = await Promise.all([
      entries.clone().offset(skip).limit(take).getMany(),
      countToCap(entries.clone().select("entry.id")),
    ]);
    return numberedPage(args, await this.withReasons(rows), counted);
  }

  /** What was said of people stands apart, and is gone with them. */
  private async withReasons(entries: AuditEntry[]): Promise<AuditEntry[]> {
    const reasons = await this.dataSource.query<{ id: string; reason: string }[]>(
      "select entry_id as id, reason from audit_reasons where entry_id = any($1)",
      [entries.map(({ id }) => id)],
    );
    const byId = new Map(reasons.map(({ id, reason }) => [id, reason]));
    return entries.map((entry) => {
      const reason = byId.get(entry.id);
      return reason === undefined ? entry : Object.assign(entry, { after: { ...entry.after, reason } });
    });
  }

  /** Accounts whose name or e-mail begins with the words; companies, jobs and search words that have them in theirs. */
  private async namedBy(words: string): Promise<string[]> {
    const page = { filter: { text: words }, pageSize: MOST_NAMED };
    const [users, others] = await Promise.all([
      this.users.list(page),
      this.dataSource.query<{ id: string }[]>(
        `(select id from companies where name ilike $1 limit $2)
         union all (select id from jobs where title ilike $1 limit $2)
         union all (select id from search_words where name ilike $1 limit $2)`,
        [containing(words), MOST_NAMED],
      ),
    ]);
    return [...users.items, ...others].map(({ id }) => id);
  }

  /** The newest entries about accounts that have the words in the reason beside them. */
  private async reasonedBy(words: string): Promise<string[]> {
    const found = await this.dataSource.query<{ id: string }[]>(
      "select entry_id as id from audit_reasons where reason ilike $1 order by entry_id desc limit $2",
      [containing(words), TOTAL_CAP + 1],
    );
    return found.map(({ id }) => id);
  }

  private entriesOf(
    { actor, action, subject, from, to, text }: AuditFilter,
    named: readonly string[],
    reasoned: readonly string[],
  ): SelectQueryBuilder<AuditEntry> {
    const entries = this.dataSource.getRepository(AuditEntry).createQueryBuilder("entry").where("true");
    if (actor != null) entries.andWhere("entry.actorId = :actor", { actor: idOrNil(actor) });
    if (subject != null) entries.andWhere("entry.subjectId = :subject", { subject: idOrNil(subject) });
    if (action?.endsWith("."))
      entries.andWhere("split_part(entry.action, '.', 1) = :kind", { kind: action.slice(0, -1) });
    else if (action) entries.andWhere("entry.action = :action", { action });
    if (from) entries.andWhere("entry.at >= :from", { from });
    if (to) entries.andWhere("entry.at < :to", { to });
    const words = text?.trim();
    if (words) {
      // An index for each; without any of that name or reason the words alone.
      const ways = [`${WORDS} ilike :words`];
      if (named.length > 0) ways.push("entry.subjectId = any(:named)", "entry.actorId = any(:named)");
      if (reasoned.length > 0) ways.push("entry.id = any(:reasoned)");
      entries.andWhere(`(${ways.join(" or ")})`, { words: containing(words), named, reasoned });
    }
    return entries;
  }
}
