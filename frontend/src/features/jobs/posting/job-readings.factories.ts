import type { PayObstacle } from "../../../shared/schema.generated";
import {
  DescribeExperienceDocument,
  type DescribeExperienceQuery,
  DescribeLocationDocument,
  DescribePayDocument,
  type DescribePayQuery,
  DescribeWordingDocument,
  type JobWording_WordingFragment,
} from "./JobForm.generated";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };

/** How the server reads pay: the words for any text, or what hinders it. */
type PayQuestion = DescribePayQuery["describePay"]["question"];

export function payAnswer(
  obstacle: PayObstacle | null = null,
  question: PayQuestion = null,
  pay: Partial<DescribePayQuery["describePay"]["pay"]> = {},
) {
  return {
    request: { query: DescribePayDocument, variables: () => true },
    result: ({ text }: { text: string }) => ({
      data: {
        describePay: {
          __typename: "PayReading" as const,
          obstacle,
          problem: null,
          question,
          pay: {
            __typename: "Pay" as const,
            text,
            headline: obstacle ? text : "₹8–12 LPA",
            kind: obstacle ? ("AS_TYPED" as const) : ("STATED" as const),
            amount: obstacle ? null : "₹8–12",
            scale: obstacle ? null : ("LAKH" as const),
            remarks: [],
            unit: "YEAR" as const,
            bound: null,
            yearlyMin: 800_000,
            yearlyMax: 1_200_000,
            ...pay,
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
  problemRule = null,
  proposal = null,
}: Partial<DescribeExperienceQuery["describeExperience"]> = {}) {
  return {
    request: { query: DescribeExperienceDocument, variables: () => true },
    result: {
      data: {
        describeExperience: {
          __typename: "ExperienceReading" as const,
          ...{ words, problem, problemRule, proposal },
        },
      },
    },
    ...often,
  };
}

/**
 * How the server reads a location; `WFH` alone says remote here. It asks about any text but the one that is meant.
 * @param places what each part between semicolons is read as; without them nothing is
 */
export function placeReadingAnswer(
  meant: string | null = null,
  places: Readonly<Record<string, string>> = {},
) {
  return {
    request: { query: DescribeLocationDocument, variables: () => true },
    result: ({ text }: { text: string }) => ({
      data: {
        describeLocation: {
          __typename: "LocationReading" as const,
          workMode: text === "WFH" ? ("REMOTE" as const) : null,
          leftOut: text.split(",").flatMap((part) => (part.startsWith("near ") ? [part] : [])),
          places: text.split(";").flatMap((part, id) => {
            const label = places[part.trim()];
            return label === undefined ? [] : [{ __typename: "Place" as const, id, label }];
          }),
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
/** What the server says of a form's wording: what `told` finds in each field. */
export function wordingAnswer(
  told: (field: string, text: string) => Omit<JobWording_WordingFragment, "field">[] = () => [],
) {
  return {
    request: { query: DescribeWordingDocument, variables: () => true },
    result: ({ fields }: { fields: Record<string, string | string[]> }) => ({
      data: {
        describeWording: Object.entries(fields).flatMap(([field, value]) =>
          told(field, [value].flat().join("\n")).map((wording) => ({
            __typename: "JobWording" as const,
            field,
            ...wording,
          })),
        ),
      },
    }),
    ...often,
  };
}

/** A wording that is found wherever its words stand in a field. */
export const wordingIn =
  (words: string, found: Partial<JobWording_WordingFragment>, inField = "description") =>
  (field: string, text: string): Omit<JobWording_WordingFragment, "field">[] => {
    const start = text.indexOf(words);
    if (field !== inField || start < 0) return [];
    const usual = { kind: "SHUTS_OUT", grounds: ["SEX"], isHeld: true, instead: [] } as const;
    return [
      {
        ...usual,
        start,
        end: start + words.length,
        text: words,
        ...found,
        grounds: [...(found.grounds ?? usual.grounds)],
        instead: [...(found.instead ?? [])],
      },
    ];
  };
