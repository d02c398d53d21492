import type { ClientBase } from "pg";
import type { DataSource, QueryRunner } from "typeorm";

/**
 * What holds in each session of the portal's role, unless the session says otherwise. The database keeps it with the
 * role, so it holds behind a pooler too, and on standbys. Times as PostgreSQL reads them.
 */
const SESSION_DEFAULTS = {
  statement_timeout: "10s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "15s",
  // Compiling a plan takes longer than any of our statements.
  jit: "off",
} as const;

const WITHOUT_TIMEOUTS = "set statement_timeout = 0; set lock_timeout = 0";

/** A pool's `onConnect` for sessions that may take long. The pool waits for it, though its type doesn't say so. */
export const withoutTimeouts = (client: Pick<ClientBase, "query">): unknown => client.query(WITHOUT_TIMEOUTS);

/**
 * The statements that keep the defaults, for a role in a database.
 * @param role a role's name, or `current_user`: a role may do it for itself without being asked who owns the database
 */
export const sessionDefaultsSql = (database: string, role: string): string =>
  Object.entries(SESSION_DEFAULTS)
    .map(([name, value]) => `alter role ${role} in database ${quoted(database)} set ${name} = '${value}';`)
    .join(" ");

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const MISSING = `
  select wanted.name from unnest($1::text[], $2::text[]) wanted (name, value)
  where not exists (
    select from pg_db_role_setting kept
    where kept.setdatabase = (select oid from pg_database where datname = current_database())
      and kept.setrole = (select oid from pg_roles where rolname = current_user)
      and wanted.name || '=' || wanted.value = any (kept.setconfig)
  )`;

/** Keeps the defaults for the role of this connection; changes nothing where they are kept already. */
export async function keepSessionDefaults(database: Pick<QueryRunner, "query">): Promise<void> {
  const missing = (await database.query(MISSING, [
    Object.keys(SESSION_DEFAULTS),
    Object.values(SESSION_DEFAULTS),
  ])) as unknown[];
  if (missing.length === 0) return;
  const [found] = (await database.query("select current_database() as name")) as { name: string }[];
  if (found) await database.query(sessionDefaultsSql(found.name, "current_user"));
}

/**
 * What a database administrator has to run, if the role that serves is not the one that migrates.
 * @returns null where the sessions of this role have the defaults
 */
export async function missingSessionDefaults(dataSource: Pick<DataSource, "query">): Promise<string | null> {
  const [session] = await dataSource.query<{ role: string; database: string; timeout: string }[]>(
    `select current_user as role, current_database() as database, current_setting('statement_timeout') as timeout`,
  );
  if (session?.timeout !== "0") return null;
  return sessionDefaultsSql(session.database, quoted(session.role));
}
