/** The pattern of texts that have this one somewhere in them, for `like` and `ilike`. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
