import { editsBetween } from "../../../text/edits";
import { JobType } from "../job/job.enums";
import { isNothing, typeOf } from "./cell-values";

/** Words of a file's column of types that name none of the four (FILE-13). */

/** What was answered for such words, by their keys. */
export type TypeAnswers = Readonly<Record<string, JobType>>;

/** Longer texts are no word for a type. */
const MAX_WORD = 60;

/** A cell of the column of types as it is compared. */
export const typeKey = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** A type that a file's word stands for; null where the word wasn't answered. */
export const answeredType = (cell: string, answers: TypeAnswers): JobType | null => {
  const key = typeKey(cell);
  return Object.hasOwn(answers, key) ? (answers[key] ?? null) : null;
};

/** What people write for a type, beside what `job-words.ts` reads by itself. */
const SYNONYMS: Readonly<Record<JobType, string>> = {
  [JobType.FULL_TIME]:
    "full time|full day|whole time|permanent|perm|perma|regular|payroll|on payroll|company payroll|company roll|" +
    "salaried|direct hire|probation|confirmed|office job|employee|standard|पक्की नौकरी|पूर्ण कालिक",
  [JobType.PART_TIME]:
    "part time|hourly|hourly basis|per hour|weekend|weekends|evening|evenings|few hours|short hours|on call|zero hours|" +
    "side job|आधा दिन",
  [JobType.CONTRACT]:
    "contract|contractual|temporary|fixed term|freelance|freelancer|gig|gig work|daily wage|daily wages|daily wager|" +
    "daily basis|per day|piece rate|retainer|retainership|outsourced|outsourcing|off roll|off rolls|ad hoc|adhoc|" +
    "deputation|job work|project|project basis|limited period|agency|vendor payroll|दिहाड़ी|अस्थायी",
  [JobType.INTERNSHIP]:
    "internship|trainee|traineeship|apprentice|apprenticeship|articleship|article assistant|industrial training|" +
    "on the job training|stipend|student|summer project|vocational training|प्रशिक्षु",
};

const TYPE_BY_SYNONYM: readonly (readonly [synonym: string, type: JobType])[] = Object.values(
  JobType,
).flatMap((type) => SYNONYMS[type].split("|").map((synonym) => [synonym, type] as const));

/** What industries and departments are called. Boards have them in the column of types. */
const INDUSTRY =
  /\b(?:account|advert|aerospace|agricult|airline|analyt|animat|apparel|appliance|architect|auto|aviat|bank|beaut|bever|bio|bpo|brew|brok|build|call cent|cement|ceram|chemical|clinic|commerce|communic|construct|consult|consumer|courier|customer|dairy|defen[cs]e|design|distill|ecommerce|educat|electr|energy|engineer|entertain|equip|event|export|facility|fashion|fertili|financ|fitness|fmcg|food|freight|furnitur|gaming|garment|gems|glass|govern|hardware|health|heat|heavy|hospital|hotel|human resource|import|industr|infra|insur|interior|internet|iron|jewel|kpo|leather|legal|logist|machin|manufact|marine|market|media|medic|metal|mining|network|ngo|nursing|operations|other|others|packag|paint|paper|petro|pharma|plastic|power|print|product|propert|public|publish|railway|real estate|recruit|repair|research|restaur|retail|rubber|sale|sanitary|school|science|secur|semicond|service|shipping|social|software|sport|staffing|steel|strateg|sugar|supply|technolog|telcom|telecom|textile|tobacco|tour|trad|transport|travel|tyre|warehous|waste|water|wellness|wholesale|wood|(?:gas|hr|it|ites|law|oil|pr)\b)/;

/** The type that a word may mean: by what people write for it, then by a slip of a letter or two. */
export function proposedType(cell: string): JobType | null {
  const key = typeKey(cell);
  const same = TYPE_BY_SYNONYM.find(([synonym]) => synonym === key);
  if (same) return same[1];
  if (isIndustry(key)) return null;
  const within = TYPE_BY_SYNONYM.find(([synonym]) => ` ${key} `.includes(` ${synonym} `));
  return within?.[1] ?? nearestType(key);
}

const SHORT = 4;
const LONG = 7;

/** In four letters or fewer one slip makes another word. */
function nearestType(key: string): JobType | null {
  const written = [key, ...key.split(" ")].map((word) => word.replaceAll(" ", ""));
  let [type, least]: [JobType | null, number] = [null, Infinity];
  for (const [synonym, of] of TYPE_BY_SYNONYM) {
    const meant = synonym.replaceAll(" ", "");
    for (const word of written) {
      const length = Math.min(word.length, meant.length);
      const edits = length <= SHORT ? Infinity : editsBetween(word, meant);
      if (edits <= (length < LONG ? 1 : 2) && edits < least) [type, least] = [of, edits];
    }
  }
  return type;
}

const isIndustry = (key: string): boolean => INDUSTRY.test(key);

/** A word that is asked about, with the rows that have it. */
export interface AskedType {
  /** As it stands in most of these rows. */
  word: string;
  rowCount: number;
  proposal: JobType | null;
}

/** The words of a column of types that are asked about one by one, and the rows that are answered together. */
export interface AskedTypes {
  words: AskedType[];
  /** Rows whose type is blank or an industry. */
  without: number;
}

/** So many words that nobody knows are no types: the column holds something else. */
const MAX_UNKNOWN = 12;
/** Words that are asked about one by one. */
export const MAX_TYPE_WORDS = 40;

/** @param cells the distinct cells of the column, with how many rows have each */
export function askedTypes(cells: readonly { cell: string; count: number }[]): AskedTypes {
  const unread = cells.filter(({ cell }) => typeOf(cell) === null);
  const asked = new Map<string, AskedType>();
  for (const { cell, count } of unread.toSorted((one, other) => other.count - one.count)) {
    const key = typeKey(cell);
    if (key === "" || isNothing(cell) || cell.trim().length > MAX_WORD) continue;
    const known = asked.get(key);
    if (known) known.rowCount += count;
    else if (proposedType(cell) !== null || !isIndustry(key))
      asked.set(key, {
        word: cell.trim().replace(/\s+/g, " "),
        rowCount: count,
        proposal: proposedType(cell),
      });
  }
  const words = [...asked.values()];
  const isOther = words.filter(({ proposal }) => proposal === null).length > MAX_UNKNOWN;
  const kept = words
    .filter(({ proposal }) => proposal !== null || !isOther)
    .toSorted((one, other) => other.rowCount - one.rowCount)
    .slice(0, MAX_TYPE_WORDS);
  const all = unread.reduce((rows, { count }) => rows + count, 0);
  return { words: kept, without: kept.reduce((rows, { rowCount }) => rows - rowCount, all) };
}
