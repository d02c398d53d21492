import { registerEnumType } from "type-graphql";

export { WorkMode } from "../../places/work-mode";

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

/** What a job asks somebody to have finished at least (JOBX-01). */
export enum Education {
  TENTH = "10th",
  TWELFTH = "12th",
  ITI = "iti",
  DIPLOMA = "diploma",
  GRADUATE = "graduate",
  POSTGRADUATE = "postgraduate",
  ANY = "any",
}

registerEnumType(Education, {
  name: "Education",
  description: "What a job asks somebody to have finished at least.",
  valuesConfig: {
    TENTH: { description: "10th class: the secondary school certificate." },
    TWELFTH: { description: "12th class: the higher secondary certificate." },
    ITI: { description: "A trade certificate of an Industrial Training Institute." },
    DIPLOMA: { description: "A diploma, such as a polytechnic's." },
    GRADUATE: { description: "A bachelor's degree." },
    POSTGRADUATE: { description: "A master's degree or more." },
    ANY: { description: "None in particular: anybody may apply." },
  },
});

const credential = (credentialCategory: string) => ({
  "@type": "EducationalOccupationalCredential",
  credentialCategory,
});

/** What Google for Jobs takes for `educationRequirements`. It has nothing below high school. */
export const CREDENTIALS: Readonly<Record<Education, object | string>> = {
  [Education.TENTH]: credential("high school"),
  [Education.TWELFTH]: credential("high school"),
  [Education.ITI]: credential("professional certificate"),
  [Education.DIPLOMA]: credential("associate degree"),
  [Education.GRADUATE]: credential("bachelor degree"),
  [Education.POSTGRADUATE]: credential("postgraduate degree"),
  [Education.ANY]: "no requirements",
};
