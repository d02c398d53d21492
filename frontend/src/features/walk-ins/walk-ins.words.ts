import { formatsIn } from "../../shared/language/formats";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import type { WalkInStatus } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

/** A time of a day in India, such as '10:00'. */
const atTime = (time: string) => `2026-11-24T${time.padStart(5, "0")}:00+05:30`;

/** Noon of a day in India, YYYY-MM-DD. */
const noonOf = (day: string) => `${day}T12:00:00+05:30`;

export const walkInsWords = defineWords("walk-ins", {
  en: {
    title: "Walk-in",
    back: "Back to the job",
    day: (day: string) => format.weekday(noonOf(day)),
    longDay: (day: string) => format.longWeekday(noonOf(day)),
    band: ({ from, until }: { from: string; until: string }) =>
      `${format.time(atTime(from))} to ${format.time(atTime(until))}`,
    none: "There is no walk-in here",
    noneHint: "The job is closed, or its last day is over.",
    findJobs: "Find Jobs",
    loadFailed: "We couldn’t load the walk-in.",
    failed: "We couldn’t do this. Check your connection and try again.",
    refusals: {
      JOB_NOT_OPEN: "This job is no longer open.",
      WALK_IN_DAY_OVER: "There is no walk-in on this day any more. Please choose another.",
      WALK_IN_BAND_FULL: "This hour is full or over. Please choose another.",
      WALK_IN_STATE: "This has changed meanwhile. Look at it again.",
    } satisfies OwnRefusalWords,
    link: "Get a Queue Number",
    linkTitle: "This job has a walk-in.",
    linkHint: "Take a number, and see when it is your turn.",

    own: {
      upcoming: "Walk-ins",
      numberOn: (number: number, day: string) =>
        `Your number ${format.count(number)}, ${format.weekday(noonOf(day))}`,
      hint: "Open it to see when it is your turn.",
      link: "See Your Number",
      of: (company: string, job: string) => `${company} · ${job}`,
    },

    take: {
      title: "Take a number",
      anotherDay: "Move to another day",
      anotherHour: "Move to another day or hour",
      days: "Day",
      hour: "Hour",
      name: "Name",
      phone: "Phone number",
      nameMissing: "Write your name.",
      phoneMissing: "Write your phone number.",
      dayMissing: "Choose a day.",
      shares: (company: string) => `${company} sees this name and phone number. You don’t need to apply.`,
      send: "Share and Get a Number",
      move: "Move",
      busy: "Taking it...",
      done: (number: number) => `Your number is ${format.count(number)}.`,
      noDays: "No more days are open.",
    },

    pass: {
      yourNumber: "Your number",
      now: (number: number) => `Number now: ${format.count(number)}`,
      notBegun: "Nobody is called yet",
      turn: "Your turn",
      passed: "Your turn is over, go to the desk",
      done: "Your turn is over",
      off: "The company has called off this day.",
      closed: "This job is not open any more. Ask the company before you go.",
      hasCome: "The desk knows that you are there.",
      qr: (code: string) => `QR code of ${code}`,
      show: "Show this at the desk. It works offline.",
      offline: "You are offline. The number that is called now is not up to date.",
      where: "Where to come, and what to bring",
      map: "Map",
      calendar: "Add to Calendar",
      calendarName: "walk-in",
      calendarFailed: "We couldn’t make the calendar file. Please try again.",
      as: (name: string, phone: string) => `${name}, ${phone}`,
      giveBack: "Give Up My Place",
      givenBack: "You gave your number back.",
      sure: "Give up your place?",
      sureText: "Somebody else moves up. You can take a new number, which is a higher one.",
      keep: "Keep It",
    },

    pace: {
      title: "Bands of hours",
      label: "People an hour",
      hint: "Each number then says in which hour to come, and a full hour is not offered.",
      kept: "Numbers that are given already keep what they say.",
      range: "Write a number from 1 to 500.",
      unread: "To give numbers by the hour, write the hours into the job, such as 10 am to 1 pm.",
      save: "Save",
      busy: "Saving...",
      remove: "Give numbers without an hour",
      saved: (count: number) => `New numbers: ${format.count(count)} an hour.`,
      removed: "New numbers carry no hour.",
    },

    desk: {
      title: "Walk-in list",
      back: "Job posting",
      days: "Days of the walk-in",
      none: "This job has no walk-in",
      noneHint: "Write its days and its place into the job.",
      edit: "Edit Job",
      nobody: "Nobody has a number for this day yet.",
      now: "Number now",
      noneNow: "None yet",
      next: "Call Next",
      calling: "Calling...",
      ahead: "You can call numbers on the day itself.",
      code: "Code",
      codeHint: "Type the code on the visitor’s page, or scan it with a scanner.",
      codeMissing: "Type a code.",
      checkIn: "Mark as Came",
      checkingIn: "Marking...",
      cameWith: (number: number, name: string) => `Number ${format.count(number)}, ${name}, came.`,
      list: "Numbers",
      earlier: (count: number) =>
        `${format.count(count)} earlier ${count === 1 ? "number" : "numbers"}, called already`,
      counts: (all: number, came: number) =>
        `${format.count(all)} ${all === 1 ? "number" : "numbers"}, ${format.count(came)} came`,
      statuses: {
        WAITING: "Waiting",
        CAME: "Came",
        MISSED: "Didn’t come",
        GIVEN_BACK: "Gave it back",
        CALLED_OFF: "Called off",
      } satisfies Record<WalkInStatus, string>,
      calledNow: "Called now",
      wasCalled: "Was called",
      number: (number: number) => format.count(number),
      acts: (number: number) => `What to do with number ${format.count(number)}`,
      call: "Call now",
      came: "Came",
      missed: "Didn’t come",
      undo: "Take that back",
      phone: (phone: string) => `Call ${phone}`,
      callOff: "Call Off This Day",
      off: "This day is called off.",
      sure: "Call off this day?",
      sureText: (count: number) =>
        `${count === 1 ? "The one person who still waits" : `All ${format.count(count)} people who still wait`} will be told. You can’t take this back.`,
      sureNobody: "Nobody waits for it. No more numbers are given for it.",
      calledOff: "The day is called off, and all were told.",
      keep: "Keep It",
      refusals: {
        WALK_IN_CODE_UNKNOWN: "No number of this walk-in has this code.",
        WALK_IN_OTHER_DAY: "This number is for another day.",
        WALK_IN_NOBODY_WAITS: "Everybody who has a number was called.",
        WALK_IN_DAY_OVER: "The walk-in isn’t on this day.",
        WALK_IN_HOURS_UNREAD: "Write the hours into the job first, such as 10 am to 1 pm.",
        WALK_IN_STATE: "Somebody else has called a number just now.",
        MEMBER_ROLE: "Your role in this company leaves this out.",
      } satisfies OwnRefusalWords,
    },
  },
});
