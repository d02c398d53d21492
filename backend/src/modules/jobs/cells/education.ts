import { inOurDigits } from "../../../text/digits";
import { Education } from "../job/job.enums";
import { exactly, firstOf, type Words } from "./cell-values";

/** Words of Hindi about education, by those that are read. */
const HINDI: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*(?:वीं|वी|वाँ|वां)/g, "$1th "],
  [/पाँचवीं|पांचवीं|पांचवी/g, "5th "],
  [/सातवीं|सातवी/g, "7th "],
  [/आठवीं|आठवी/g, "8th "],
  [/नौवीं|नवीं|नौवी/g, "9th "],
  [/दसवीं|दसवी|दशवीं|हाई\s*स्कूल|मैट्रिक/g, "10th "],
  [/ग्यारहवीं|ग्यारहवी/g, "11th "],
  [/बारहवीं|बारहवी|इंटर(?:मीडिएट)?/g, "12th "],
  [/स्नातकोत्तर|परास्नातक|पोस्ट\s*ग्रेजुएट/g, "postgraduate "],
  [/स्नातक|ग्रेजुएट/g, "graduate "],
  [/डिप्लोमा/g, "diploma "],
  [/आईटीआई|आई\s*टी\s*आई/g, "ITI "],
  [/कोई\s*भी|अनपढ\u093c?|अशिक्षित|(?:ज\u093c?रूरी|आवश्यक)\s*नहीं/g, "any "],
  [/बी\s*\.?\s*(?:ए|कॉम|एस\s*\.?\s*सी|टेक|एड)(?![\p{L}\p{M}])\.?/gu, "graduate "],
  [/एम\s*\.?\s*(?:ए|कॉम|एस\s*\.?\s*सी|टेक|एड)(?![\p{L}\p{M}])\.?/gu, "postgraduate "],
  [/साक्षर/g, "literate "],
  [/से\s*(?:कम|नीचे)/g, "below "],
  [/पास|उत्तीर्ण/g, "pass "],
  [/फेल/g, "fail "],
];

/** Reading takes the square of a text's length. */
const MOST_READ = 300;

/** Boards write "UG: Diploma PG: Post graduation not required": the letters say which line it is. */
const NOT_ASKED =
  /\b(?:post[\s-]?)?graduation\s+not\s+required\b|\bdoctorate\s+not\s+required\b|\bany\s+(?:speciali[sz]ation|stream|discipline|branch|subject)\b/gi;
const LINE_NAMES = /\b(?:ug|pg|doctorate)\s*:\s*/gi;

function inEnglish(whole: string): string {
  const read = whole.slice(0, MOST_READ).replace(/<\s*(?=\d)/g, "below ");
  const asked = read.replace(NOT_ASKED, " ").replace(LINE_NAMES, ", ");
  const cell = asked === read ? read : /\p{L}/u.test(asked) ? asked : "not required";
  return /[\u0900-\u097f]/.test(cell)
    ? HINDI.reduce(
        (text, [hindi, english]) => text.replace(hindi, english),
        inOurDigits(cell.normalize("NFC")),
      ).trim()
    : cell;
}

