import { readExperience } from "../posting/job-reading";
import { locationsOf } from "../reading/job-places";
import type { FileField } from "../columns/file-columns";
import type { RowReading } from "./file-row";
import { indianDay } from "../../../time/indian-calendar";

const LONGEST = 120;

/** How a cell is understood, in words, so that whoever maps a column sees it; null where it is not. */
export function readWords(
  field: FileField,
  { reading, problems, openUntil, reference, company }: RowReading,
): string | null {
  const { form, pay, places } = reading;
  if (problems.some((problem) => problem.field === field)) return null;
  if (field === "pay") return pay.words ?? form.pay;
  if (field === "location") return form.location === "" ? null : locationsOf(places);
  if (field === "experience") return readExperience(form.experience).words ?? form.experience;
  if (field === "openUntil") return openUntil && indianDay(openUntil);
  if (field === "reference") return reference;
  if (field === "company") return company?.name ?? null;
  const value = form[field];
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const words = Array.isArray(value) ? value.join(" · ") : String(value ?? "");
  return words === "" ? null : words.slice(0, LONGEST);
}
