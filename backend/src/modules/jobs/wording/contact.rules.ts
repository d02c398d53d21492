/** A way to reach somebody, and where in a sentence it stands. */
export interface ContactMatch {
  kind: "PHONE_NUMBER" | "EMAIL_ADDRESS";
  start: number;
  end: number;
}

const EMAIL =
  /(?<![\w.+-])[\w.+-]+ ?(?:@|\(at\)|\[at\]) ?[a-z\d-]+(?: ?(?:\.|\(dot\)|\[dot\]) ?[a-z\d-]+)+/giu;
/** Indian numbers: a mobile one, one of a landline with its code, a toll-free one. */
const PHONE = new RegExp(
  [
    String.raw`(?:\+ ?91|\(\+?91\)|0091|91|0)?[ .-]?[6-9]\d{9}`,
    String.raw`(?:\+ ?91|\(\+?91\)|0)?[ .-]?[6-9]\d{4}[ .-]\d{5}`,
    String.raw`(?:\+ ?91|\(\+?91\)|0)?[ .-]?[6-9]\d{2}[ .-]\d{3}[ .-]\d{4}`,
    String.raw`(?:\+ ?91|\(\+?91\)|0)?[ .-]?[6-9]\d{3}[ .-]\d{3}[ .-]\d{3}`,
    String.raw`\(?0[1-9]\d{1,3}\)?[ -]\d{3,4}[ -]?\d{4}`,
    String.raw`1800[ -]?\d{2,3}[ -]?\d{3,4}`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join("|"),
  "gu",
);
/** REQS-09: so far back it is looked for such words. From the text's start, many numbers took its length squared. */
const LOOK_BACK = 60;
/** Before figures that are no number to call. */
const OTHER_FIGURES =
  /(?:₹|\brs\.?|\binr|\bpay|salary|ctc|stipend|wages?|earn\p{L}*|package|\bid|code|\bref\p{L}*|account|a\/c|gst(?:in)?|aadhaar|licen[cs]e|policy|order|\/|[\d,.-])[ :.=-]*$/iu;
const PAY_AFTER = /^[ /-]*(?:\d|[,.]\d|per\b|a (?:month|year|day)|pm\b|p\.m|pa\b|p\.a|monthly|lpa|\/-|k\b)/iu;

/** '65000-85000' is pay. */
const isRange = (number: string): boolean => /^[1-9]\d{2}00[ -]\d{3}00$/.test(number);

/** The phone numbers and e-mail addresses of a sentence. */
export function contactMatchesIn(sentence: string): ContactMatch[] {
  const emails = [...sentence.matchAll(EMAIL)].map(({ 0: words, index }) => ({
    kind: "EMAIL_ADDRESS" as const,
    start: index,
    end: index + words.length,
  }));
  const phones = [...sentence.matchAll(PHONE)].flatMap(({ 0: words, index }) => {
    const number = words.trimStart();
    const start = index + words.length - number.length;
    const end = index + words.length;
    const isOther =
      isRange(number) ||
      OTHER_FIGURES.test(sentence.slice(Math.max(0, start - LOOK_BACK), start)) ||
      PAY_AFTER.test(sentence.slice(end)) ||
      emails.some((email) => start < email.end && end > email.start);
    return isOther ? [] : [{ kind: "PHONE_NUMBER" as const, start, end }];
  });
  return [...emails, ...phones].sort((a, b) => a.start - b.start);
}
