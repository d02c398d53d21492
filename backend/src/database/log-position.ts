/**
 * A place in PostgreSQL's write-ahead log, in bytes since the cluster was made. A change is on a standby once that has
 * replayed the log as far as the primary had written it after the commit.
 */
export type LogPosition = bigint;

/** What a primary has written; fails on a standby. */
export const WRITTEN = "select (pg_current_wal_insert_lsn() - '0/0')::text as position";

/** What a standby has replayed. One that was promoted goes on as a primary. */
export const REPLAYED = `
  select pg_is_in_recovery() as "isStandby", (
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0'
  )::text as position`;

/** Bytes of a page of the log, and of what may stand at its head (PostgreSQL's xlog_internal.h). */
const PAGE = 8192n;
const HEADS = [24n, 40n];

/**
 * The end of the last record. At the beginning of a page a primary tells the place behind the page's head, which a
 * standby reaches with the next record only.
 */
export function endOfRecord(position: LogPosition): LogPosition {
  const within = position % PAGE;
  return HEADS.includes(within) ? position - within : position;
}
