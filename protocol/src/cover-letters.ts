/** Characters of a cover letter, and of what goes to a company with an application. */
export const MAX_LETTER = 3000;
export const MAX_LETTER_TITLE = 120;
/** Of one account. */
export const MAX_LETTERS = 20;

export interface LetterPlaces {
  company: string;
  job: string;
  name: string;
}

/** The letter with its places filled; what is not known, such as an unnamed sender, stays to be filled by hand. */
export const filledLetter = (text: string, places: LetterPlaces): string =>
  text.replace(/\{(company|job|name)\}/gi, (place, name: string) => {
    const known = places[name.toLowerCase() as keyof LetterPlaces];
    return known || place;
  });
