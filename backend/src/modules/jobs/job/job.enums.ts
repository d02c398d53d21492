import { registerEnumType } from "type-graphql";

/** The specification's four job types (section 9), stored as it spells them. */
export enum JobType {
  FULL_TIME = "full-time",
  PART_TIME = "part-time",
  CONTRACT = "contract",
  INTERNSHIP = "internship",
}

registerEnumType(JobType, {
  name: "JobType",
  description: "How somebody is employed.",
  valuesConfig: {
    FULL_TIME: { description: "full-time" },
    PART_TIME: { description: "part-time" },
    CONTRACT: { description: "contract: for a set time" },
    INTERNSHIP: { description: "internship" },
  },
});

/** What Google for Jobs calls them. */
export const EMPLOYMENT_TYPES: Readonly<Record<JobType, string>> = {
  [JobType.FULL_TIME]: "FULL_TIME",
  [JobType.PART_TIME]: "PART_TIME",
  [JobType.CONTRACT]: "CONTRACTOR",
  [JobType.INTERNSHIP]: "INTERN",
};

export enum WorkMode {
  ON_SITE = "on-site",
  HYBRID = "hybrid",
  REMOTE = "remote",
}

registerEnumType(WorkMode, {
  name: "WorkMode",
  description: "Where the work is done.",
  valuesConfig: {
    ON_SITE: { description: "At the employer's place." },
    HYBRID: { description: "Partly at the employer's place." },
    REMOTE: { description: "From anywhere in India." },
  },
});
