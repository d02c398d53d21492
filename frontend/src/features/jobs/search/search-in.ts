import { readJobSearch, type JobSearch } from "./job-search";

/** The job list's form as a search. It keeps the order of `before`, except when the text has come or gone. */
export function searchIn(form: HTMLFormElement, before: JobSearch) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.set(name, value);
  const { q, type, location, sort } = readJobSearch(fields);
  const hadText = before.q !== "";
  return { q, type, location, sort: hadText === (q !== "") ? before.sort : sort };
}
