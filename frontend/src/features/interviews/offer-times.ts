import type { InterviewTimesInput, InterviewWay } from "../../shared/schema.generated";

/** What the form of an offer holds, as typed. */
export interface OfferValues {
  way: InterviewWay;
  place: string;
  mapUrl: string;
  phone: string;
  videoUrl: string;
  minutes: string;
  interviewer: string;
  note: string;
  reason: string;
  /** YYYY-MM-DD and HH:MM in India, of the time that is being added. */
  date: string;
  time: string;
}

const MOST_TIMES = 10;
export const LENGTHS = [15, 20, 30, 45, 60, 90, 120] as const;

export const EMPTY_OFFER: OfferValues = {
  way: "PLACE",
  place: "",
  mapUrl: "",
  phone: "",
  videoUrl: "",
  minutes: "30",
  interviewer: "",
  note: "",
  reason: "",
  date: "",
  time: "",
};

/** Why a typed time is not added. */
export type TimeProblem = "incomplete" | "past" | "same" | "most";

/** The instant of a day and time in India, which keeps the same offset all year; null where they are none. */
function instantOf(date: string, time: string): string | null {
  const at = new Date(`${date}T${time}:00+05:30`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The times with one more, in their order; or why it is not added. */
export function withTime(
  times: readonly string[],
  { date, time }: Pick<OfferValues, "date" | "time">,
  now: number,
): { times: readonly string[] } | { problem: TimeProblem } {
  const at = instantOf(date, time);
  if (at === null) return { problem: "incomplete" };
  if (Date.parse(at) <= now) return { problem: "past" };
  if (times.includes(at)) return { problem: "same" };
  if (times.length >= MOST_TIMES) return { problem: "most" };
  return { times: [...times, at].sort() };
}

export const isWebLink = (text: string): boolean => /^https:\/\/[^\s/]+\.\S+$/.test(text.trim());

/** What the server is asked for. */
export function inputOf(
  values: OfferValues,
  startsAt: readonly string[],
  slotIds: readonly string[],
): InterviewTimesInput {
  const { way, place, mapUrl, phone, videoUrl, minutes, interviewer, note } = values;
  const only = (one: InterviewWay, text: string) => (way === one ? text.trim() || null : null);
  return {
    startsAt: [...startsAt],
    slotIds: [...slotIds],
    minutes: Number(minutes),
    way,
    place: only("PLACE", place),
    mapUrl: only("PLACE", mapUrl),
    phone: only("PHONE", phone),
    videoUrl: only("VIDEO", videoUrl),
    interviewer: interviewer.trim() || null,
    note: note.trim() || null,
  };
}
