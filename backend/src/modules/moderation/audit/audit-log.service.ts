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
const MOST_NAMED = 500;
/** As many as a page of users has. */
const MOST_USERS = 50;

interface Named {
  ids: string[];
  /** Whether the words name more than the search goes by. */
  isCut: boolean;
}

const NOBODY: Named = { ids: [], isCut: false };

/** Of each kind the newest that the trail tells of (EMPS-05): most jobs of a common title may have no entry at all. */
const NAMED = ["companies.name", "jobs.title", "search_words.name"]
  .map((column) => {
    const [table = ""] = column.split(".");
    return `select array(select id from ${table} where ${column} ilike $1
      and exists (select from audit_entries entry where entry.subject_id = ${table}.id)
      order by id desc limit $2) as ids`;
  })
  .join(" union all ");

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
      : [NOBODY, []];
    const entries = this.entriesOf(filter ?? {}, named.ids, reasoned)
      .orderBy("entry.at", "DESC")
      .addOrderBy("entry.id", "DESC");
    const [rows, counted] = await Promise.all([
      entries.clone().offset(skip).limit(take).getMany(),
      countToCap(entries.clone().select("entry.id")),
    ]);
    const page = numberedPage(args, await this.withReasons(rows), counted);
    return Object.assign(page, { isNameSearchCut: named.isCut });
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

  /**
   * Accounts whose name or e-mail begins with the words; companies, jobs and search words that have them in theirs, and
   * of which the trail tells anything: the newest of each, and whether there are more.
   */
  private async namedBy(words: string): Promise<Named> {
    const [users, others] = await Promise.all([
      this.users.list({ filter: { text: words }, pageSize: MOST_USERS }),
      this.dataSource.query<{ ids: string[] }[]>(NAMED, [containing(words), MOST_NAMED + 1]),
    ]);
    const lists = others.map(({ ids }) => ids);
    return {
      ids: [...users.items.map(({ id }) => id), ...lists.flatMap((ids) => ids.slice(0, MOST_NAMED))],
      isCut: users.hasNextPage || lists.some((ids) => ids.length > MOST_NAMED),
    };
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
