import { typedPlaces, withPlace } from "./typed-places";

describe("several places in one field", () => {
  it.each([
    ["Whitef", "Whitef"],
    ["Pune; Mum", "Mum"],
    ["Koramangala, Ban", "Ban"],
    ["Pune;", ""],
  ])("of '%s' it is '%s' that is being typed", (text, last) => expect(typedPlaces(text).last).toBe(last));

  it.each([
    ["Whitef", "Whitefield, Bangalore", "Whitefield, Bangalore"],
    ["Pune; Mum", "Mumbai", "Pune; Mumbai"],
    ["Koramangala, Ban", "Bangalore", "Koramangala, Bangalore"],
    ["Pune, White", "Whitefield, Bangalore", "Pune; Whitefield, Bangalore"],
  ])("after '%s' choosing %s makes '%s'", (text, place, whole) => expect(withPlace(text, place)).toBe(whole));
});
