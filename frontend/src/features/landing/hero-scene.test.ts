import { heroScene } from "./hero-scene";
import type { HeroVisual_JobFragment } from "./HeroVisual.generated";
import { buildHeroJob, buildLocation } from "./landing.factories";

const titles = (jobs: readonly HeroVisual_JobFragment[] = []) => jobs.map(({ title }) => title);

describe("hero scene", () => {
  const bangalore = buildLocation({ city: "Bangalore" });
  const mumbai = buildLocation({ city: "Mumbai" });

  it("shows the first city and at most three of its localities", () => {
    const localities = ["Whitefield", "Koramangala", "Indiranagar", "Jayanagar"].map((name) => ({
      __typename: "LocalityCount" as const,
      name,
      jobCount: 9,
    }));
    const scene = heroScene([buildLocation({ city: "Bangalore", localities }), mumbai], []);
    expect(scene?.city).toBe("Bangalore");
    expect(scene?.localities.map(({ name }) => name)).toEqual(["Whitefield", "Koramangala", "Indiranagar"]);
  });

  it("prefers jobs of that city to newer ones elsewhere", () => {
    const jobs = [
      buildHeroJob({ title: "Cook", city: "Mumbai" }),
      buildHeroJob({ title: "Nurse", city: "Bangalore" }),
      buildHeroJob({ title: "Tutor", city: "Bangalore" }),
    ];
    expect(titles(heroScene([bangalore, mumbai], jobs)?.jobs)).toEqual(["Nurse", "Tutor"]);
  });

  it("fills up with jobs of other cities", () => {
    const jobs = [
      buildHeroJob({ title: "Cook", city: "Mumbai" }),
      buildHeroJob({ title: "Nurse", city: "Bangalore" }),
    ];
    expect(titles(heroScene([bangalore, mumbai], jobs)?.jobs)).toEqual(["Nurse", "Cook"]);
  });

  it("shows two companies rather than one twice", () => {
    const { company } = buildHeroJob();
    const jobs = [
      buildHeroJob({ title: "Cook", company }),
      buildHeroJob({ title: "Waiter", company }),
      buildHeroJob({ title: "Nurse" }),
    ];
    expect(titles(heroScene([bangalore], jobs)?.jobs)).toEqual(["Cook", "Nurse"]);
  });

  it("prefers a job whose words fit the card", () => {
    const jobs = [
      buildHeroJob({ title: "Assistant Manager, Regional Warehouse Operations" }),
      buildHeroJob({ title: "Cook" }),
      buildHeroJob({ title: "Nurse" }),
    ];
    expect(titles(heroScene([bangalore], jobs)?.jobs)).toEqual(["Cook", "Nurse"]);
  });

  it("is nothing where no city has a job", () => {
    expect(heroScene([], [buildHeroJob()])).toBeNull();
  });
});
