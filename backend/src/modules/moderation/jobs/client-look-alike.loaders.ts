import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import { lookAlikesAmong } from "../../verification/rules/look-alikes";

/** Told of one client. */
const MOST = 3;

/** The ids of verified companies for which a job's client can be taken, by the client's name (AGCY-07). */
export function createClientLookAlikesLoader(dataSource: DataSource): DataLoader<string, string[]> {
  return new DataLoader(async (names) => {
    const verified = await dataSource.query<{ id: string; name: string }[]>(
      "select id, name from companies where verified_at is not null and merged_into_id is null",
    );
    const lookAlikesOf = lookAlikesAmong(verified);
    return names.map((name) =>
      lookAlikesOf(name)
        .slice(0, MOST)
        .map(({ id }) => id),
    );
  });
}
