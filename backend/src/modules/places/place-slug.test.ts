import { gazetteer, labelOf } from "./gazetteer";
import { PlaceKind } from "./place.entity";
import { cityNamed, cityOfSlug, slugOfCity } from "./place-slug";

const cities = [...gazetteer().places.values()].filter(({ kind }) => kind === PlaceKind.CITY);

describe("a city's slug (CRAWL-02)", () => {
  it.each([
    ["Pune", "pune"],
    ["Navi Mumbai", "navi-mumbai"],
    ["Aurangabad, Bihar", "aurangabad-bihar"],
    ["Bangalore", "bangalore"],
  ])("of %s is %s", (name, slug) => {
    const city = cityNamed(name);
    expect(city && slugOfCity(city)).toBe(slug);
  });

  it("is its own, and leads back to it", () => {
    const lost = cities.filter((city) => cityOfSlug(slugOfCity(city)) !== city);
    expect(lost.map(labelOf)).toEqual([]);
    expect(cities.map(slugOfCity).filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it("is no slug where it is longer than any", () => {
    expect(cityOfSlug(`pune${"-pune".repeat(30)}`)).toBeNull();
  });

  it.each([
    ["bengaluru", "Bangalore"],
    ["poona", "Pune"],
    ["bombay", "Mumbai"],
  ])("may be another name of it: %s", (slug, name) => {
    expect(cityOfSlug(slug)?.name).toBe(name);
  });

  it.each(["atlantis", "maharashtra", "whitefield", "560038", "pune-mumbai", "remote", "", "-"])(
    "is not '%s'",
    (slug) => {
      expect(cityOfSlug(slug)).toBeNull();
    },
  );
});
