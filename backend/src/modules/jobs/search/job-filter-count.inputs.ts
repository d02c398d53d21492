import { ArgsType, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { JobFilter } from "./job-search.inputs";

/** What of a filter is counted value by value. */
export enum JobFilterField {
  TYPE = "type",
  WORK_MODE = "work-mode",
  EXPERIENCE = "experience",
  EDUCATION = "education",
  SHIFT = "shift",
  ENGLISH_LEVEL = "english-level",
  WALK_IN = "walk-in",
  POSTED_WITHIN_DAYS = "posted-within-days",
  PAY_MIN = "pay-min",
  WITHIN_KM = "within-km",
}

registerEnumType(JobFilterField, {
  name: "JobFilterField",
  description: "What of a filter is counted value by value.",
  valuesConfig: {
    TYPE: { description: "`type`." },
    WORK_MODE: { description: "`workMode`." },
    EXPERIENCE: { description: "`experienceYears`." },
    EDUCATION: { description: "`education`." },
    SHIFT: { description: "`shift`." },
    ENGLISH_LEVEL: { description: "`englishLevel`." },
    WALK_IN: { description: "`walkInOnly`." },
    POSTED_WITHIN_DAYS: { description: "`postedWithinDays`." },
    PAY_MIN: { description: "`payMin`, without `payMax`." },
    WITHIN_KM: { description: "`withinKm`, where the filter has a point or a place." },
  },
});

@ObjectType({ description: "How many jobs a search would find with one value of its filter." })
export class JobFilterCount {
  @Field(() => JobFilterField, { description: "Which part of the filter." })
  field: JobFilterField;

  @Field({ description: "The value as the filter takes it: 'FULL_TIME', 'NIGHT', '5', 'true'." })
  value: string;

  @Field(() => Int, { description: "How many jobs; where `isCapped`, more than so many." })
  jobCount: number;

  @Field({ description: "Whether there are more than `jobCount` says." })
  isCapped: boolean;
}

@ArgsType()
export class JobFilterCountsArgs {
  @Field(() => JobFilter, { nullable: true, description: "The search; all open jobs when left out." })
  filter?: JobFilter | null;
}
