/** Schemes of web addresses; one may stand before another. */
const SCHEMES = /(?:https?|ftp):\/\//giu;
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/**
 * The dots of addresses, by any of their names (UTS #46): between two letters or more, before a path, between the
 * figures of an IP address. Those of "B.Com" and "2.5 LPA" are none.
 */
const DOTS = new RegExp(
  [
    `(?<=${LETTER}{2})[.。．｡](?=(?:${LETTER}|-){2})`,
    `(?<=${LETTER})[.。．｡](?=${LETTER}{2,63}/)`,
    String.raw`(?<=\d)\.(?=\d{1,3}\.\d)`,
    String.raw`(?<=\d\.\d{1,3})\.(?=\d)`,
  ].join("|"),
  "gu",
);
const AT = /(?<=\S)@(?=\S)/gu;
/** Of addresses that open a program or run in a page. */
const OPENERS = /\b(javascript|data|mailto|tel|sms|whatsapp|upi|intent):(?=\S)/giu;

/**
 * A stranger's words as a mail to somebody else quotes them (REQS-08): all of them can be read, and no mail program
 * makes a link of any. Anybody may put an address into a name or a search, and the mail would come from the portal.
 */
export const unlinked = (words: string): string =>
  words
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(SCHEMES, "")
    .replace(OPENERS, "$1: ")
    .replace(AT, " @ ")
    .replace(DOTS, ". ");
