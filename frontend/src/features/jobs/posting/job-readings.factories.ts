import type { PayObstacle } from "../../../shared/schema.generated";
import {
  DescribeExperienceDocument,
  type DescribeExperienceQuery,
  DescribeLocationDocument,
  DescribePayDocument,
} from "./JobForm.generated";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };

/** How the server reads pay: the words for any text, or what hinders it. */
export function payAnswer(obstacle: PayObstacle | null = null) {
  return {
    request: { query: DescribePayDocument, variables: () => true },
    result: ({ text }: { text: string }) => ({
      data: {
        describePay: {
          __typename: "PayReading" as const,
          words: obstacle ? null : "₹8,00,000 to ₹12,00,000 a year",
          obstacle,
          problem: null,
          pay: {
            __typename: "Pay" as const,
            text,
            unit: "YEAR" as const,
            bound: null,
            yearlyMin: 800_000,
            yearlyMax: 1_200_000,
          },
        },
      },
    }),
    ...often,
  };
}

/** How the server reads experience, whatever the text. */
export function experienceAnswer({
  words = null,
  problem = null,
}: Partial<DescribeExperienceQuery["describeExperience"]> = {}) {
  return {
    request: { query: DescribeExperienceDocument, variables: () => true },
    result: { data: { describeExperience: { __typename: "ExperienceReading" as const, words, problem } } },
    ...often,
  };
}

/** How the server reads a location; `WFH` alone says remote here. It asks about any text but the one that is meant. */
export function placeReadingAnswer(meant: string | null = null) {
  return {
    request: { query: DescribeLocationDocument, variables: () => true },
    result: ({ text }: { text: string }) => ({
      data: {
        describeLocation: {
          __typename: "LocationReading" as const,
          workMode: text === "WFH" ? ("REMOTE" as const) : null,
          questions: meant === null || text === meant ? [] : [questionAbout(text, meant)],
        },
      },
    }),
    ...often,
  };
}

const questionAbout = (text: string, meant: string) => ({
  __typename: "PlaceQuestion" as const,
  text,
  kind: "UNKNOWN" as const,
  candidates: [{ __typename: "Place" as const, id: 7, label: meant }],
});
