const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The pattern of texts that have this one somewhere in them, for `like` and `ilike`. */
export const containing = (text: string): string => `%${literal(text)}%`;

/** The pattern of texts that begin with this one. */
export const beginningWith = (text: string): string => `${literal(text)}%`;
