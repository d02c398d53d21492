import { Client } from "pg";
import { INVARIANTS, LIMITS } from "./invariants";
import { compareMails, type MailVerdict } from "./mail-ledger";
import { KEPT_ROWS } from "./kept-rows";
import type { Kind, Ledger } from "./ledger";
import type { Portal } from "./portal";
import type { Tally } from "./tally";

export interface Verdict {
  /** Acknowledged and not there. */
  lost: number;
  /** There more than once, though sent as one call. */
  doubled: number;
  /** Rows past a limit. */
  overruns: number;
  told: MailVerdict;
}

/** So many jobs are looked for in search. */
const SEARCHES = 200;

/** Compares what clients were told with what the database holds. Problems beside the three counts are noted. */
export async function verify(
  databaseUrl: string,
  {
    ledger,
    tally,
    portal,
    mails,
  }: { ledger: Ledger; tally: Tally; portal: Portal; mails: () => readonly string[] },
): Promise<Verdict> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const told = await compareMails(client, mails);
    const verdict = { lost: told.lost, doubled: told.doubled, overruns: 0, told };
    if (told.lost + told.doubled > 0)
      tally.note(`mails: ${told.lost} lost, ${told.doubled} doubled; of ${told.lostOnes.join(", ")}`);
    for (const kind of Object.keys(KEPT_ROWS) as Kind[]) {
      const { lost, doubled } = await compare(client, kind, ledger);
      verdict.lost += lost.length;
      verdict.doubled += doubled.length;
      if (lost.length > 0) tally.note(`lost of ${kind}: ${lost.slice(0, 3).join(", ")} …`);
      for (const mark of lost.slice(0, 3)) await tellSteps(client, mark, tally);
      if (doubled.length > 0) tally.note(`doubled of ${kind}: ${doubled.slice(0, 3).join(", ")} …`);
    }
    for (const { rule, sql } of LIMITS) {
      const broken = await countOf(client, sql);
      verdict.overruns += broken;
      if (broken > 0) tally.note(`${broken} times it is not so that ${rule}`);
    }
    for (const { rule, sql } of INVARIANTS) {
      const broken = await countOf(client, sql);
      if (broken > 0) tally.note(`${broken} times it is not so that ${rule}`);
    }
    await compareSearch(client, portal, tally);
    return verdict;
  } finally {
    await client.end();
  }
}

async function compare(
  client: Client,
  kind: Kind,
  ledger: Ledger,
): Promise<{ lost: string[]; doubled: string[] }> {
  const { rows } = await client.query<{ mark: string; count: number }>(KEPT_ROWS[kind]);
  const kept = new Map(rows.map(({ mark, count }) => [mark, count]));
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { marks, isAcked } of ledger.ofKind(kind)) {
    const counts = marks.map((mark) => kept.get(mark) ?? 0);
    if (isAcked && counts.includes(0)) lost.push(marks.join(" "));
    if (counts.some((count) => count > 1)) doubled.push(marks.join(" "));
  }
  return { lost, doubled };
}

/** What became of an application that a mark names. */
async function tellSteps(client: Client, mark: string, tally: Tally): Promise<void> {
  const { rows } = await client.query<{ steps: string | null }>(
    `select string_agg(status || ' by ' || party || ' at ' || at, ', ' order by at, id) as steps
     from application_events where application_id::text = split_part($1, '/', 1)`,
    [mark],
  );
  if (rows[0]?.steps) tally.note(`its steps: ${rows[0].steps}`);
}

async function countOf(client: Client, sql: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

/** Each job's title holds a word that no other has. */
async function compareSearch(client: Client, portal: Portal, tally: Tally): Promise<void> {
  const { rows } = await client.query<{ id: string; word: string; isListed: boolean }>(
    `select id, split_part(title, ' ', 2) as word, is_listed as "isListed" from jobs
     where title like 'Fitter %' or title like 'Welder %' order by random() limit ${SEARCHES}`,
  );
  for (const { id, word, isListed } of rows) {
    const done = (await portal.insist({
      token: null,
      query: "query ($q: String) { done: jobs(filter: { q: $q }) { items { id } } }",
      variables: { q: word },
    })) as { items: { id: string }[] };
    if (done.items.some((job) => job.id === id) !== isListed)
      tally.note(`search ${isListed ? "misses a listed job" : "shows a closed job"}`);
  }
}
