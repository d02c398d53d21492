import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type NoticeContent, noticePath } from "@job-portal/protocol/notices";
import { Client } from "pg";
import { differences, type Part, readCatalog } from "../../shipped/catalog";
import { readDump, restore } from "../../shipped/dump";
import { createEmptyDatabase } from "../test/database";
import { runMigrations } from "./migrate";

const DUMPS = readdirSync(join(__dirname, "../../shipped"))
  .filter((file) => file.endsWith(".sql") && file !== "catalog.sql")
  .map((file) => file.replace(/\.sql$/, ""));

const ID = "00000000-0000-7000-8000-000000000001";

/** In columns that every database has had; the trigger fills in the search document. */
const JOB = `
  insert into accounts (id, firebase_uid, email) values ('${ID}', 'uid', 'poster@jobs.example');
  insert into companies (id, slug, name) values ('${ID}', 'kabini', 'Kabini Mills');
  insert into jobs (id, company_id, posted_by_id, title, type, work_mode, city, pay_text, experience_text, description,
      requirements, posted_at, open_until, search_document)
    values ('${ID}', '${ID}', '${ID}', 'Node.js Developer', 'full-time', 'on-site', 'Pune', '6 LPA', '2 years', 'Code.',
      'Tea.', now(), now() + interval '1 day', '')`;

const FOUND = `
  select job_id from job_search('newest', '{live}', 'nodejs developers', true, now(), null, null, null, null, null,
    null, 0, 20, 1000)`;

/** Works on a database of its own. */
async function inEmptyDatabase(work: (client: Client, url: string) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase();
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    await work(client, database.url);
  } finally {
    await client.end();
    await database.drop();
  }
}

const plansOf = async (client: Client) =>
  (await client.query<object>("select * from plans order by code")).rows;

describe("a database that an earlier program left", () => {
  let fresh: Part[];
  let plans: object[];

  beforeAll(() =>
    inEmptyDatabase(async (client, url) => {
      await runMigrations(url);
      fresh = await readCatalog(client);
      plans = await plansOf(client);
    }),
  );

  it.each(DUMPS)("%s: becomes what a fresh one is, and finds its jobs", async (name) => {
    await inEmptyDatabase(async (client, url) => {
      await restore(client, readDump(name));
      await client.query(JOB);
      await runMigrations(url);
      expect(differences(fresh, await readCatalog(client))).toEqual([]);
      expect(await plansOf(client)).toEqual(plans);
      expect((await client.query<object>(FOUND)).rows).toEqual([{ job_id: ID }]);
    });
  });
});

it("a notice that had its ids in a path alone leads there still", async () => {
  await inEmptyDatabase(async (client, url) => {
    await restore(client, readDump("1765810000000-typed-locations"));
    await client.query(
      `insert into accounts (id, firebase_uid, email) values ('${ID}', 'uid', 'poster@jobs.example')`,
    );
    const given = [
      ["company.blocked", { company: "Kabini Mills" }, "/job-postings?company=c-1"],
      ["job.held", { jobTitle: "Loom Fitter" }, "/job-postings?open=j-1"],
      ["application.undone", { jobTitle: "Loom Fitter" }, "/dashboard/applications?open=a-1"],
      ["application.received", { jobId: "j-1", jobTitle: "Loom Fitter", count: 4 }, "/candidates?job=j-1"],
      ["plan.approved", { plan: "Paid" }, "/subscription/plans"],
    ] as const;
    for (const [at, [kind, params, path]] of given.entries())
      await client.query(
        `insert into notices (id, account_id, kind, params, path, created_at)
         values (($1 || '0000000-0000-7000-8000-000000000000')::uuid, '${ID}', $2, $3, $4, now())`,
        [at, kind, params, path],
      );
    await runMigrations(url);
    const { rows } = await client.query<NoticeContent>("select kind, params from notices order by id");
    const places = rows.map((content) => noticePath(content));
    expect(places).toEqual([
      "/job-postings?company=c-1",
      "/job-postings/j-1",
      "/dashboard/applications?open=a-1",
      "/candidates?job=j-1",
      "/subscription/plans",
    ]);
  });
});

describe("the comparison of databases", () => {
  it("tells what is missing, too much and otherwise, with the first line that differs", async () => {
    await inEmptyDatabase(async (client) => {
      await client.query("create table pens (colour text); create index pens_colour on pens (colour)");
      await client.query("create function ink() returns int language sql as 'select 1'");
      const before = await readCatalog(client);
      await client.query("drop index pens_colour; alter table pens alter colour set not null, add width int");
      await client.query("create or replace function ink() returns int language sql as 'select 2'");
      expect(differences(before, await readCatalog(client))).toEqual([
        'column pens.colour is not as it should be: "alter table pens add column colour text not null" instead of "alter table pens add column colour text"',
        "column pens.width should not be there",
        'function ink() is not as it should be: "AS $function$select 2$function$" instead of "AS $function$select 1$function$"',
        "index pens_colour is missing",
      ]);
    });
  });

  it("tells of rights and comments", async () => {
    await inEmptyDatabase(async (client) => {
      await client.query("create table pens (colour text)");
      const before = await readCatalog(client);
      await client.query("comment on column pens.colour is 'Of the ink.'; grant select on pens to public");
      expect(differences(before, await readCatalog(client))).toEqual([
        "comment table column public.pens.colour should not be there",
        "rights pens should not be there",
      ]);
    });
  });
});
