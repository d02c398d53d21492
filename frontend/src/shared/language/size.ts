import type { Formats } from "./formats";

const KB = 1024;
/** A file's size in a few letters. */
export const sizeIn = ({ count }: Pick<Formats, "count">, bytes: number): string =>
  bytes < 1000 * KB ? `${count(Math.ceil(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;
