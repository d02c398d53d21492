import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { DataSource } from "typeorm";
import { createTestDatabase, type TestDatabase } from "../test/database";
import { applyRoutineChanges, findRoutineChanges } from "./apply-routines";
import { connectTo } from "./data-source";
import { LOCKS } from "./locks";
import { runMigrations } from "./migrate";
import { readRoutines, type Routine } from "./routines";

const ALL = readRoutines();

/** Routines as files of these texts say. */
function routinesOf(...texts: string[]): Routine[] {
  const folder = mkdtempSync(join(tmpdir(), "routines-"));
  try {
    for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${index}.sql`), text);
    return readRoutines(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const functionOf = (head: string, body: string) =>
  `create or replace function ${head} language sql stable as $$ select ${body} $$;`;

const REFUSING = `
create or replace function refuse() returns trigger language plpgsql as $$
  begin raise exception 'Not now.'; end $$;
create or replace trigger refuse before insert on plans for each statement execute function refuse();
`;

describe("the routines of a database", () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataSource = await connectTo(database.url, []).initialize();
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** As a node does whose files have these routines beside all others. */
  const start = (...texts: string[]) => runMigrations(database.url, [...ALL, ...routinesOf(...texts)]);
  const query = (sql: string) => dataSource.query<Record<string, unknown>[]>(sql);
  const functionsNamed = (name: string) =>
    query(`select oid::regprocedure::text as signature from pg_proc where proname = '${name}'`);

  it("are applied when they are new, replaced when they change, and left alone otherwise", async () => {
    const identity = async () => (await query("select 'pens'::regproc::oid as oid"))[0]?.oid;
    expect(await start(functionOf("pens() returns int", "1"))).toMatchObject({ routines: 1 });
    const first = await identity();
    expect(await start(functionOf("pens() returns int", "2"))).toMatchObject({ routines: 1 });
    expect(await query("select pens()")).toEqual([{ pens: 2 }]);
    expect(await identity()).toBe(first);
    expect(await start(functionOf("pens() returns int", "2"))).toEqual({
      migrations: [],
      routines: 0,
      rows: [],
      isAhead: false,
    });
  });

  it("are dropped when their files go, triggers with their functions", async () => {
    const insert = () => query("insert into plans select * from plans limit 0");
    await start(REFUSING);
    await expect(insert()).rejects.toThrow("Not now.");
    expect(await start()).toMatchObject({ routines: 2 });
    await insert();
    expect(await functionsNamed("refuse")).toEqual([]);
  });

  it("follow a changed trigger, of constraints as well", async () => {
    const trigger = (head: string, rest: string) =>
      REFUSING.replace("create or replace trigger", head).replace(
        "before insert on plans for each statement",
        rest,
      );
    const deferred = (events: string) =>
      trigger(
        "create constraint trigger",
        `after ${events} on plans deferrable initially deferred for each row`,
      );
    await start(deferred("insert"));
    await start(deferred("update"));
    await expect(query("update plans set name = name")).rejects.toThrow("Not now.");
    await query("insert into plans select * from plans limit 0");
  });

  it("may change what they take and return", async () => {
    await start(functionOf("pens() returns int", "1"));
    await start(functionOf("pens() returns text", "'one'"));
    expect(await query("select pens()")).toEqual([{ pens: "one" }]);
    await start(functionOf("pens(how_many int) returns int", "how_many"));
    expect(await query("select pens(3)")).toEqual([{ pens: 3 }]);
    expect(await functionsNamed("pens")).toEqual([{ signature: "pens(integer)" }]);
  });

  it("may need each other in any order, views those that they read", async () => {
    const blues = "create view blues as select pen from colours;";
    const colours = "create view colours as select pens() as pen;";
    const pens = functionOf("pens() returns int", "ink()");
    await start(blues, colours, pens, functionOf("ink() returns int", "7"));
    expect(await query("select pen from blues")).toEqual([{ pen: 7 }]);
    await start(
      blues,
      colours,
      pens.replace("int", "text").replace("ink()", "ink()::text"),
      functionOf("ink() returns int", "7"),
    );
    expect(await query("select pen from blues")).toEqual([{ pen: "7" }]);
    await start();
    const ours = ALL.filter(({ kind }) => kind === "view").map(({ name }) => ({ viewname: name }));
    expect(await query("select viewname from pg_views where schemaname = 'public'")).toEqual(ours);
  });

  it("are refused as a whole, by name, where one can't be", async () => {
    const pens = functionOf("pens() returns int", "1");
    await expect(start(pens, functionOf("ink() returns int", "nobody()"))).rejects.toThrow(
      /^The function ink was not applied: .*nobody\(\)/,
    );
    await expect(start(pens, "create view colours as select nobody();")).rejects.toThrow("The view colours");
    await expect(
      start(pens, "create view a as select from b;", "create view b as select from a;"),
    ).rejects.toThrow("Views name each other: a, b");
    expect(await functionsNamed("pens")).toEqual([]);
  });

  it("are left as they are where a file's statement is wrong, which the error names", async () => {
    await start(functionOf("pens() returns int", "1"));
    await query("create table inks (pen int default pens())");
    const wrong = functionOf("pens() returns int", "1").replace("language", "lenguage");
    await expect(start(wrong)).rejects.toThrow(/^The function pens was not applied: syntax error/);
    expect(await functionsNamed("pens")).toHaveLength(1);
  });

  it("keep what an index needs of them", async () => {
    const pens = (result: string) =>
      functionOf(`pens(pen int) returns ${result}`, "pen").replace("stable", "immutable");
    await start(pens("int"));
    await query("create table inks (pen int); create index on inks (pens(pen))");
    await expect(start(pens("bigint"))).rejects.toThrow(
      /^The function pens was not applied: .* other objects depend on it$/,
    );
    await expect(start()).rejects.toThrow("other objects depend on it");
    expect(await start(pens("int"))).toMatchObject({ routines: 0 });
  });

  it("stand again after a migration that replaced a function or lost a trigger", async () => {
    const parts = () =>
      query(`
        select pg_get_functiondef(oid) as part from pg_proc where proname = 'job_search_walk'
        union all select pg_get_triggerdef(oid) from pg_trigger where tgname = 'accounts_words'`);
    const before = await parts();
    expect(before).toHaveLength(2);
    await query("drop trigger accounts_words on accounts");
    // It made this one with another result.
    await query("drop function job_search_walk");
    const migration = "SearchCounts1765350000000";
    await query(`delete from migrations where name = '${migration}'`);
    await query("update database_routines set migrations = migrations - 1");
    // Also where the start that ran it went no further.
    await expect(start("create view pens as select nobody();")).rejects.toThrow("The view pens");
    expect(await parts()).not.toEqual(before);
    expect(await start()).toMatchObject({ migrations: [] });
    expect(await parts()).toEqual(before);
    expect(await start()).toMatchObject({ routines: 0 });
  });

  it("are all that there is but for what an index needs: nothing has lost its file", async () => {
    const present = await query(`
      select 'function' as kind, proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prokind <> 'a'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
        and not exists (select from pg_depend where refobjid = pg_proc.oid and classid = 'pg_class'::regclass)
      union all select 'trigger', format('%s on %s', tgname, tgrelid::regclass) from pg_trigger
      where not tgisinternal and tgrelid::regclass::text not like 'graphile%'
      union all select 'view', viewname from pg_views where schemaname = 'public'`);
    const keys = (routines: { kind?: unknown; name?: unknown }[]) =>
      routines.map(({ kind, name }) => `${String(kind)} ${String(name)}`).sort();
    expect(keys(present)).toEqual(keys(ALL));
  });

  it("are asked for in one query", async () => {
    const asked: string[] = [];
    const counting = { query: (sql: string) => (asked.push(sql), dataSource.query<never>(sql)) };
    expect(await findRoutineChanges(counting, ALL)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("stay as they are where a newer program has migrated the database", async () => {
    await query(`insert into migrations ("timestamp", name) values (9999999999999, 'Newer9999999999999')`);
    expect(await start(REFUSING)).toEqual({ migrations: [], routines: 0, rows: [], isAhead: true });
    expect(await functionsNamed("refuse")).toEqual([]);
  });

  it.each([
    ["a deadlock with people's work", "40P01", "resolves"],
    ["anything else", "42501", "rejects"],
  ])("after %s are tried again, or not", async (_, code, outcome) => {
    const runner = dataSource.createQueryRunner();
    const ask = runner.query.bind(runner);
    let failures = 0;
    runner.query = (sql: string, ...rest: unknown[]) => {
      if (!sql.includes("trigger refuse") || failures > 0) return ask(sql, ...(rest as [unknown[]]));
      failures += 1;
      return Promise.reject(Object.assign(new Error("given up"), { code }));
    };
    const changes = await findRoutineChanges(runner, [...ALL, ...routinesOf(REFUSING)]);
    if (!changes) throw new Error("There should be changes.");
    const done = await applyRoutineChanges(runner, changes).then(
      () => "resolves",
      () => "rejects",
    );
    await runner.release();
    expect([done, (await functionsNamed("refuse")).length]).toEqual([
      outcome,
      outcome === "resolves" ? 1 : 0,
    ]);
  });

  it("are needed by no index, column or constraint: those are made before them", async () => {
    const dependent = await query(`
      select pg_describe_object(classid, objid, objsubid) as part from pg_depend
      where refclassid = 'pg_proc'::regclass and classid <> 'pg_trigger'::regclass
        and refobjid in (select oid from pg_proc where proname = any ('{${ALL.map(({ name }) => name).join()}}'))`);
    expect(dependent).toEqual([]);
  });
});

describe("the files of routines", () => {
  const folder = join(__dirname, "routines");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sql"))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

  it.each(files)("$file begins with its reason and is named for its function or view", ({ file, text }) => {
    const [first] = routinesOf(text);
    expect(text).toMatch(/^-- [^]*^-- Here because [^]*\n\ncreate /m);
    expect(first?.name).toBe(basename(file, ".sql"));
  });

  it("hold each routine once", () => {
    const names = ALL.map(({ name }) => name);
    expect(new Set(ALL.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(names.length);
  });

  it("lock no number but those of LOCKS", () => {
    const locked = files.flatMap(({ text }) =>
      [...text.matchAll(/advisory_\w*lock\w*\((\d+)/g)].map(([, number]) => Number(number)),
    );
    expect(locked.length).toBeGreaterThan(0);
    expect(Object.values(LOCKS)).toEqual(expect.arrayContaining(locked));
  });

  it.each([
    ["a statement of another kind", "-- Why.\n\ncreate table pens ();"],
    ["something before the first statement", "select 1;\ncreate view pens as select 1;"],
    ["half a statement", "create or replace function pens() returns int language sql as $$ select 1;"],
    ["nothing", "-- Why."],
  ])("can't hold %s", (_, text) => {
    expect(() => routinesOf(text)).toThrow(/^0\.sql/);
  });
});
