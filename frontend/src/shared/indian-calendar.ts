const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** The day in India, YYYY-MM-DD, whatever time zone the browser is in. `at` may be in ms since 1970. */
export const indianDay = (at: Date | number): string => DAY.format(at);
