import { cityAmong, parsePlace } from "./city";

describe("a place as people type it", () => {
  it.each([
    ["Koramangala, Bengaluru", { city: "Bangalore", locality: "Koramangala", isRemote: false }],
    ["bombay", { city: "Mumbai", locality: null, isRemote: false }],
    ["Remote", { city: null, locality: null, isRemote: true }],
    ["Bangalore, Karnataka", { city: "Bangalore", locality: null, isRemote: false }],
    [
      "Koramangala, Bengaluru, Karnataka, India",
      { city: "Bangalore", locality: "Koramangala", isRemote: false },
    ],
    ["panaji, goa", { city: "Panaji", locality: null, isRemote: false }],
    ["Nashik, MAHARASHTRA", { city: "Nashik", locality: null, isRemote: false }],
    ["Bhopal, Madhya  Pradesh", { city: "Bhopal", locality: null, isRemote: false }],
    ["Rohini, Delhi", { city: "Delhi", locality: "Rohini", isRemote: false }],
    ["Sector 17, Chandigarh", { city: "Chandigarh", locality: "Sector 17", isRemote: false }],
    ["Goa", { city: "Goa", locality: null, isRemote: false }],
    ["Remote, Kerala", { city: null, locality: null, isRemote: true }],
    ["GUNTUR", { city: "Guntur", locality: null, isRemote: false }],
    ["HSR Layout, NAVI MUMBAI", { city: "Navi Mumbai", locality: "HSR Layout", isRemote: false }],
    ["Nashik, India", { city: "Nashik", locality: null, isRemote: false }],
  ])("reads %s", (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });
});

describe("a city that was run into other words", () => {
  it.each([
    ["koramangala banglore", ["Koramangala", "Bangalore"]],
    ["banglore near station", ["Near Station", "Bangalore"]],
    ["HSR Layout Bengaluru", ["HSR Layout", "Bangalore"]],
    ["Andheri-Mumbai", ["Andheri", "Mumbai"]],
    ["Pune (Hinjewadi)", ["Hinjewadi", "Pune"]],
    ["rohini new delhi", ["Rohini", "Delhi"]],
    ["vashi navi mumbai", ["Vashi", "Navi Mumbai"]],
    ["near Pune", ["Pune"]],
    ["Pune city", ["Pune"]],
    ["nashik road", null],
  ])("%s", (text, parts) => {
    expect(cityAmong(text)).toEqual(parts);
  });
});
