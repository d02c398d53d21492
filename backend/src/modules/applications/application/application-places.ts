import type { Application } from "./application.entity";

/** The places of a company's letters that an application fills, as people write them. */
export const OF_APPLICATION = ["{first name}", "{job}", "{company}"] as const;

/** What stands in each place that an application knows; a place that nothing is known for stays open. */
export function placesOfApplication({
  job,
  profile,
}: Pick<Application, "job" | "profile">): ReadonlyMap<string, string> {
  const [firstName = ""] = (profile.basics.name ?? "").trim().split(/\s+/);
  return new Map([
    ...(firstName === "" ? [] : [["{first name}", firstName] as const]),
    ["{job}", job.title],
    ["{company}", job.companyName],
  ]);
}
