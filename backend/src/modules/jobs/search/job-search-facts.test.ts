import { createSearchWorld, DAY, type SearchWorld } from "../../../test/search-world";
import { indianDay } from "../../../time/indian-calendar";
import { Education, EnglishLevel, Shift } from "../job/job.enums";
import type { JobFilter } from "./job-search.inputs";

let world: SearchWorld;

beforeEach(async () => {
  world = await createSearchWorld();
});
afterEach(() => world.close());

const found = async (filter: JobFilter) => (await world.titles({ filter })).sort();

describe("what a job tells besides is a filter for everybody (FILT-01)", () => {
  it("education finds what asks for no more, and what asks for none in particular", async () => {
    for (const education of [...Object.values(Education), null])
      await world.job({ title: education ?? "silent", education });
    const asked = async (education: Education) => await found({ education });
    expect(await asked(Education.ANY)).toEqual(["any"]);
    expect(await asked(Education.TENTH)).toEqual(["10th", "any"]);
    expect(await asked(Education.TWELFTH)).toEqual(["10th", "12th", "any"]);
    expect(await asked(Education.ITI)).toEqual(["10th", "any", "iti"]);
    expect(await asked(Education.DIPLOMA)).toEqual(["10th", "12th", "any", "diploma", "iti"]);
    expect(await asked(Education.GRADUATE)).toEqual(["10th", "12th", "any", "diploma", "graduate"]);
    expect(await asked(Education.POSTGRADUATE)).toEqual([
      ...["10th", "12th", "any", "diploma", "graduate", "postgraduate"],
    ]);
  });

  it("shift finds jobs that say so", async () => {
    for (const shift of [...Object.values(Shift), null]) await world.job({ title: shift ?? "silent", shift });
    for (const shift of Object.values(Shift)) expect(await found({ shift })).toEqual([shift]);
  });

  it("English finds jobs that say that so much is enough", async () => {
    for (const englishLevel of [...Object.values(EnglishLevel), null])
      await world.job({ title: englishLevel ?? "silent", englishLevel });
    expect(await found({ englishLevel: EnglishLevel.NONE })).toEqual(["none"]);
    expect(await found({ englishLevel: EnglishLevel.GOOD })).toEqual(["basic", "good", "none"]);
    expect(await found({ englishLevel: EnglishLevel.FLUENT })).toEqual(["basic", "fluent", "good", "none"]);
  });

  it("walk-ins are found through their last day in India, without anybody changing them", async () => {
    const dayIn = (days: number) => indianDay(new Date(world.now().getTime() + days * DAY));
    await world.job({ title: "past", walkInUntil: dayIn(-1) });
    await world.job({ title: "today", walkInUntil: dayIn(0) });
    await world.job({ title: "later", walkInUntil: dayIn(3) });
    await world.job({ title: "after it closes", walkInUntil: dayIn(300) });
    await world.job({ title: "none" });
    expect(await found({ walkInOnly: true })).toEqual(["after it closes", "later", "today"]);
    world.setNow(new Date(world.now().getTime() + DAY));
    expect(await found({ walkInOnly: true })).toEqual(["after it closes", "later"]);
    world.setNow(new Date(world.now().getTime() + 4 * DAY));
    expect(await found({ walkInOnly: true })).toEqual(["after it closes"]);
    expect(await found({ walkInOnly: false })).toHaveLength(5);
  });

  it("follows a job that is changed", async () => {
    const { id } = await world.job({ title: "Guard", shift: Shift.DAY });
    await world.dataSource.query("update jobs set shift = 'night', english_level = 'none' where id = $1", [
      id,
    ]);
    expect(await found({ shift: Shift.DAY })).toEqual([]);
    expect(await found({ shift: Shift.NIGHT, englishLevel: EnglishLevel.BASIC })).toEqual(["Guard"]);
  });
});
