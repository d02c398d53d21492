import { EnglishLevel } from "../job/job.enums";
import { NOISE_CASES } from "./query-noise.cases";
import { CASES } from "./read-query.cases";
import { readQuery, type QueryReading } from "./read-query";
import { ReadPartKind } from "./read-part";

/** What was read, in a few words. */
function said({ fields, parts, first }: QueryReading): string {
  const { location, withinKm, payMin, payMax, experienceYears, postedWithinDays, englishLevel } = fields;
  const pay = [payMin != null && `from ${payMin}`, payMax != null && `to ${payMax}`]
    .filter(Boolean)
    .join(", ");
  return [
    location != null && `in ${location}`,
    parts.some(({ label }) => label === "Near me") && "near me",
    withinKm != null && `${withinKm} km`,
    pay && `pay ${pay}`,
    experienceYears != null && `years ${experienceYears}`,
    postedWithinDays != null && (postedWithinDays === 1 ? "1 day" : `${postedWithinDays} days`),
    first,
    englishLevel != null && `english ${englishLevel}`,
  ]
    .filter(Boolean)
    .join(", ");
}

describe("READ-02, READ-13, READ-14, READ-18, READ-19: a searched text", () => {
  it.each(["कोई भी नौकरी", "koi bhi job", "kuch bhi kaam"])("'%s' asks for any job", (typed) => {
    expect(readQuery(typed)).toMatchObject({ q: "", parts: [] });
  });

  it.each([...CASES, ...NOISE_CASES])("'%s' says '%s' and leaves '%s'", (typed, read, left) => {
    const reading = readQuery(typed);
    expect([said(reading), reading.q]).toEqual([read, left]);
  });

  it("takes 'me' for 'in' between words, and for a degree elsewhere", () => {
    expect(readQuery("hotel me waiter").q).toBe("hotel waiter");
    expect(readQuery("be me lecturer").q).toBe("be me lecturer");
    expect(readQuery("me").q).toBe("me");
  });

  it.each([
    ["tamil speaking telecaller", "tamil telecaller"],
    ["telugu speakers", "telugu"],
    ["receptionist who can speak marathi", "receptionist marathi"],
    ["kannada bolne wala sales", "kannada sales"],
    ["public speaking trainer", "public speaking trainer"],
  ])("asks '%s' for its language alone: '%s' (READ-13)", (typed, left) => {
    expect(readQuery(typed).q).toBe(left);
  });

  it.each(["food ", "sat sun ", "with own bike ", "who can speak ", "age 10 ", "10 to 20 ", "9 hours "])(
    "reads a long text of '%s' at once",
    (words) => {
      const startedAt = performance.now();
      readQuery(words.repeat(200 / words.length));
      expect(performance.now() - startedAt).toBeLessThan(1_000);
    },
  );

  it("has at least 150 cases", () => {
    expect(CASES.length + NOISE_CASES.length).toBeGreaterThanOrEqual(150);
  });
});

describe("READ-07: a place that a name may go on behind", () => {
  it.each([
    ["hyderabad kaveri driver", "Hyderabad", "kaveri driver"],
    ["mumbai foods", undefined, "mumbai foods"],
    ["mysore sandal", "Mysore", "sandal"],
    ["Bank of Baroda", undefined, "Bank of Baroda"],
  ])("counts where it is likely enough: '%s' is in %s", (typed, location, q) => {
    const reading = readQuery(typed, {}, { placesAre: "likely" });
    expect([reading.fields.location, reading.q]).toEqual([location, q]);
  });

  it("is told apart from one that ends the text", () => {
    expect(readQuery("driver hyderabad badge").isPlaceInside).toBe(true);
    expect(readQuery("badge driver hyderabad").isPlaceInside).toBe(false);
    expect(readQuery("driver hyderabad badge", {}, { placesAre: "words" })).toMatchObject({
      q: "driver hyderabad badge",
      fields: {},
    });
  });
});

describe("READ-03: what a box says", () => {
  it("holds: another place stays a word, and the same one goes", () => {
    expect(readQuery("developer bangalore", { location: "Chennai" })).toMatchObject({
      q: "developer bangalore",
      fields: {},
    });
    expect(readQuery("developer in bangalore", { location: "Bengaluru" })).toMatchObject({
      q: "developer",
      fields: {},
      parts: [],
    });
    expect(readQuery("developer in karnataka", { location: "Bengaluru" })).toMatchObject({ q: "developer" });
  });

  it("may be narrowed: a locality of the city that was chosen", () => {
    expect(readQuery("cook koramangala", { location: "Bangalore" })).toMatchObject({
      q: "cook",
      fields: { location: "Koramangala, Bangalore" },
    });
  });

  it.each([
    ["driver 20k per month", { payMin: 1 }],
    ["driver 2 years", { experienceYears: 0 }],
    ["driver today", { postedWithinDays: 30 }],
    ["driver basic english", { englishLevel: EnglishLevel.GOOD }],
    ["driver within 5 km", { withinKm: 10, location: "Pune" }],
  ])("counts, and not what '%s' says of the same", (typed, given) => {
    expect(readQuery(typed, given)).toMatchObject({ q: "driver", fields: {}, parts: [] });
  });
});

describe("READ-01: the parts of a text", () => {
  it("have their words as typed, and the portal's for them", () => {
    const { typed, parts } = readQuery("  Driver jobs in  Banglore,  20K per month ");
    expect(typed).toBe("Driver jobs in Banglore, 20K per month");
    expect(parts.map(({ kind, label, start, end }) => [kind, label, typed.slice(start, end)])).toEqual([
      [ReadPartKind.PLACE, "Bangalore", "Banglore"],
      [ReadPartKind.PAY, "₹20,000 a month or more", "20K per month"],
    ]);
  });

  it.each([
    ["20-25k", "₹20,000–25,000 a month"],
    ["upto 20k", "Up to ₹20,000 a month"],
    ["5 lpa", "₹5 LPA or more"],
    ["2 years experience", "2 years"],
    ["0-1 year", "0–1 year"],
    ["5+ yrs", "5+ years"],
    ["last 3 days", "Last 3 days"],
    ["today", "Last 24 hours"],
    ["latest", "Newest first"],
    ["high salary", "Highest pay first"],
    ["no english", "No English"],
    ["near koramangala", "Near Koramangala, Bangalore"],
    ["near me", "Near me"],
  ])("'%s' is '%s'", (typed, label) => {
    expect(readQuery(typed).parts.map((part) => part.label)).toEqual([label]);
  });

  it("asks for a distance only where it is clear from where", () => {
    const near = { latitude: 12.97, longitude: 77.59 };
    expect(readQuery("cook 5 km").fields).toEqual({});
    expect(readQuery("cook 5 km", { near }).fields).toEqual({ withinKm: 5 });
    expect(readQuery("cook near me", { near }).fields).toEqual({ withinKm: 25 });
    expect(readQuery("cook 5 km", { location: "Pune" }).fields).toEqual({ withinKm: 5 });
  });
});
