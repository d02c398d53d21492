import type { QueryRunner } from "typeorm";
import type { Routine, RoutineKind } from "./routines";

type Remembered = Pick<Routine, "kind" | "name" | "checksum">;

/** What `database_routines` and the files disagree about. */
export interface RoutineChanges {
  /** Those of the files that are new or not as they were applied. */
  changed: Routine[];
  /** Those that were applied and have no file any more. */
  gone: Remembered[];
  /** Every view, of the files and of the database: they are made anew whenever anything changes. */
  views: { wanted: Routine[]; present: string[] };
}

const INVALID_FUNCTION_DEFINITION = "42P13";
const DEADLOCK = "40P01";
const ATTEMPTS = 5;

/** One short query, and no more where nothing has changed. @returns null where nothing has */
export async function findRoutineChanges(
  database: QueryRunner,
  routines: Routine[],
): Promise<RoutineChanges | null> {
  const remembered = (await database.query(
    "select kind, name, checksum from database_routines",
  )) as Remembered[];
  const keyOf = ({ kind, name }: Remembered) => `${kind} ${name}`;
  const checksums = new Map(remembered.map((routine) => [keyOf(routine), routine.checksum]));
  const files = new Set(routines.map(keyOf));
  const changed = routines.filter((routine) => checksums.get(keyOf(routine)) !== routine.checksum);
  const gone = remembered.filter((routine) => !files.has(keyOf(routine)));
  if (changed.length + gone.length === 0) return null;
  const views = {
    wanted: inOrder(ofKind(routines, "view")),
    present: ofKind(remembered, "view").map(({ name }) => name),
  };
  return { changed, gone, views };
}

/**
 * Applies changes in one transaction. People's work may hold a table that a trigger is made on and wait for another:
 * what PostgreSQL then gives up to end the deadlock is tried again.
 * @throws Error with the routine's name, where PostgreSQL refuses its statement
 */
export async function applyRoutineChanges(database: QueryRunner, changes: RoutineChanges): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await database.startTransaction();
    try {
      await apply(database, changes);
      await database.commitTransaction();
      return;
    } catch (error) {
      await database.rollbackTransaction();
      if (attempt === ATTEMPTS || codeOf(error) !== DEADLOCK) throw error;
    }
  }
}

/** Bodies are checked when everything stands, so that no order among functions is needed. */
async function apply(database: QueryRunner, { changed, gone, views }: RoutineChanges): Promise<void> {
  await database.query("set local check_function_bodies = off");
  for (const { name } of ofKind(gone, "trigger")) await database.query(`drop trigger if exists ${name}`);
  await dropViews(database, views.present);
  for (const routine of ofKind(changed, "function")) await replaceFunction(database, routine);
  for (const routine of ofKind(changed, "trigger")) await makeTrigger(database, routine);
  for (const { name } of ofKind(gone, "function")) await dropFunctions(database, name);
  for (const routine of views.wanted) await run(database, routine);
  await checkBodies(database);
  await remember(database, changed, gone);
}

/** Replacing keeps the function's identity, so that nobody who calls it at that moment misses it. */
async function replaceFunction(database: QueryRunner, routine: Routine): Promise<void> {
  await database.query("savepoint routine");
  const hasKeptSignature = await run(database, routine).then(
    async () => (await signaturesOf(database, routine.name)).length === 1,
    (error: unknown) => {
      if (codeOf(error) === INVALID_FUNCTION_DEFINITION) return false;
      throw error;
    },
  );
  if (hasKeptSignature) {
    await database.query("release savepoint routine");
    return;
  }
  await database.query("rollback to savepoint routine");
  await dropFunctions(database, routine.name);
  await run(database, routine);
}

/** A constraint trigger can't be replaced. */
async function makeTrigger(database: QueryRunner, routine: Routine): Promise<void> {
  if (!routine.sql.startsWith("create or replace"))
    await database.query(`drop trigger if exists ${routine.name}`);
  await run(database, routine);
}

/** Every function of a name: one name is one function here. */
async function dropFunctions(database: QueryRunner, name: string): Promise<void> {
  const signatures = await signaturesOf(database, name);
  if (signatures.length > 0) await database.query(`drop function ${signatures.join(", ")}`);
}

async function signaturesOf(database: QueryRunner, name: string): Promise<string[]> {
  const rows = (await database.query(
    `select oid::regprocedure::text as signature from pg_proc
     where proname = $1 and pronamespace = current_schema()::regnamespace`,
    [name],
  )) as { signature: string }[];
  return rows.map(({ signature }) => signature);
}

/** At once, so that views may read views. */
async function dropViews(database: QueryRunner, names: string[]): Promise<void> {
  if (names.length > 0) await database.query(`drop view if exists ${names.join(", ")}`);
}

/** Those of all functions, for one that changed may be called by one that did not. */
async function checkBodies(database: QueryRunner): Promise<void> {
  await database.query("set local check_function_bodies = on");
  for (const [language, validator] of [
    ["plpgsql", "plpgsql_validator"],
    ["sql", "fmgr_sql_validator"],
  ])
    await database.query(
      `select ${validator}(routine.oid) from pg_proc routine join pg_language on pg_language.oid = prolang
       where lanname = $1 and pronamespace = current_schema()::regnamespace`,
      [language],
    );
}

async function remember(database: QueryRunner, changed: Remembered[], gone: Remembered[]): Promise<void> {
  for (const { kind, name } of gone)
    await database.query("delete from database_routines where (kind, name) = ($1, $2)", [kind, name]);
  for (const { kind, name, checksum } of changed)
    await database.query(
      `insert into database_routines (kind, name, checksum, applied_at) values ($1, $2, $3, now())
       on conflict (kind, name) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
      [kind, name, checksum],
    );
}

async function run(database: QueryRunner, { kind, name, sql }: Routine): Promise<void> {
  try {
    await database.query(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The ${kind} ${name} was not applied: ${reason}`, { cause: error });
  }
}

/** PostgreSQL's, of the error or of what it was caused by. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return "code" in error ? String(error.code) : codeOf(error.cause);
}

const ofKind = <Some extends { kind: RoutineKind }>(routines: Some[], kind: RoutineKind): Some[] =>
  routines.filter((routine) => routine.kind === kind);

/** Views such that each stands behind those that it names. @throws Error where two name each other */
function inOrder(views: Routine[]): Routine[] {
  if (views.length === 0) return [];
  const isNamedBy =
    ({ sql }: Routine) =>
    (other: Routine) =>
      other.sql !== sql && new RegExp(`\\b${other.name}\\b`).test(sql);
  const first = views.filter((view) => !views.some(isNamedBy(view)));
  if (first.length === 0)
    throw new Error(`Views name each other: ${views.map(({ name }) => name).join(", ")}`);
  return [...first, ...inOrder(views.filter((view) => !first.includes(view)))];
}
