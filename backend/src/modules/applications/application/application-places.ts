import { placesOfReader } from "@job-portal/protocol/letters";
import type { Application } from "./application.entity";

/** What stands in each place of a letter that an application knows. */
export const placesOfApplication = ({
  job,
  profile,
}: Pick<Application, "job" | "profile">): ReadonlyMap<string, string> =>
  placesOfReader({ name: profile.basics.name, job: job.title, company: job.companyName });
