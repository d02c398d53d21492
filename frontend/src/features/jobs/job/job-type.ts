import type { JobType } from "../../../shared/schema.generated";

/** The server's codes of the types, and what they are called. */
const TYPE_NAMES = {
  FULL_TIME: "full-time",
  PART_TIME: "part-time",
  CONTRACT: "contract",
  INTERNSHIP: "internship",
} as const satisfies Record<JobType, string>;

/** The four types as the specification spells them (section 9): so they stand in the address and on screen. */
export type JobTypeName = (typeof TYPE_NAMES)[JobType];
export const JOB_TYPES: readonly JobTypeName[] = Object.values(TYPE_NAMES);

export const TYPE_CODES = Object.keys(TYPE_NAMES) as JobType[];

export function typeName(type: JobType): JobTypeName {
  return TYPE_NAMES[type];
}

export function typeCode(name: JobTypeName): JobType | undefined {
  return TYPE_CODES.find((type) => TYPE_NAMES[type] === name);
}
