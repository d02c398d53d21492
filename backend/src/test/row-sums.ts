import type { DataSource } from "typeorm";

type Sums = Record<string, string | null>;

interface TableSum {
  /** Of the rows' versions. */
  stamp: string;
  sum: string | null;
}

/** What was summed last, for each database: most tables stay as they are between two calls. */
const summed = new WeakMap<DataSource, Map<string, TableSum>>();

/** A checksum of each table's rows, by the table's name: equal before and after what changes nothing. */
export async function rowSums(dataSource: DataSource): Promise<Sums> {
  const stamps = await stampsOf(dataSource);
  const known = summed.get(dataSource) ?? new Map<string, TableSum>();
  summed.set(dataSource, known);
  const changed = Object.keys(stamps).filter((table) => known.get(table)?.stamp !== stamps[table]);
  const sums = await ofTables(dataSource, changed, "md5(string_agg(t::text, '|' order by t::text))");
  // A row written between the two questions is in the sum and not in the stamp, so its table is summed again.
  for (const table of changed) known.set(table, { stamp: stamps[table] ?? "", sum: sums[table] ?? null });
  return Object.fromEntries(Object.keys(stamps).map((table) => [table, known.get(table)?.sum ?? null]));
}

/**
 * What each write changes of a table, and is quick to ask for. A written row takes its transaction's number, which is
 * higher than all before it: so with as many rows as before, any write makes the numbers' sum larger.
 */
async function stampsOf(dataSource: DataSource): Promise<Sums> {
  const tables: { name: string }[] = await dataSource.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = tables.map(({ name }) => name);
  return await ofTables(dataSource, names, "concat(count(*), ':', sum(t.xmin::text::bigint))");
}

async function ofTables(dataSource: DataSource, tables: string[], aggregate: string): Promise<Sums> {
  if (tables.length === 0) return {};
  const columns = tables.map((name) => `(select ${aggregate} from "${name}" t) as "${name}"`);
  const rows: Sums[] = await dataSource.query(`select ${columns.join(", ")}`);
  return rows[0] ?? {};
}
