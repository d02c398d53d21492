import type { SeekerWords } from "./seeker-words";

/** The catalogs of the language, by the name of their file. */
export const words: Partial<SeekerWords> = {
};
