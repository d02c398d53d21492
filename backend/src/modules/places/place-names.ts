const LATIN_MARKS = /[\u0300-\u036f]/g;
const ZERO_WIDTH = /[\u200b-\u200f\u2060\ufeff]/g;
/** A no-break space that was decoded as Latin-1. */
const BROKEN_SPACE = /\u00c2(?=\s|$)/g;

/**
 * A name as it is compared: "Bengaluru" for "  BENGALŪRU ", "T Nagar" for "T. Nagar", "Jammu and Kashmir" for
 * "Jammu & Kashmir", all in lower case.
 */
export const plainName = (name: string): string =>
  name
    .replace(BROKEN_SPACE, " ")
    .replace(ZERO_WIDTH, "")
    .normalize("NFKD")
    .replace(LATIN_MARKS, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/(?<=\p{Letter})['’`](?=\p{Letter})/gu, "")
    .replace(/(?<=\b\p{Letter})\.(?=\s?\p{Letter}\b)/gu, " ")
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ")
    .trim();

/** What two spellings of one sound share: "Hinjawadi" and "Hinjawaadi", "Bhubaneswar" and "Bhubaneshwar". */
export const soundOf = (name: string): string =>
  plainName(name)
    .replace(/ /g, "")
    .replace(/ph/g, "f")
    .replace(/(?<=[bcdgjkpst])h/g, "")
    .replace(/ee/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/w/g, "v")
    .replace(/ck|q/g, "k")
    .replace(/(\p{Letter})\1+/gu, "$1");
