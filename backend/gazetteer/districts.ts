import { plainName } from "../src/modules/places/place-names";
import type { PostOffice } from "./sources";

const TELANGANA = new Set([
  "Adilabad",
  "Warangal",
  "Karim Nagar",
  "Mahabub Nagar",
  "K.V.Rangareddy",
  "Medak",
  "Nalgonda",
  "Nizamabad",
  "Hyderabad",
  "Khammam",
]);

/** As the directory spells them, where that isn't how states.tsv does. */
const STATE_NAMES: Record<string, string> = {
  pondicherry: "PY",
  chattisgarh: "CG",
  delhi: "DL",
  chandigarh: "CH",
  "daman and diu": "DH",
  "dadra and nagar haveli": "DH",
};

/** The directory's districts by their usual names today. */
const DISTRICT_NAMES: Record<string, string> = {
  "Karim Nagar": "Karimnagar",
  "Mahabub Nagar": "Mahbubnagar",
  "K.V.Rangareddy": "Ranga Reddy",
  Cuddapah: "Kadapa",
  "Gandhi Nagar": "Gandhinagar",
  "Surendra Nagar": "Surendranagar",
  Mahesana: "Mehsana",
  Ananthapur: "Anantapur",
  Pondicherry: "Puducherry",
  Sibsagar: "Sivasagar",
  "Kaimur (Bhabua)": "Kaimur",
  "Yamuna Nagar": "Yamunanagar",
  "Raigarh(MH)": "Raigad",
  "Ahmed Nagar": "Ahmednagar",
  Osmanabad: "Dharashiv",
  Allahabad: "Prayagraj",
  Faizabad: "Ayodhya",
  "Jyotiba Phule Nagar": "Amroha",
  Kheri: "Lakhimpur Kheri",
  "Kanpur Nagar": "Kanpur",
  Hoshangabad: "Narmadapuram",
  "West Nimar": "Khargone",
  "East Nimar": "Khandwa",
  Jhujhunu: "Jhunjhunu",
  Ganganagar: "Sri Ganganagar",
  Ramanagar: "Ramanagara",
  Chickmagalur: "Chikmagalur",
  Tuticorin: "Thoothukudi",
  Villupuram: "Villupuram",
  Kasargod: "Kasaragod",
  Ropar: "Rupnagar",
  Medinipur: "West Midnapore",
  Darjiling: "Darjeeling",
  Khorda: "Khordha",
  Ernakulam: "Kochi",
  Muktsar: "Muktsar",
};

/** What districts are called besides their usual name. */
export const DISTRICT_ALIASES: Readonly<Record<string, readonly string[]>> = {
  "Gautam Buddha Nagar": ["gautam budh nagar", "gautam budha nagar", "gb nagar", "g b nagar"],
  "North 24 Parganas": [
    "24 parganas north",
    "north 24 pgs",
    "n 24 parganas",
    "n 24 pgs",
    "uttar 24 parganas",
  ],
  "South 24 Parganas": [
    "24 parganas south",
    "south 24 pgs",
    "s 24 parganas",
    "s 24 pgs",
    "dakshin 24 parganas",
  ],
  "Ranga Reddy": ["k v rangareddy", "k v ranga reddy", "rr district", "r r district"],
  "West Midnapore": ["paschim medinipur", "west medinipur"],
  "East Midnapore": ["purba medinipur", "east medinipur"],
};

export const districtOf = ({ districtName }: PostOffice): string =>
  DISTRICT_NAMES[districtName] ?? districtName.replace(/\s*\(.*\)$/, "");

/** @param codes of states by plain name */
export function stateCodeOf(office: PostOffice, codes: ReadonlyMap<string, string>): string {
  const { stateName, districtName } = office;
  if (stateName === "ANDHRA PRADESH" && TELANGANA.has(districtName)) return "TS";
  if (stateName === "JAMMU & KASHMIR" && ["Leh", "Kargil"].includes(districtName)) return "LA";
  const name = plainName(stateName);
  const code = STATE_NAMES[name] ?? codes.get(name);
  if (code === undefined) throw new Error(`An unknown state: ${stateName}`);
  return code;
}

const INSTITUTION = new RegExp(
  "\\b(?:college|university|vidyalaya|viswavidalaya|vidyapeeth|polytechnic|school|court|hospital|secretariat|" +
    "assembly|bhavan|bhawan|bank|limited|ltd|factory|mills?|press|depot|regiment|training|institute|academy|ashram|" +
    "board|corporation|head ?quarters?|hqrs?|iaf|crpf|bsf|cisf|srpf|raf|itbp|air force|naval|ins|cantt|cantonment|" +
    "camp|campus|r ?s|rly|railway|tso|p and t|pt colony|h o|mdg|mandi|bazaa?r|chowk|kutchery|collectorate|" +
    "jail|museum|legislators?|engg|agri|research|project|thermal|power|station|club|hotel|lines|house|stadium|" +
    "samiti|trust|society|corpn|airport|building|engineering|medical|compound|gate|post office|sectt|ministry|" +
    "militia|centre|center|c d a|govt|government|governmemnt|central|works|workshop|arsenal|ordnance|" +
    "ordanance|ammunition|armament|offices?|barracks?|exchange|quarters?|qtrs|ndc|nda)\\b",
);

const WORDS = /^[a-z]{2,}\.?(?:[ .'-]?[a-z]{2,}\.?)*$/i;

/** Every city has one. */
export const GENERIC = new Set([
  "city",
  "sector",
  "highcourt",
  "market",
  "industrial estate",
  "industrial area",
  "town",
  "kutchery",
]);

/** "Koramangala" of "Koramangala S.O"; null for an office that is named for an institution. */
export function localityNameOf(office: PostOffice): string | null {
  const name = office.officeName
    .replace(/\s*\(.*?\)?\s*$/, "")
    .replace(/\s*\b(?:B|S|H|G\.?P)\.?O\.?(?=\W|$).*$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const plain = plainName(name);
  const isOdd =
    plain.length < 4 ||
    !WORDS.test(name) ||
    GENERIC.has(plain) ||
    /\d/.test(plain) ||
    /\b\w\b.*\b\w\b/.test(plain) ||
    INSTITUTION.test(plain);
  return isOdd ? null : capitalised(name);
}

const capitalised = (name: string): string =>
  name.replace(/(?<![\p{Letter}.'])\p{Ll}/gu, (start) => start.toUpperCase());

/** Branch offices are villages'. */
export const isTownOffice = ({ officeName }: PostOffice): boolean =>
  /\b(?:S\.?O|H\.?O|G\.?P\.?O)\b/.test(officeName);

export const isHeadOffice = ({ officeName }: PostOffice): boolean =>
  /\b(?:H\.?O|G\.?P\.?O)\b/.test(officeName);
