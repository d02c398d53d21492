import { slipCost } from "./slip-cost";

const cost = (typed: string, meant: string) => slipCost(typed, meant, 5);

it("costs nothing where nothing differs", () => {
  expect(cost("driver", "driver")).toBe(0);
});

describe("a slip that happens easily costs less than one that doesn't", () => {
  it.each([
    ["a doubled letter", "acountant", "accountant", "aczountant"],
    ["a vowel left out", "managr", "manager", "manage"],
    ["swapped letters", "dirver", "driver", "dxxver"],
    ["a letter of the same sound", "exekutive", "executive", "exemutive"],
    ["a key beside the right one", "drivet", "driver", "drivem"],
    ["a wrong letter behind the first", "drizer", "driver", "zriver"],
  ])("%s: %s", (_, easy, meant, hard) => {
    expect(cost(easy, meant)).toBeLessThan(cost(hard, meant));
  });
});

it("counts swapped letters as one slip", () => {
  expect(cost("javascrpit", "javascript")).toBeLessThan(1);
  expect(cost("drvier", "driver")).toBe(cost("dirver", "driver"));
});

it("gives up where a slip costs more than is asked for", () => {
  expect(slipCost("driver", "plumber", 1)).toBe(Infinity);
  expect(slipCost("nusr", "nurs", 0.65)).toBe(0.65);
  expect(slipCost("x".repeat(60), "x".repeat(60), 1)).toBe(Infinity);
});
