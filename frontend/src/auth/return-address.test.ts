import { readAppliedJob, readReturnAddress, readTeamInvitation, withReturnAddress } from "./return-address";

describe("return address", () => {
  it("comes back as it was given (AUTH-05)", () => {
    const entrance = withReturnAddress("/signin", "/jobs/post?draft=1&a=%26#pay");
    expect(readReturnAddress(new URL(entrance, "http://localhost").search)).toBe(
      "/jobs/post?draft=1&a=%26#pay",
    );
  });

  it.each([
    ["/jobs/7?apply", "7"],
    ["/jobs/a%20b?x=1&apply#top", "a b"],
    ["/jobs/7", null],
    ["/jobs/7/walk-in?apply", null],
    ["/dashboard?apply", null],
  ])("tells the job that is applied for: %s (WAYS-07)", (address, job) => {
    expect(readAppliedJob(new URL(withReturnAddress("/signin", address), "http://localhost").search)).toBe(
      job,
    );
  });

  it.each([
    ["/team-invitation/a-secret", "a-secret"],
    ["/team-invitation/", null],
    ["/jobs/7", null],
  ])("tells the invitation to a team: %s (HEED-13)", (address, secret) => {
    const { search } = new URL(withReturnAddress("/signin", address), "http://localhost");
    expect(readTeamInvitation(search)).toBe(secret);
    expect(readTeamInvitation("")).toBeNull();
  });

  it("is left out where there is none", () => {
    expect(withReturnAddress("/signup", null)).toBe("/signup");
    expect(readReturnAddress("")).toBeNull();
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example",
    "/.//elsewhere.example",
    "/jobs/..//elsewhere.example",
    "javascript:alert(1)",
    "dashboard",
    "/signin?returnTo=/signin",
    "/login",
    "/signup",
  ])("is never %s", (address) => {
    expect(readReturnAddress(`?${new URLSearchParams({ returnTo: address }).toString()}`)).toBeNull();
  });
});
