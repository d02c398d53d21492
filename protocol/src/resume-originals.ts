/** Files of one account. */
export const MAX_ORIGINALS = 5;
export const MAX_ORIGINAL_MB = 5;
