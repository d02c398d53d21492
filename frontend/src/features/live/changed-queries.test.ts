import { showsChanged } from "./changed-queries";

const shows = (queryName: string, variables: object, ...changes: Parameters<typeof showsChanged>[1][]) =>
  showsChanged({ queryName, variables }, changes[0] ?? []);

describe("what is read anew", () => {
  it("is what shows something of a kind that has changed (LIVE-02 to LIVE-06)", () => {
    const told = [{ kind: "NOTICES", id: "account-1" }] as const;
    expect(shows("UnreadNoticeCount", {}, told)).toBe(true);
    expect(shows("CompanyVerificationScreen", { companyId: "company-1" }, told)).toBe(true);
    expect(shows("JobListScreen", {}, told)).toBe(false);
  });

  it("is the application to the job that is open (LIVE-03)", () => {
    const told = [{ kind: "APPLICATIONS", id: "application-1" }] as const;
    expect(shows("JobApplication", { applicationId: "application-1" }, told)).toBe(true);
    expect(shows("JobApplication", { applicationId: "application-2" }, told)).toBe(false);
  });

  it("is the list of all interviews, whoever takes or moves a time (LIVE-04)", () => {
    expect(shows("InterviewsScreen", { first: 50 }, [{ kind: "INTERVIEWS", id: "application-1" }])).toBe(
      true,
    );
  });

  it("of one application, is that application's", () => {
    const told = [{ kind: "MESSAGES", id: "application-1" }] as const;
    expect(shows("MessageThread", { applicationId: "application-1" }, told)).toBe(true);
    expect(shows("MessageThread", { applicationId: "application-2" }, told)).toBe(false);
    expect(shows("MessagesScreen", { page: 1 }, told)).toBe(true);
  });

  it("is the offer of an open candidate, whose job alone is named (LIVE-06)", () => {
    const told = [{ kind: "CANDIDATES", id: "job-1" }] as const;
    expect(shows("ApplicationOffers", { applicationId: "application-1" }, told)).toBe(true);
  });

  it("is all that may change, where nobody knows what has (LIVE-08)", () => {
    expect(showsChanged({ queryName: "MessageThread", variables: { applicationId: "any" } }, null)).toBe(
      true,
    );
    expect(showsChanged({ queryName: "PlansScreen" }, null)).toBe(false);
  });
});