/** The least that is asked for comes first: "10th / 12th" is 10th, "Graduate or postgraduate" a graduate. */
const EDUCATION_WORDS: Words<Education> = [
  [
    /\bany\b(?!.*\b(?:grad|degree))|\bno (?:formal )?(?:education|qualification)|\billiterate\b|\buneducated\b|^\W*(?:not (?:required|needed|necessary|mandatory)|no bar)\W*$/i,
    Education.ANY,
  ],
  [
    /\b10\s*th\b|\bx\s*th\b|\bssc\b|\bmatric|\bsslc\b|\bsecondary\b(?<!(?:higher|senior) secondary)|\btenth\b|\b(?:class|std) ?(?:10|x)\b|^x$|^(?:min(?:imum)?\.?\s*)?10(?:\s*pass(?:ed)?)?$/i,
    Education.TENTH,
  ],
  [
    /\b12\s*th\b|\bhsc\b|\binter(?:mediate)?\b|\bpuc\b|\b10\s*\+\s*2\b|^\+\s*2\b|\b(?:higher|senior) secondary\b|\btwelfth\b|\bplus (?:two|2)\b|\bxii\b|\b(?:class|std) ?12\b|^(?:min(?:imum)?\.?\s*)?12(?:\s*pass(?:ed)?)?$/i,
    Education.TWELFTH,
  ],
  [/\biti\b/i, Education.ITI],
  [/\bdiploma\b(?!.*\bpost)|\bdme\b|\bpolytechnic\b|\b[ag]nm\b|\bd\.?\s?pharm/i, Education.DIPLOMA],
  [
    /(?<!post[\s-]?)\bgraduat|\bgrad\b|\bbachelor|\bdegree\b|\bb\.?\s?(?:tech|e|sc|com|a|ed|ca|ba|pharm|arch)\b|\bbca\b|\bbba\b|\bmbbs\b|\bundergraduate\b|\bug\b|\bll\.?b\b/i,
    Education.GRADUATE,
  ],
  [
    /\bpost[\s-]?grad|\bmasters?\b|\bm\.?\s?(?:tech|e|sc|com|a|ed|phil|s)\b|\bmba\b|\bmca\b|\bpgdm?\b|\bph\.?\s?d\b|\bdoctora|\bpg\b|\bca\b|\bicwa\b/i,
    Education.POSTGRADUATE,
  ],
];

/** Classes below the least that a job can ask for; a semester and a year of study are none. */
const BELOW_TENTH = new RegExp(
  [
    String.raw`(?<![\d+])[3-9]\s*(?:rd|th)\b(?!\s*(?:sem|year|yr))`,
    String.raw`^(?:min(?:imum)?\.?\s*)?[3-9](?:\s*(?:pass(?:ed)?|std|class|standard))?$`,
    String.raw`\b(?:class|std|standard)\s*[3-9]\b`,
    String.raw`\b(?:viii?|ix)\b`,
    String.raw`(?<!\b(?:not|no)\s)\b(?:below|under|less than|up\s?to)\s*(?:class\s*)?(?:10(?:\s*th)?\b(?!\s*(?:year|yr))|tenth|matric)`,
    String.raw`\b10(?:th)?\s*below\b`,
    String.raw`\b(?:10(?:th)?|ssc|matric\w*)\b(?!\s*pass[^,;]*\b12)[^,;]*\bfail`,
    String.raw`\bliterate\b`,
  ].join("|"),
  "i",
);
const BELOW_TWELFTH =
  /(?<!\b(?:not|no)\s)\b(?:below|under|less than)\s*(?:class\s*)?12(?:\s*th)?\b(?!\s*(?:year|yr))|\b12(?:th)?\s*below\b|\b11\s*th\b|\bxi\b|\b12(?:th)?\b[^,;]*\bfail/i;

/** The least that a cell asks for (FILE-21); null where it names none, or one that no job can ask for. */
export function educationOf(cell: string): Education | null {
  const text = inEnglish(cell);
  const isBetween = BELOW_TENTH.test(text) || BELOW_TWELFTH.test(text);
  return exactly(Education, cell) ?? (isBetween ? null : firstOf(EDUCATION_WORDS, text));
}

/**
 * The next one below what a cell asks for, which shuts nobody out: "8th pass" leaves any education, "11th" 10th; null
 * where nothing is understood.
 */
export function educationMeant(cell: string): Education | null {
  const text = inEnglish(cell);
  if (BELOW_TENTH.test(text)) return Education.ANY;
  return BELOW_TWELFTH.test(text) ? Education.TENTH : null;
}

/** The highest that a degree's name tells of: "PG Diploma" is postgraduate. */
export function educationOfDegree(degree: string): Education | null {
  const plain = degree.replaceAll(".", "");
  const found = EDUCATION_WORDS.findLast(([way, value]) => value !== Education.ANY && way.test(plain));
  return found?.[1] ?? null;
}
