import type { Random } from "./random";

// Syllables rather than words, so that no name is that of a company which exists and is known.
const BEGINNINGS =
  "Ar An Bhav Chand Dev Dhar Ell Gand Har Ind Ish Jav Kal Kav Kesh Lal Mad Mal Man Mith Nand Nav Nir Om Pal Par Pras Pur Rag Rem Rit Sam San Sar Shal Shub Sind Sum Tar Tej Ud Vam Van Ved Vih Vir Yam Yash".split(
    " ",
  );
const ENDINGS =
  "avira anya ovra ithra antika alya entra inaya arsha undhi eshwa aksha idhya oma ulya antra avanti ethra umbra oshi anika ivara adri elika".split(
    " ",
  );
const QUALITIES =
  "Blue Green Silver Golden Copper Red White Amber Bright Little Quiet Old Clear Kind Morning Evening River Hill Garden Temple".split(
    " ",
  );
const THINGS =
  "Banyan Neem Peepal Mango Tamarind Lotus Jasmine Marigold Kite Lantern Peacock Sparrow Heron Elephant Monsoon Bridge Lamp Brass Cardamom Saffron Coconut Palm Tulsi Champak Gulmohar Myna Bulbul Koel".split(
    " ",
  );

/** An invented name that ends in one of `endings` and whose slug is not in `taken`; adds the slug there. */
export function companyName(random: Random, endings: string[], taken: Set<string>): string {
  for (;;) {
    const ending = random.pick(endings);
    const isPair = !ending.startsWith("&") && random.chance(0.35);
    const stem = isPair
      ? `${random.pick(QUALITIES)} ${random.pick(THINGS)}`
      : random.pick(BEGINNINGS) + random.pick(ENDINGS);
    const name = `${stem} ${ending}`;
    const slug = slugOf(name);
    if (!taken.has(slug)) {
      taken.add(slug);
      return name;
    }
  }
}

export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
