import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DATA_PURPOSE_TEXTS, DATA_PURPOSES, type DataPurpose } from "@job-portal/protocol/data-purposes";
import { taskHandlers } from "../../app/tasks";
import type { Services } from "../../auth/context";
import { BY_THE_CLOCK } from "../../queue/worker";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { type Erasure, periodOf, type PersonalTable } from "./tables/erasure";
import { OTHER_TABLES } from "./tables/other-tables";
import { PERSONAL_TABLES } from "./tables/personal-tables";
import { withTables } from "./privacy-page";

const SOURCES = join(__dirname, "../..");
const PAGE = join(SOURCES, "../../docs/privacy.md");

let portal: TestPortal;
let services: Services;

beforeAll(async () => {
  portal = await startTestPortal();
  ({ services } = portal);
});
afterAll(() => portal.stop());

const rows = <Row>(sql: string) => portal.dataSource.query<Row[]>(sql);
const words = (text: string) => text.split(" ");

/** Every column of a table's row, each once. */
const columnsOf = ({ personal, other }: PersonalTable) =>
  [...Object.values(personal), ...(other === undefined ? [] : [other])].flatMap(words).sort();

const personalTables = Object.entries<PersonalTable>(PERSONAL_TABLES);
const ways = personalTables.flatMap(([table, { erased }]) => erased.map((erasure) => ({ table, erasure })));
const those = <Way extends Erasure["way"]>(way: Way) =>
  ways.flatMap(({ table, erasure }) =>
    erasure.way === way ? [{ table, ...(erasure as Extract<Erasure, { way: Way }>) }] : [],
  );

describe("the list of what stands about persons", () => {
  it("has every column of every table: about a person and used for something, or about nobody (PRIV-01)", async () => {
    const found = await rows<{ name: string; columns: string[] }>(
      `select relname as name, array_agg(attname::text order by attname collate "C") as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') group by 1`,
    );
    const listed = [
      ...personalTables.map(([name, table]) => [name, columnsOf(table)] as const),
      ...Object.entries(OTHER_TABLES).map(([name, columns]) => [name, words(columns).sort()] as const),
    ];
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(found.map((row) => [row.name, row.columns])),
    );
    expect(new Set(listed.map(([name]) => name)).size).toBe(listed.length);
  });

  it("counts every reference to an account as one to a person (PRIV-01)", async () => {
    const found = await rows<{ name: string; column: string }>(
      `select conrelid::regclass::text as name, attname::text as column
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where contype = 'f' and confrelid = 'accounts'::regclass`,
    );
    const personal = new Map(personalTables.map(([name, table]) => [name, Object.values(table.personal)]));
    for (const { name, column } of found)
      expect([name, column, personal.get(name)?.flatMap(words).includes(column)]).toEqual([
        name,
        column,
        true,
      ]);
  });

  it("has data for each purpose, and a way in which each table's rows end", () => {
    const used = new Set(personalTables.flatMap(([, { personal }]) => Object.keys(personal)));
    expect([...used].sort()).toEqual([...DATA_PURPOSES].sort());
    for (const [name, { erased }] of personalTables) expect([name, erased.length]).not.toEqual([name, 0]);
  });
});

describe("the ends of what stands about persons", () => {
  it("come with the account where the list says so, by foreign keys (PRIV-01)", async () => {
    const reached = await rows<{ name: string }>(
      `with recursive gone as (
         select 'accounts'::regclass as id
         union select conrelid from pg_constraint join gone on confrelid = gone.id
         where contype = 'f' and confdeltype = 'c'
       ) select id::regclass::text as name from gone`,
    );
    const names = reached.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(those("account").map(({ table }) => table)));
    const detached = await rows<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'accounts'::regclass and confdeltype = 'n'`,
    );
    expect(detached.map(({ name }) => name)).toEqual(
      expect.arrayContaining(those("detached").map(({ table }) => table)),
    );
  });

  it("come with the row that they were made of where the list says so, by a trigger (PRIV-01)", async () => {
    const ON_DELETE = 8;
    const triggers = await rows<{ parent: string; trigger: string }>(
      `select tgrelid::regclass::text as parent, tgname::text as trigger from pg_trigger
       where tgtype & ${ON_DELETE} > 0 and tgenabled <> 'D'`,
    );
    const named = those("trigger").map(({ parent, trigger }) => ({ parent, trigger }));
    expect(triggers).toEqual(expect.arrayContaining(named));
    // Their parents' rows end by themselves.
    expect(Object.keys(PERSONAL_TABLES)).toEqual(expect.arrayContaining(named.map(({ parent }) => parent)));
  });

  it("come at deletion by a domain's part that erases (PRIV-01)", () => {
    const sections = services.personalData.records.filter(({ erase }) => erase).map(({ section }) => section);
    expect(sections).toEqual(expect.arrayContaining(those("records").map(({ section }) => section)));
  });

  it("come after their days by a task that runs by the clock, or by the code that writes them (PRIV-01)", () => {
    const handled = Object.keys(taskHandlers(services));
    const clocked = BY_THE_CLOCK.map(({ task }) => task);
    for (const { task } of [...those("task"), ...those("unused")]) {
      expect(handled).toContain(task);
      expect(clocked).toContain(task);
    }
    for (const { file } of those("writer")) {
      expect(existsSync(join(SOURCES, file))).toBe(true);
      expect(readFileSync(join(SOURCES, file), "utf8")).toMatch(/delete from|clearExpired/);
    }
  });

  it("never come to the trail of acts, an application's steps and invoices alone", () => {
    expect(those("kept").map(({ table }) => table)).toEqual([
      "invoices",
      "application_events",
      "application_stage_moves",
      "audit_entries",
    ]);
  });
});

/** However the columns of a table are aligned. */
const unaligned = (page: string) => page.replace(/ +/g, " ").replace(/-{3,}/g, "---").replace(/\n+/g, "\n");

describe("what people read of it", () => {
  it("names every period that ends by the clock (PRIV-02)", () => {
    // Rows that only say that an open page should ask again say nothing of a person by themselves.
    const isTold = (table: string) => table !== "live_changes";
    for (const [name, { personal, erased }] of personalTables.filter(([table]) => isTold(table)))
      for (const purpose of Object.keys(personal) as DataPurpose[])
        for (const erasure of erased) {
          if (erasure.way !== "task" && erasure.way !== "writer") continue;
          const days = Math.max(erasure.days, purpose === "security" ? 2 : 0);
          expect([name, DATA_PURPOSE_TEXTS[purpose].period]).toEqual([
            name,
            expect.stringContaining(periodOf(days)) as string,
          ]);
        }
  });

  it("is docs/privacy.md as well; `npm run privacy` makes its tables anew (PRIV-02)", () => {
    const page = readFileSync(PAGE, "utf8");
    expect(unaligned(page)).toBe(unaligned(withTables(page)));
  });
});
