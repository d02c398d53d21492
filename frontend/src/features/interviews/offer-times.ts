import {
  MOST_TIMES,
  overlaps,
  spanOf,
  timeProblem,
  type TimeSpan,
} from "@job-portal/protocol/interview-times";
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
export type TimeProblem = "noDate" | "noTime" | "pastDay" | "past" | "far" | "same" | "overlap" | "most";

/** The field of the form beside which a problem is told; null: beside all of them. */
export const TIME_FIELDS: Readonly<Record<TimeProblem, "date" | "time" | null>> = {
  noDate: "date",
  noTime: "time",
  pastDay: "date",
  past: "time",
  far: "date",
  same: "time",
  overlap: "time",
  most: null,
};

const PROBLEMS = { PAST: "past", FAR: "far", SAME: "same", OVERLAP: "overlap" } as const;

/** A free time that others were offered, and that is offered once more. */
export interface ChosenSlot {
  id: string;
  startsAt: string;
  endsAt: string;
}

/** What the times are held to. */
interface Beside {
  minutes: number;
  chosen: readonly ChosenSlot[];
  now: number;
}

const spansOf = (chosen: readonly ChosenSlot[]): TimeSpan[] =>
  chosen.map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) }));

/** The instant of a day and time in India, which keeps the same offset all year. */
function instantOf(date: string, time: string): { at: string } | { problem: TimeProblem } {
  if (date === "") return { problem: "noDate" };
  // Browsers let people type a year of more digits, such as 20266.
  if (!/^\d{4}-/.test(date)) return { problem: "far" };
  const at = new Date(`${date}T${time}:00+05:30`);
  return Number.isNaN(at.getTime()) ? { problem: "noTime" } : { at: at.toISOString() };
}

/** The times with one more, in their order; or why it is not added. */
export function withTime(
  times: readonly string[],
  { date, time }: Pick<OfferValues, "date" | "time">,
  beside: Beside,
): { times: readonly string[] } | { problem: TimeProblem } {
  const read = instantOf(date, time);
  if ("problem" in read) return read;
  const { minutes, chosen, now } = beside;
  const others = [...times.map((other) => spanOf(Date.parse(other), minutes)), ...spansOf(chosen)];
  const problem = timeProblem(spanOf(Date.parse(read.at), minutes), others, now);
  const isDayOver = Date.parse(`${date}T24:00:00+05:30`) <= now;
  if (problem) return { problem: problem === "PAST" && isDayOver ? "pastDay" : PROBLEMS[problem] };
  if (times.length + chosen.length >= MOST_TIMES) return { problem: "most" };
  return { times: [...times, read.at].sort() };
}

/** What is wrong by now with times that were added: the length may have changed, or others been chosen. */
export function problemsOf(times: readonly string[], { minutes, chosen, now }: Beside) {
  const others = spansOf(chosen);
  const spans = times.map((at) => spanOf(Date.parse(at), minutes));
  return new Map(
    times.flatMap((at, index): [string, TimeProblem][] => {
      const found = timeProblem(spanOf(Date.parse(at), minutes), [...spans.slice(0, index), ...others], now);
      return found ? [[at, PROBLEMS[found]]] : [];
    }),
  );
}

/** The first time offered to others that runs into this one, and isn't chosen as well; undefined without any. */
export function offeredBeside<Slot extends ChosenSlot>(
  at: string,
  minutes: number,
  open: readonly Slot[],
  chosen: readonly ChosenSlot[],
): Slot | undefined {
  const span = spanOf(Date.parse(at), minutes);
  const others = open.filter(({ id }) => !chosen.some((slot) => slot.id === id));
  return others.find((slot) => spansOf([slot]).some((other) => overlaps(span, other)));
}

/** The instant that is typed; null until there is one. */
export function typedInstant({ date, time }: Pick<OfferValues, "date" | "time">): string | null {
  const read = time === "" ? null : instantOf(date, time);
  return read && "at" in read ? read.at : null;
}

const MORNING = "07:00";
const EVENING = "21:00";

/** @param time HH:MM; few meet before 7 am or from 9 pm on, and "03:00" is often meant for the afternoon */
export const isUnusualTime = (time: string): boolean => time !== "" && (time < MORNING || time >= EVENING);

/** Whether two of those that were offered to others run into each other. */
export function isClash(chosen: readonly ChosenSlot[]): boolean {
  return spansOf(chosen).some((span, index, all) =>
    all.slice(0, index).some((other) => overlaps(span, other)),
  );
}

export const isWebLink = (text: string): boolean => /^https:\/\/[^\s/]+\.\S+$/.test(text.trim());

/** What the server is asked for. */
export function inputOf(
  values: OfferValues,
  startsAt: readonly string[],
  chosen: readonly ChosenSlot[],
): InterviewTimesInput {
  const { way, place, mapUrl, phone, videoUrl, minutes, interviewer, note } = values;
  const only = (one: InterviewWay, text: string) => (way === one ? text.trim() || null : null);
  return {
    startsAt: [...startsAt],
    slotIds: chosen.map(({ id }) => id),
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

/** The form's field of a problem that the server names, such as `input.times.place`; null for the times themselves. */
export function fieldOf(serverField: string): keyof OfferValues | null {
  const name = serverField.replace(/^input\./, "").replace(/^times\./, "");
  return name in EMPTY_OFFER ? (name as keyof OfferValues) : null;
}

/** Of the times that were sent, the one that the server means: `times.startsAt.1`; -1 where it means them all. */
export function timeIndexOf(serverField: string): number {
  const [, index] = /times\.startsAt\.(\d+)$/.exec(serverField) ?? [];
  return index === undefined ? -1 : Number(index);
}
