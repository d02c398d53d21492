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

const DEADLOCK = "40P01";
/** Other parameters or another result; a function that was a procedure. */
const CANT_BE_REPLACED = ["42P13", "42809"];
const ATTEMPTS = 5;

/**
 * One short query, where nothing has changed. A migration may have replaced functions and removed triggers: after one,
 * all functions are made anew, and the triggers that are missing.
 * @returns null where nothing has changed
 */
export async function findRoutineChanges(
  database: Pick<QueryRunner, "query">,
  routines: Routine[],
): Promise<RoutineChanges | null> {
  const remembered = (await database.query(
    `select kind, name, checksum, migrations < (select count(*) from migrations) as "isOlder" from database_routines`,
  )) as (Remembered & { isOlder: boolean })[];
  const known = new Map(remembered.map((routine) => [keyOf(routine), routine]));
  const stands = remembered.some(({ isOlder }) => isOlder) ? await findTriggers(database) : () => true;
  const changed = routines.filter(
    (routine) => known.get(keyOf(routine))?.checksum !== routine.checksum || !stands(routine),
  );
  const files = new Set(routines.map(keyOf));
  const gone = remembered.filter((routine) => !files.has(keyOf(routine)));
  if (changed.length + gone.length === 0) return null;
  const present = ofKind(remembered, "view").map(({ name }) => name);
  return { changed, gone, views: { wanted: inOrder(ofKind(routines, "view")), present } };
}

const keyOf = ({ kind, name }: Remembered) => `${kind} ${name}`;

/** @returns whether a routine is a trigger that is there */
async function findTriggers(database: Pick<QueryRunner, "query">): Promise<(routine: Routine) => boolean> {
  const triggers = (await database.query(
    "select format('%s on %s', tgname, tgrelid::regclass) as name from pg_trigger where not tgisinternal",
  )) as { name: string }[];
  const names = new Set(triggers.map(({ name }) => name));
  return ({ kind, name }) => kind === "trigger" && names.has(name);
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
  await replaceFunctions(database, ofKind(changed, "function"));
  for (const routine of ofKind(changed, "trigger")) await makeTrigger(database, routine);
  for (const { name } of ofKind(gone, "function")) await dropFunctions(database, name);
  for (const routine of views.wanted) await run(database, routine);
  await checkBodies(database);
  await remember(database, changed, gone);
}

/** Replacing keeps a function's identity, so that nobody who calls it at that moment misses it. */
async function replaceFunctions(database: QueryRunner, functions: Routine[]): Promise<void> {
  if (!(await isDone(database, functions)))
    for (const routine of functions)
      if (!(await isReplaced(database, routine))) await makeFunctionAnew(database, routine);
  const twins = await namesOfTwins(database);
  for (const routine of functions) if (twins.has(routine.name)) await makeFunctionAnew(database, routine);
}

/** @returns false where the function takes or returns something else than before, which can't be replaced */
async function isReplaced(database: QueryRunner, routine: Routine): Promise<boolean> {
  await database.query("savepoint routine");
  try {
    await run(database, routine);
    return true;
  } catch (error) {
    if (!CANT_BE_REPLACED.includes(codeOf(error) ?? "")) throw error;
    await database.query("rollback to savepoint routine");
    return false;
  }
}

async function makeFunctionAnew(database: QueryRunner, routine: Routine): Promise<void> {
  await named(routine, () => dropFunctions(database, routine.name));
  await run(database, routine);
}

/** Runs all statements at once, or none of them. @returns whether PostgreSQL took them */
async function isDone(database: QueryRunner, statements: Pick<Routine, "sql">[]): Promise<boolean> {
  await database.query("savepoint routines");
  try {
    await database.query(statements.map(({ sql }) => sql).join("\n"));
    return true;
  } catch (error) {
    if (codeOf(error) === DEADLOCK) throw error;
    await database.query("rollback to savepoint routines");
    return false;
  }
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

/** Functions that stand there under one name, since one of them takes something else. */
async function namesOfTwins(database: QueryRunner): Promise<Set<string>> {
  const rows = (await database.query(
    `select proname as name from pg_proc where pronamespace = current_schema()::regnamespace
     group by proname having count(*) > 1`,
  )) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}

/** At once, so that views may read views. */
async function dropViews(database: QueryRunner, names: string[]): Promise<void> {
  if (names.length > 0) await database.query(`drop view if exists ${names.join(", ")}`);
}

/** Those of all functions, for one that changed may be called by one that did not. */
async function checkBodies(database: QueryRunner): Promise<void> {
  await database.query("set local check_function_bodies = on");
  const functions = (await database.query(
    `select routine.oid, proname as name, lanvalidator::regproc::text as validator
     from pg_proc routine join pg_language on pg_language.oid = prolang
     where lanname in ('plpgsql', 'sql') and pronamespace = current_schema()::regnamespace`,
  )) as { oid: number; name: string; validator: string }[];
  const checks = functions.map(({ oid, name, validator }) => ({
    kind: "function" as const,
    name,
    sql: `select ${validator}(${oid});`,
  }));
  if (!(await isDone(database, checks))) for (const check of checks) await run(database, check);
}

async function remember(database: QueryRunner, changed: Remembered[], gone: Remembered[]): Promise<void> {
  const columnsOf = (routines: Remembered[]) => [
    routines.map(({ kind }) => kind),
    routines.map(({ name }) => name),
  ];
  await database.query(
    `delete from database_routines using unnest($1::text[], $2::text[]) gone (kind, name)
     where (database_routines.kind, database_routines.name) = (gone.kind, gone.name)`,
    columnsOf(gone),
  );
  await database.query(
    `insert into database_routines (kind, name, checksum)
     select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict (kind, name) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
    [...columnsOf(changed), changed.map(({ checksum }) => checksum)],
  );
  await database.query("update database_routines set migrations = (select count(*) from migrations)");
}

async function run(database: QueryRunner, routine: Pick<Routine, "kind" | "name" | "sql">): Promise<void> {
  await named(routine, () => database.query(routine.sql));
}

/** Says of which routine an error tells. */
async function named(
  { kind, name }: Pick<Routine, "kind" | "name">,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
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
