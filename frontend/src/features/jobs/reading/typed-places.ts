/** What has been typed of several places: those before with the sign behind them, and the one that is being typed. */
interface TypedPlaces {
  before: string;
  sign: string;
  last: string;
}

/** Places stand between semicolons, and people put commas there as well. */
export function typedPlaces(text: string): TypedPlaces {
  const at = Math.max(text.lastIndexOf(";"), text.lastIndexOf(","));
  return {
    before: text.slice(0, Math.max(at, 0)).trim(),
    sign: text.charAt(at),
    last: text.slice(at + 1).trim(),
  };
}

/** The text with a place in the place of the last one. What has a comma in it is parted from others by a semicolon. */
export function withPlace(text: string, place: string): string {
  const { before, sign } = typedPlaces(text);
  if (before === "") return place;
  return sign === ";" || place.includes(",") ? `${before}; ${place}` : `${before}, ${place}`;
}
