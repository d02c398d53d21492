import { hasPlace, readJobSearch, sortsFor, usualSort, type JobSearch } from "../filter/job-search";

/**
 * The job list's form as a search. It keeps the order of `before`, except when the text has come or gone. Another text
 * is corrected anew, and a place that is typed takes the place of the viewer's own.
 */
export function searchIn(form: HTMLFormElement, before: JobSearch) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.set(name, value);
  const { q, type, location } = readJobSearch(fields);
  const near = before.near && location === "";
  const isSameText = before.q === q;
  const isKept = (before.q !== "") === (q !== "") && sortsFor({ q, location, near }).includes(before.sort);
  return {
    ...{ q, type, location, near },
    exact: isSameText && before.exact,
    within: hasPlace({ location, near }) ? before.within : null,
    sort: isKept ? before.sort : usualSort({ q }),
  };
}
