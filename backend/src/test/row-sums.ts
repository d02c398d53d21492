import type { DataSource } from "typeorm";

/** A checksum of each table's rows, by the table's name: equal before and after what changes nothing. */
export async function rowSums(dataSource: DataSource): Promise<Record<string, string | null>> {
  const tables: { name: string }[] = await dataSource.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const sums = tables.map(
    ({ name }) => `(select md5(string_agg(t::text, '|' order by t::text)) from "${name}" t) as "${name}"`,
  );
  const rows: Record<string, string | null>[] = await dataSource.query(`select ${sums.join(", ")}`);
  return rows[0] ?? {};
}
