/**
 * What is locked by a number in the portal's database. Each has its own: two works of one number would wait for each
 * other.
 */
export const LOCKS = {
  /** Bringing the schema up to date; the same on every node. */
  migration: 7_204_115,
  /** Writing to the search index; the migrations' functions take it. */
  searchFold: 7_204_116,
  /** Acts on accounts that could leave the portal without an admin. */
  admins: 7_204_117,
  /** Mailing a notice, with its account's number beside it. */
  noticeMail: 7_204_118,
  /** Mailing what an alert found, with the alert's own number beside it. */
  alertMail: 7_204_120,
  /** Changes of the search words: each is checked against all others. */
  searchWords: 7_204_119,
} as const;
