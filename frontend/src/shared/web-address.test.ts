import { withHttps } from "./web-address";

describe("an address typed without https://", () => {
  it.each([
    ["ramesh.in", "https://ramesh.in"],
    [" www.ramesh.in/looms?page=1 ", "https://www.ramesh.in/looms?page=1"],
    ["ramesh.in:8080", "https://ramesh.in:8080"],
  ])("has it put before %p", (typed, address) => {
    expect(withHttps(typed)).toBe(address);
  });

  it.each(["", "http://ramesh.in", "https://ramesh.in", "ramesh", "asha@ramesh.in", "javascript:alert(1.5)"])(
    "leaves %p as it is",
    (typed) => {
      expect(withHttps(typed)).toBe(typed);
    },
  );
});
