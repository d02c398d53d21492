import type { EntityManager } from "typeorm";
import { gazetteerChecksum, readGazetteerFile } from "./gazetteer-file";

const LATEST = "select checksum from gazetteers order by applied_at desc limit 1";

const STORE = `
  insert into places (id, kind, name, city_id, district_name, state_id, region_ids, latitude, longitude, population)
  select id, kind, name, "cityId", "districtName", "stateId", "regionIds", latitude, longitude, population
  from jsonb_to_recordset($1) as place (
    id int, kind text, name text, "cityId" int, "districtName" text, "stateId" int, "regionIds" int[],
    latitude double precision, longitude double precision, population int
  )
  on conflict (id) do update set kind = excluded.kind, name = excluded.name, city_id = excluded.city_id,
    district_name = excluded.district_name, state_id = excluded.state_id, region_ids = excluded.region_ids,
    latitude = excluded.latitude, longitude = excluded.longitude, population = excluded.population`;

const REMEMBER = `
  insert into gazetteers (checksum, applied_at) values ($1, clock_timestamp())
  on conflict (checksum) do update set applied_at = excluded.applied_at`;

/**
 * PLACE-02: makes the table of places say what the gazetteer says. Without a difference it costs one short query. A
 * place that the file lacks stays: a newer node may have brought it, and jobs may name it.
 * @returns what changed, such as "Places: 11075 of the gazetteer"
 */
export async function reconcilePlaces(
  manager: EntityManager,
  checksum = gazetteerChecksum(),
  readFile = readGazetteerFile,
): Promise<string[]> {
  const [latest] = await manager.query<{ checksum: string }[]>(LATEST);
  if (latest?.checksum === checksum) return [];
  const places = readFile().rows.map(({ place }) => place);
  await manager.transaction(async (transaction) => {
    await transaction.query(STORE, [JSON.stringify(places)]);
    await transaction.query(REMEMBER, [checksum]);
  });
  return [`Places: ${places.length} of the gazetteer`];
}
