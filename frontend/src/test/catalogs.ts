import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { WordCatalog } from "../shared/words";

const SOURCES = join(__dirname, "..");
const ENDING = ".words.ts";

/** What all languages write alike: names, and texts that the server, a search or the device reads. */
export const SAME_IN_ALL = [
  ...["audit.valueOf", "own-job.isByPortal", "second-factor.fileOf"],
  ...["feed-import.payUsual", "feed-import.requirementsUsual"],
  ...["accounts.plans.FREE", "accounts.plans.PAID", "accounts.plans.PREMIUM"],
  ...["applications.apply.fields.linkedin", "bring-resume.profileFields.linkedin", "profile.fields.linkedin"],
  ...[
    "candidates.panel.whatsApp",
    "messages.thread.whatsApp",
    "share-own-job.whatsApp",
    "verification.gstin",
  ],
  ...["landing.hero.popularTerms.0", "landing.hero.popularTerms.1"],
  ...["landing.hero.popularTerms.2", "landing.hero.popularTerms.3"],
  ...[
    "interviews.calendarName",
    "walk-ins.pass.calendarName",
    "settings.confirmation",
    "settings.exportName",
  ],
  ...["job-file.templateName", "job-file.templateText", "job-file.rowsName", "jobs-csv.exportName"],
  ...["candidates.exported.name", "verification-review.parts.GSTIN", "verification-review.paperName"],
];

const isCatalog = (value: unknown): value is WordCatalog<unknown> =>
  typeof value === "object" && value !== null && "name" in value && "en" in value;

/** The English texts of every catalog, by its name. */
export async function readCatalogs(): Promise<ReadonlyMap<string, unknown>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(ENDING),
  );
  const modules = await Promise.all(
    files.map(async (file) => Object.values((await import(join(SOURCES, file))) as Record<string, unknown>)),
  );
  return new Map(
    modules
      .flat()
      .filter(isCatalog)
      .map(({ name, en }) => [name, en]),
  );
}

/** The texts in a function's source, without the values between them. */
const textsIn = (source: string): string =>
  (source.match(/"[^"]*"|`[^`]*`/g) ?? []).map((text) => text.replace(/\$\{[^}]*\}?/g, " ")).join(" ");

/** Every text by its path. A function stands for the texts in its source. */
export function textsOf(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") return [[path, textsIn(String(words))]];
  if (typeof words !== "object" || words === null) return [[path, ""]];
  return Object.entries<unknown>({ ...words }).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

export const hasEnglish = (text: string) => /[a-z]{2,}|[A-Z]{4,}/.test(text);
