const DEVANAGARI_ZERO = "०".charCodeAt(0);

/** Devanagari's digits as ours, one for one, so that places in the text stay. */
export const inOurDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
