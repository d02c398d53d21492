import { indianDay } from "./language/formats";

/** Puts a file among the device's downloads. */
export function saveBlob(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Saves what an answer brought under a name with today's day in India, as 2026-11-21.
 * @throws {Error} where it brought nothing
 */
export function saveOfToday(nameOf: (day: string) => string, text: string | undefined, type: string): void {
  if (text === undefined) throw new Error("There is nothing to save.");
  saveBlob(nameOf(indianDay(new Date())), new Blob([text], { type }));
}

/** The same of a CSV file. @throws {Error} as `saveOfToday` */
export const saveCsv = (nameOf: (day: string) => string, text: string | undefined): void =>
  saveOfToday(nameOf, text, "text/csv");
