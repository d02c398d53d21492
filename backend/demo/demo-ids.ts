import { uuidv7 } from "uuidv7";

/** An id (UUID v7) as it was made at a time. */
export function idOf(time: Date): string {
  // Its first twelve digits are the milliseconds.
  const digits = time.getTime().toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}${uuidv7().slice(13)}`;
}
