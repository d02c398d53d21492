import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import { LiveChangeKind } from "./live-change.enums";
import type { LiveChange } from "./live-change.inputs";
import type { LiveCursor } from "./live-cursor";

const MOST_AT_ONCE = 200;

const KINDS: readonly unknown[] = Object.values(LiveChangeKind);

export function isChange(told: object): told is LiveChange {
  const { kind, id } = told as { kind?: unknown; id?: unknown };
  return KINDS.includes(kind) && typeof id === "string";
}

/** Where a page had come to; a null cursor begins a minute back. */
interface Reached {
  accountId: string;
  cursor: LiveCursor | null;
}

/** What pages have missed. Null where nobody can tell any more: after ten minutes, or another start of the database. */
export type MissedChanges = DataLoader<Reached, LiveChange[] | null>;

export const createMissedChanges = (dataSource: DataSource): MissedChanges =>
  new DataLoader((reached) => missedSince(dataSource, reached), {
    cache: false,
    maxBatchSize: MOST_AT_ONCE,
    batchScheduleFn: setImmediate,
  });

async function missedSince(
  dataSource: DataSource,
  reached: readonly Reached[],
): Promise<(LiveChange[] | null)[]> {
  const pages = await dataSource.query<{ isHeld: boolean; changes: object[] }[]>(
    `with this as materialized (select split_part(live_cursor(), '-', 1) as start),
     pages as (
       select page, account_id, start is null as is_new, xid::xid8 as xid,
         start is null or start = (select start from this) and to_timestamp(seconds) > now() - interval '10 minutes'
           as is_held
       from unnest($1::uuid[], $2::text[], $3::text[], $4::float8[])
         with ordinality as reached (account_id, start, xid, seconds, page)
     )
     select is_held as "isHeld", coalesce(
         jsonb_agg(distinct jsonb_build_object('kind', kind, 'id', subject_id)) filter (where kind is not null), '[]'
       ) as changes
     from pages
     left join live_changes change on is_held and change.account_id = pages.account_id and kind <> 'account'
       and case when is_new then at > now() - interval '1 minute' else change.xid >= pages.xid end
     group by page, is_held
     order by page`,
    [
      reached.map(({ accountId }) => accountId),
      reached.map(({ cursor }) => cursor?.start ?? null),
      reached.map(({ cursor }) => String(cursor?.xid ?? 0)),
      reached.map(({ cursor }) => cursor?.seconds ?? 0),
    ],
  );
  return pages.map(({ isHeld, changes }) => (isHeld ? changes.filter(isChange) : null));
}
