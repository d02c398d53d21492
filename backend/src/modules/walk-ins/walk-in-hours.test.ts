import { bandsOf, clockOf, placesOf, readWalkInHours } from "./walk-in-hours";

const inClock = (text: string | null) => {
  const hours = readWalkInHours(text);
  return hours && `${clockOf(hours.from)}-${clockOf(hours.until)}`;
};

it.each([
  ["10 am to 1 pm", "10:00-13:00"],
  ["10am-1pm", "10:00-13:00"],
  ["10:00 - 13:00", "10:00-13:00"],
  ["9.30 a.m. – 5 p.m.", "09:30-17:00"],
  ["between 10 AM and 12 noon", "10:00-12:00"],
  ["10 to 4", "10:00-16:00"],
  ["10 am to 4", "10:00-16:00"],
  ["10-1 pm", "10:00-13:00"],
  ["2-5 pm", "14:00-17:00"],
  ["11 am till 12:30 pm", "11:00-12:30"],
  ["12 pm to 3 pm", "12:00-15:00"],
  ["2 to 5", null],
  ["10 am", null],
  ["10 am to 1 pm and 2 pm to 5 pm", null],
  ["5 pm to 10 am", null],
  ["25 to 30", null],
  ["morning", null],
  [null, null],
])("reads the hours of %p as %p (WALK-14)", (text, read) => {
  expect(inClock(text)).toBe(read);
});

it("cuts hours into bands, of which a shorter last one takes fewer people (WALK-14)", () => {
  const bands = bandsOf({ from: 570, until: 720 });
  expect(bands.map(({ from, until }) => `${clockOf(from)}-${clockOf(until)}`)).toEqual([
    "09:30-10:30",
    "10:30-11:30",
    "11:30-12:00",
  ]);
  expect(bands.map((band) => placesOf(band, 5))).toEqual([5, 5, 3]);
});
