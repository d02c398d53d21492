import { createSearchWorld, type SearchWorld } from "../../../test/search-world";
import { Shift } from "../job/job.enums";
import { renewSearchIndex } from "./posting-blocks-upkeep";

let world: SearchWorld;

beforeEach(async () => {
  world = await createSearchWorld();
});
afterEach(() => world.close());

const atNight = async () => (await world.titles({ filter: { shift: Shift.NIGHT } })).sort();

/** As a release left the index that knew of no shifts. */
async function forgetShifts(): Promise<void> {
  await world.dataSource.query("delete from job_search_bits where term like 'shift:%'");
  await world.dataSource.query("update job_search_blocks set version = 1");
}

it("gives the jobs of an earlier release the terms that they lack, once", async () => {
  for (let made = 0; made < 20; made += 1) await world.job({ title: "Guard", shift: pick(made) });
  await world.index.changes.takeIn();
  await forgetShifts();
  expect(await atNight()).toEqual([]);
  expect(await renewSearchIndex(world.dataSource.manager)).toEqual(["search index: 2 blocks read anew"]);
  expect(await atNight()).toHaveLength(10);
  expect(await renewSearchIndex(world.dataSource.manager)).toEqual([]);
});

it("keeps what was closed out of the answers", async () => {
  const { id } = await world.job({ title: "Closed", shift: Shift.NIGHT });
  await world.job({ title: "Open", shift: Shift.NIGHT });
  await world.index.changes.takeIn();
  await world.dataSource.query("update jobs set closed_at = now() where id = $1", [id]);
  await forgetShifts();
  await renewSearchIndex(world.dataSource.manager);
  expect(await atNight()).toEqual(["Open"]);
});

it("takes in a change that an earlier release noted with what the job has now", async () => {
  await world.job({ title: "Guard", shift: Shift.NIGHT });
  await world.dataSource.query(`
    with job as (select * from jobs)
    insert into job_search_changes (job_id, is_listed, terms, open_until, posted_at, newest_key, pay_key, title, skills,
        places, version)
      select id, true, '{live}', open_until, posted_at, job_search_newest_key(posted_at, id),
        job_search_pay_key(null, posted_at, id), title, skills, place_ids, 1
      from job`);
  await world.index.changes.takeIn();
  expect(await atNight()).toEqual(["Guard"]);
});

const pick = (made: number) => (made % 2 === 0 ? Shift.NIGHT : Shift.DAY);
