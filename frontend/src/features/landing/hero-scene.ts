import type { HeroVisual_JobFragment, HeroVisual_LocationFragment } from "./HeroVisual.generated";

/** What the hero's map shows: the biggest city, its busiest localities and two jobs just posted. */
export interface HeroScene {
  city: string;
  localities: HeroVisual_LocationFragment["localities"];
  jobs: HeroVisual_JobFragment[];
}

const CARDS = 2;
const PINS = 3;

/** In letters of the card: what is longer would end in dots. */
const TITLE_LENGTH = 26;
const COMPANY_LENGTH = 20;
const LAST_LINE_LENGTH = 32;

function fitsCard({ title, company, pay, locality, location }: HeroVisual_JobFragment): boolean {
  const lastLine = pay.headline.length + (locality ?? location).length;
  return (
    title.length <= TITLE_LENGTH && company.name.length <= COMPANY_LENGTH && lastLine <= LAST_LINE_LENGTH
  );
}

/**
 * The jobs are those of verified companies (LAND-23), for the portal vouches for what stands there.
 * Prefers jobs of the city on the map, and of different companies; the newest fill up what is missing.
 * Null where no city has a job. Both lists come in the server's order: most jobs first, newest first.
 */
export function heroScene(
  locations: readonly HeroVisual_LocationFragment[],
  jobs: readonly HeroVisual_JobFragment[],
): HeroScene | null {
  const [biggest] = locations;
  if (!biggest) return null;
  const local = jobs.filter((job) => job.city === biggest.city);
  const chosen = new Map<string, HeroVisual_JobFragment>();
  for (const job of [...local.filter(fitsCard), ...local, ...jobs]) {
    if (chosen.size < CARDS && !chosen.has(job.company.id)) chosen.set(job.company.id, job);
  }
  return { city: biggest.city, localities: biggest.localities.slice(0, PINS), jobs: [...chosen.values()] };
}
