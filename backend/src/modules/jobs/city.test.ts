import { parsePlace } from "./city";

describe("a place as people type it", () => {
  it.each([
    ["Koramangala, Bengaluru", { city: "Bangalore", locality: "Koramangala", isRemote: false }],
    ["bombay", { city: "Mumbai", locality: null, isRemote: false }],
    ["Remote", { city: null, locality: null, isRemote: true }],
    ["Nashik, India", { city: "Nashik", locality: null, isRemote: false }],
  ])("reads %s", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });
});
