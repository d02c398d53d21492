import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { walkXml } from "../../../text/walk-xml";
import { type PackedSheet, SheetBuilder, SheetError, type SheetLimits } from "./sheet";
import { decodeText } from "./text-sheet";

/**
 * Feeds of jobs as sheets (FDIN-03): a row a job, a column a name, so that all that is behind reads them as it reads
 * files. The forms are those that the portal gives out: the XML of aggregators (docs/jobs-feed.xsd), and JSON Feed.
 */

/** A job of a feed: texts by their headers. */
type Texts = Map<string, string>;

const LOOKED_AT = 100;

/** Whether a file is XML or JSON: the first sign in it tells. */
export const isFeed = (file: Buffer): boolean =>
  /^\s*[<{]/.test(decodeText(file.subarray(0, LOOKED_AT)).replace(/^\uFEFF/, ""));

/** @throws SheetError; ArchiveError where the XML is broken */
export function readFeedSheet(file: Buffer, limits: SheetLimits): PackedSheet {
  const text = decodeText(file)
    .replace(/^\uFEFF/, "")
    .trimStart();
  const builder = new SheetBuilder(limits);
  const jobs = text.startsWith("<") ? jobsOfXml(text, limits) : jobsOfJson(text, limits);
  const rows = jobs.map((job) => (job.has(JOB_COLUMNS.description) ? withSections(job) : job));
  const headers = [...new Set([JOB_COLUMNS.reference, ...rows.flatMap((job) => [...job.keys()])])];
  builder.add(1, headers);
  rows.forEach((job, index) =>
    builder.add(
      index + 2,
      headers.map((header) => job.get(header) ?? ""),
    ),
  );
  return builder.pack(null, []);
}

/** What holds a feed's jobs, as aggregators call it. */
const ROOTS: ReadonlySet<string> = new Set(["source", "jobs"]);

/** Names of elements that no spreadsheet has for its columns. */
const ELEMENTS: Readonly<Record<string, string>> = {
  referencenumber: JOB_COLUMNS.reference,
  jobtype: JOB_COLUMNS.type,
  remotetype: JOB_COLUMNS.workMode,
  expirationdate: JOB_COLUMNS.openUntil,
  url: JOB_COLUMNS.applyUrl,
};

function jobsOfXml(xml: string, { rows, characters }: SheetLimits): Texts[] {
  const jobs: Texts[] = [];
  const path: string[] = [];
  let [text, total] = ["", 0];
  let elements: Texts = new Map();
  walkXml(Buffer.from(xml), {
    open: (name) => {
      path.push(name.toLowerCase());
      if (path.length === 1 && !ROOTS.has(path[0] ?? "")) throw new SheetError("format");
      if (path.length === 2) elements = new Map();
      if (path.length === 3) text = "";
    },
    text: (part) => {
      if (path.length < 3) return;
      total += part.length;
      if (total > characters) throw new SheetError("too-large", jobs.length + 2);
      text += part;
    },
    close: () => {
      const name = path.pop() ?? "";
      if (path.length === 2 && text.trim() !== "") elements.set(name, text.trim());
      if (path.length !== 1 || name !== "job") return;
      if (jobs.length === rows) throw new SheetError("too-many-rows", jobs.length + 2);
      jobs.push(ofElements(elements));
    },
  });
  return jobs;
}

/** A place is told in two elements, and a job from home in none. */
function ofElements(elements: Texts): Texts {
  const { city, state, remotetype } = Object.fromEntries(elements);
  const place = [city, state].filter(Boolean).join(", ") || (/fully/i.test(remotetype ?? "") ? "Remote" : "");
  const job: Texts = new Map(place === "" ? [] : [[JOB_COLUMNS.location, place]]);
  for (const [name, text] of elements)
    if (name !== "city" && name !== "state") job.set(ELEMENTS[name] ?? name, text);
  return job;
}

/** What JSON Feed 1.1 calls it, and what stands in the feeds' own `_job`. */
const ENTRIES: Readonly<Record<string, string>> = {
  id: JOB_COLUMNS.reference,
  url: JOB_COLUMNS.applyUrl,
  content_html: JOB_COLUMNS.description,
  content_text: JOB_COLUMNS.description,
  place: JOB_COLUMNS.location,
  pay: JOB_COLUMNS.pay,
  ...Object.fromEntries(Object.entries(JOB_COLUMNS)),
};

function jobsOfJson(json: string, { rows }: SheetLimits): Texts[] {
  const items = itemsOf(json);
  if (items.length > rows) throw new SheetError("too-many-rows", rows + 2);
  return items.map((item, index) => {
    if (!isRecord(item)) throw new SheetError("malformed", index + 2);
    const { _job: facts, ...entries } = item;
    const named = [...Object.entries(entries), ...(isRecord(facts) ? Object.entries(facts) : [])];
    return new Map(
      named.flatMap(([name, value]) => {
        const text = textOf(value);
        return text === "" ? [] : [[ENTRIES[name] ?? name, text] as const];
      }),
    );
  });
}

function itemsOf(json: string): unknown[] {
  try {
    const feed: unknown = JSON.parse(json);
    if (isRecord(feed) && Array.isArray(feed.items)) return feed.items;
  } catch {
    throw new SheetError("malformed");
  }
  throw new SheetError("format");
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list's entries stand each in a line, as in our own files. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((entry) => `• ${textOf(entry)}\n`).join("");
  if (typeof value === "boolean") return value ? "yes" : "";
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** What our own feeds put behind the description, by its heading there. */
const SECTIONS: Readonly<Record<string, string>> = {
  Requirements: JOB_COLUMNS.requirements,
  Benefits: JOB_COLUMNS.benefits,
  "For people with disabilities": JOB_COLUMNS.facilitiesForDisabled,
};
const HEADING = new RegExp(`<h[1-6]>\\s*(${Object.keys(SECTIONS).join("|")})\\s*</h[1-6]>`, "i");

/** A description with the parts below its headings in columns of their own, where the feed has none for them. */
function withSections(job: Texts): Texts {
  const [description = "", ...parts] = (job.get(JOB_COLUMNS.description) ?? "").split(HEADING);
  if (parts.length === 0 || description.trim() === "") return job;
  const found: Texts = new Map(job).set(JOB_COLUMNS.description, description.trim());
  for (let index = 0; index < parts.length; index += 2) {
    const heading = parts[index]?.toLowerCase();
    const [, header = ""] = Object.entries(SECTIONS).find(([name]) => name.toLowerCase() === heading) ?? [];
    const text = parts[index + 1]?.trim() ?? "";
    if (text === "") continue;
    if (job.has(header)) return job;
    found.set(header, text);
  }
  return found;
}
