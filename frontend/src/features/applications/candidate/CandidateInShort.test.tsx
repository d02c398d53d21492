import { render } from "@testing-library/react";
import { CandidateInShort } from "./CandidateInShort";
import { buildMatch } from "./candidates.factories";

const CANDIDATE = {
  ...{ title: "Sent in November", currentTitle: "Senior Accountant", employer: "Bharat Steel" },
  ...{ experienceMonths: 85, location: "Pune", education: "GRADUATE" as const, match: buildMatch() },
  career: {
    __typename: "CareerFacts" as const,
    expectedPay: {
      __typename: "StatedPay" as const,
      headline: "₹6.6 LPA",
      amount: 660_000,
      unit: "YEAR" as const,
    },
    noticePeriodDays: 30,
  },
};

const textOf = (candidate: Parameters<typeof CandidateInShort>[0]["candidate"]) =>
  [...render(<CandidateInShort candidate={candidate} />).container.querySelectorAll("p")].map(
    ({ textContent }) => textContent,
  );

describe("a candidate in short (WORK-05, CAND-01)", () => {
  it("is position and employer, then years, place, pay, notice and education, then why they fit", () => {
    expect(textOf(CANDIDATE)).toEqual([
      "Senior Accountant, Bharat Steel",
      "Experience: 7 yrs · Place: Pune · Expected pay: ₹6.6 LPA · Notice period: 30 days’ notice · " +
        "Highest education: Graduate",
      "Match: 6 of 8 skills · Similar title · 6 years, as asked for",
    ]);
  });

  it("leaves out what was not sent", () => {
    const bare = {
      ...{ title: null, currentTitle: null, employer: null, experienceMonths: null, location: null },
      ...{ career: null, education: null, match: null },
    };
    expect(textOf(bare)).toEqual(["No position given"]);
  });

  it("names the resume or the professional title where no position is told", () => {
    expect(textOf({ ...CANDIDATE, currentTitle: null })[0]).toBe("Sent in November, Bharat Steel");
  });
});
