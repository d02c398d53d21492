/** An Indian mobile number as it may be typed: with or without +91 or 0, blanks and dashes. */
const INDIAN_MOBILE = /^(?:\+?91|0091|0)?([6-9]\d{9})$/;

/** Hindi keyboards have digits of their own. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));

/** The number as the provider wants it, +919876543210; null where it is no Indian mobile number. */
export function readMobile(typed: string): string | null {
  const [, number] = INDIAN_MOBILE.exec(latinDigits(typed).replaceAll(/[\s().-]/g, "")) ?? [];
  return number ? `+91${number}` : null;
}

/** As people read it: +91 98765 43210. */
export const shownPhone = (number: string): string => number.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
