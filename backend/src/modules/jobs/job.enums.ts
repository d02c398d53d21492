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

export enum PayUnit {
  YEAR = "year",
  MONTH = "month",
  DAY = "day",
}

registerEnumType(PayUnit, {
  name: "PayUnit",
  description: "What an amount of pay is for.",
  valuesConfig: {
    YEAR: { description: "A year." },
    MONTH: { description: "A month." },
    DAY: { description: "A working day." },
  },
});

export enum PayBound {
  AT_LEAST = "at-least",
  AT_MOST = "at-most",
}

registerEnumType(PayBound, {
  name: "PayBound",
  description: "Which end of the pay a single figure is, where the employer leaves the other open.",
  valuesConfig: {
    AT_LEAST: { description: "'From ₹20,000 a month': it may be more." },
    AT_MOST: { description: "'Up to 5 LPA': it may be less." },
  },
});

export enum JobSort {
  RELEVANCE = "relevance",
  NEWEST = "newest",
  PAY = "pay",
}

registerEnumType(JobSort, {
  name: "JobSort",
  description: "The order of a list of jobs.",
  valuesConfig: {
    RELEVANCE: { description: "Best match of the words first, then newest." },
    NEWEST: { description: "Last posted first." },
    PAY: { description: "Highest yearly pay first; jobs whose pay is no figure last." },
  },
});
