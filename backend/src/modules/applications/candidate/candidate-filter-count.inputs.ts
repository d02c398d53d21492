import { ArgsType, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { CandidateFilter } from "./candidate.inputs";
import { COUNTED } from "../stages/pipeline-stage.inputs";

/** What of a filter of candidates is counted value by value. */
export enum CandidateFilterField {
  EXPERIENCE = "experience",
  CITY = "city",
  EXPECTED_PAY = "expected-pay",
  NOTICE = "notice",
  EDUCATION = "education",
  LATE = "late",
}

registerEnumType(CandidateFilterField, {
  name: "CandidateFilterField",
  description: "What of a filter of candidates is counted value by value.",
  valuesConfig: {
    EXPERIENCE: { description: "`minExperienceYears` and `maxExperienceYears`: '3-5', '10-'." },
    CITY: { description: "`city`: the most frequent ones, and the one that is chosen." },
    EXPECTED_PAY: { description: "`maxExpectedPay`." },
    NOTICE: { description: "`maxNoticeDays`." },
    EDUCATION: { description: "`minEducation`." },
    LATE: { description: `\`isLate\`, with the one value 'true'; ${COUNTED}, however long the list.` },
  },
});

@ObjectType({ description: "How many candidates a list would have with one value of its filter." })
export class CandidateFilterCount {
  @Field(() => CandidateFilterField, { description: "Which part of the filter." })
  field: CandidateFilterField;

  @Field({ description: "The value as the filter takes it: '3-5', 'Pune', '600000', '30', 'GRADUATE'." })
  value: string;

  @Field(() => Int, { description: "How many candidates; where `isCapped`, at least so many." })
  candidateCount: number;

  @Field({ description: "Whether there may be more than `candidateCount` says." })
  isCapped: boolean;
}

@ArgsType()
export class CandidateFilterCountsArgs {
  @Field(() => CandidateFilter, { nullable: true, description: "The list; all candidates when left out." })
  filter?: CandidateFilter | null;
}
