import { isAlike, likenessOf } from "./look-alikes";
import { ALIKE_DOMAINS, ALIKE_NAMES, UNLIKE_DOMAINS, UNLIKE_NAMES } from "./look-alikes.cases";

const byName = (one: string, other: string) =>
  likenessOf({ name: one, domain: null }, { name: other, domain: null });
const byDomain = (one: string, other: string) =>
  likenessOf({ name: "Alpha", domain: one }, { name: "Zeta", domain: other });

describe("look-alikes (VERI-09)", () => {
  it("are tried with fifty pairs", () => {
    const pairs = [ALIKE_NAMES, UNLIKE_NAMES, ALIKE_DOMAINS, UNLIKE_DOMAINS].flat();
    expect(pairs).toHaveLength(50);
  });

  it.each(ALIKE_NAMES)("shows '%s' beside '%s', whichever came first", (one, other) => {
    expect(isAlike(byName(one, other))).toBe(true);
    expect(isAlike(byName(other, one))).toBe(true);
  });

  it.each(UNLIKE_NAMES)("tells '%s' from '%s'", (one, other) => {
    expect(isAlike(byName(one, other))).toBe(false);
  });

  it.each(ALIKE_DOMAINS)("shows %s beside %s, whichever came first", (one, other) => {
    expect(isAlike(byDomain(one, other))).toBe(true);
    expect(isAlike(byDomain(other, one))).toBe(true);
  });

  it.each(UNLIKE_DOMAINS)("tells %s from %s", (one, other) => {
    expect(isAlike(byDomain(one, other))).toBe(false);
  });

  it("says how much: the same name is 100, one with general words beside it a little less", () => {
    expect(byName("Kaveri Foods", "kaveri foods").name).toBe(100);
    expect(byName("Kaveri Foods", "Kaveri Foods Careers").name).toBe(95);
  });
});
