import { readJobSearch, type JobSearch } from "./job-search";

/** What the job list's form holds, and the order it is to be listed in where `before` was listed. */
export function searchIn(form: HTMLFormElement, before: JobSearch) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.set(name, value);
  const { q, type, location, sort } = readJobSearch(fields);
  const hadText = before.q !== "";
  return { q, type, location, sort: hadText === (q !== "") ? before.sort : sort };
}
