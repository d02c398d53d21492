import { registerEnumType } from "type-graphql";

/** Stands here because a job's place is read together with it: "Hybrid - Pune", "India (Remote)". */
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
