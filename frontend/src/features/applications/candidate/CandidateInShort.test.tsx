import { render } from "@testing-library/react";
import { CandidateInShort } from "./CandidateInShort";

const CANDIDATE = {
  ...{ title: "Senior Accountant", employer: "Bharat Steel", experienceMonths: 85, location: "Pune" },
  career: {
    __typename: "CareerFacts" as const,
    expectedPay: { __typename: "StatedPay" as const, headline: "₹6.6 LPA" },
    noticePeriodDays: 30,
  },
};

const textOf = (candidate: Parameters<typeof CandidateInShort>[0]["candidate"]) =>
  [...render(<CandidateInShort candidate={candidate} />).container.querySelectorAll("p")].map(
    ({ textContent }) => textContent,
  );

describe("a candidate in short (WORK-05)", () => {
  it("is position and employer, then years, place, pay and notice", () => {
    expect(textOf(CANDIDATE)).toEqual([
      "Senior Accountant, Bharat Steel",
      "Experience: 7 yrs · Place: Pune · Pay you expect: ₹6.6 LPA · Notice period: 30 days’ notice",
    ]);
  });

  it("leaves out what was not sent", () => {
    const bare = { title: null, employer: null, experienceMonths: null, location: null, career: null };
    expect(textOf(bare)).toEqual(["No position given"]);
  });
});
