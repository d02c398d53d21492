import { workModeOf } from "./job-form";

describe("a posting's work mode", () => {
  it.each([
    ["Remote", "", "REMOTE"],
    ["Mysuru, remote ", "", "REMOTE"],
    ["Remote", "ON_SITE", "REMOTE"],
    ["Work from home", "ON_SITE", "REMOTE"],
    ["WFH, Mysuru", "", "REMOTE"],
    ["Remote Park, Mysuru", "", "ON_SITE"],
    ["Mysuru", "", "ON_SITE"],
    ["Mysuru", "HYBRID", "HYBRID"],
  ] as const)("at '%s' with '%s' chosen is %s, as the server reads it", (location, workMode, expected) => {
    expect(workModeOf({ location, workMode })).toBe(expected);
  });
});
