import { buildPay } from "../jobs/job/jobs.factories";
import type { FeatureGrid_JobFragment, FeatureGrid_LocationFragment } from "./FeatureGrid.generated";
import type { HeroVisual_JobFragment, HeroVisual_LocationFragment } from "./HeroVisual.generated";
import type { PopularLocations_LocationFragment } from "./PopularLocations.generated";

/** All that the landing page asks of a city. */
type Location = HeroVisual_LocationFragment &
  FeatureGrid_LocationFragment &
  PopularLocations_LocationFragment;
type Job = HeroVisual_JobFragment & FeatureGrid_JobFragment;

let sequence = 0;

export function buildLocation(changes: Partial<Location> = {}) {
  return {
    __typename: "PopularLocation" as const,
    city: "Bangalore",
    jobCount: 5234,
    localities: [{ __typename: "LocalityCount" as const, name: "Koramangala", jobCount: 731 }],
    ...changes,
  };
}

/** A job of a company of its own. */
export function buildHeroJob(changes: Partial<Job> = {}) {
  sequence += 1;
  return {
    __typename: "Job" as const,
    id: `job-${sequence}`,
    title: "Product Designer",
    location: "Koramangala, Bangalore",
    locality: "Koramangala",
    city: "Bangalore",
    pay: buildPay({ headline: "₹16–22 LPA", amount: "₹16–22" }),
    company: {
      __typename: "Company" as const,
      id: `company-${sequence}`,
      name: `Tamarind Labs ${sequence}`,
      isVerified: true,
      logoURL: null,
    },
    ...changes,
  };
}
