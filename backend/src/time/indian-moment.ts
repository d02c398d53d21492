const MOMENT = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** A moment as people in India say it, wherever the node stands: "Thu, 26 Nov, 3:00 pm". */
export const indianMoment = (at: Date): string => MOMENT.format(at).replaceAll("\u202f", " ");
