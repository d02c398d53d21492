import { paths } from "@job-portal/protocol/paths";

/** Characters of a search that the address takes. */
export const MOST_SOUGHT = 80;

/** A page of what a career page's search has found, from 1; page 1 and no search stand without their parameters. */
export function careerPath(address: string, sought: string, page = 1): string {
  const query = new URLSearchParams({
    ...(sought && { q: sought }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.careerPage(address)}?${query.toString()}` : paths.careerPage(address);
}
