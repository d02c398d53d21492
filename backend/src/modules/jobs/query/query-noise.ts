import { LANGUAGES } from "../../../text/languages";
import { endsAForm, formLength, isWithinAForm } from "./known-forms";
import { type QueryText, type QueryWord, wholeWords } from "./query-text";

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What every job is, in the languages that people search in. */
const JOBS = listOf(`
  job jobs jobz vacancy vacancies vacancie vacany vaccancy opening openings opportunity opportunities
  naukri naukari velai vela udyogam udyogalu kelasa chakri joli nokri nokari naukriyan naukriya kaam rozgar rojgar
  नौकरी नौकरियां नौकरियाँ नौकरियों जॉब जॉब्स काम वैकेंसी रोजगार रोज़गार नोकरी नोकऱ्या जाॅब
  வேலை வேலைகள் வேலைவாய்ப்பு ఉద్యోగం ఉద్యోగాలు జాబ్ జాబ్స్ ಕೆಲಸ ಉದ್ಯೋಗ ಉದ್ಯೋಗಗಳು চাকরি চাকুরি কাজ
  નોકરી નોકરીઓ કામ ભરતી ਨੌਕਰੀ ਨੌਕਰੀਆਂ ਕੰਮ ਭਰਤੀ ജോലി ഒഴിവ് ଚାକିରି نوکری
  நியமனம் ஆட்கள் పని ఖాళీలు ನೇಮಕಾತಿ নিয়োগ ജോലികൾ
`);
/** What somebody says who asks for one, and what is true of every job: that it is open to men, and good. */
const ASKING = listOf(`
  wanted required requirement requirements hiring urgent urgently need needed want looking searching available apply
  experienced please plz pls candidate candidates male males boy boys gents genuine good best trusted
  chahiye chahie chaiye chahiyen chaahiye chahiyee chaheye chahta chahti chahte mujhe muje mujhko hume koi hai hain
  karna karne karni milegi milega mile dhundh dhund dhoondh dhundhna dhundna raha rahi rahe hu hun hoon talash zarurat jarurat
  bhi kuch kuchh
  zaroorat jaroorat dijiye dedo batao bataye sakta sakti find get give show
  only sirf keval tomorrow tmrw accha acchi achhi achi bulk suitable
  chalega chalegi karunga karungi karenge kya kahan bhai sir mera meri hame humko mereko chahte chahti dila dilao
  क्या कहाँ कहां भाई मेरा मेरी करूंगा करूंगी चलेगा चाहता चाहती भी कुछ अच्छा अच्छी अच्छे चाहिए चाहिये मुझे हमें कोई है हैं हूं हूँ रहा रही तलाश ढूंढ ढूँढ जरूरत ज़रूरत भर्ती पाहिजे हवी हवा हवे
  தேவை வேண்டும் కావాలి ಬೇಕು ಬೇಕಾಗಿದೆ চাই দরকার જોઈએ જોઇએ છે ਚਾਹੀਦੀ ਚਾਹੀਦਾ വേണം
`);
/** What stands beside places and figures. */
const PLACE_PARTS = listOf(`
  hajar hajaar hazar hazaar roz rozana sau hundred thousand lakh lac chauraha chowk junction station
  सेक्टर सैक्टर फेज ब्लॉक जंक्शन स्टेशन मेट्रो चौक अड्डा हजार हज़ार सौ लाख सैलरी वेतन
`);
/** What ties words to each other. Some are words of their own in a trade, so they go at the edges alone. */
const TIES = listOf(`
  for in at near from to and or of with the a an on any all my i as me mein main mai hum मैं हम ki ka ke kee liye aur ya wala wali wale
  में की का के को लिए लिये और या वाला वाली वाले से मध्ये साठी માટે માં లో ಗೆ এর জন্য
`);
/** These are parts of no name, so they go wherever they stand. */
const LOOSE_TIES = listOf(
  `for in with at cum ki ka ke kee liye mein aur में की का के को लिए लिये और वाला वाली वाले साठी માટે ਦੀ ਦਾ ਦੇ ਵਿੱਚ`,
);

/** SPELL-12: words that are read as no part of a trade; they are spelt well, though few jobs have them. */
export const SAID_WORDS: readonly string[] = [...JOBS, ...ASKING, ...TIES, ...PLACE_PARTS];

/** Between words these say "in" and "on": "hotel me waiter". At an end, or behind "BE", "ME" is a degree. */
const TIES_BETWEEN = listOf(`me par pe`);

/** Words that say nothing where they stand at an end: "plumbing work", "bharti", "staff required". */
const AT_AN_END = listOf(`work works staff company bharti position positions opening vacant salary`);
/** What people say that they have. Few jobs name it, and those who ask for the trade find them as well. */
const OWNED = String.raw`(?:bike|(?:two|2)[\s-]?wheeler|scooty|scooter|cycle|car|vehicle|gaa?di|laptop|(?:driving\s+)?licen[cs]e|बाइक|गाड़ी|लाइसेंस)`;
const OWN = String.raw`(?:own|apn[ia]|khud\s+k[ia]|अपनी|खुद\s+की)`;
/** What a job may give beside pay. Few say so where a search looks, so a trade is found with and without it. */
const BENEFIT = String.raw`(?:food|khana|khane|accomm?odation|room|stay|lodging|rehna|rahna|rehne|rahne)`;
const BENEFITS = String.raw`${BENEFIT}(?:\s*(?:(?:and|aur|&|\+|,)\s*)?${BENEFIT})*`;
/** What is paid beside; "pf" alone is what payrolls know. */
const ALLOWANCES = String.raw`(?:with\s+)?(?:petrol|fuel|travel(?:ling)?|conveyance|mobile)\s+(?:allowances?|expenses?|charges?)|with\s+(?:e?pf(?:\s*(?:and|aur|&|\+|,|/)?\s*esic?)?|esic?|bonus|petrol|incentives?)(?:\s+facility)?`;
/** What a seeker fears to be asked for. */
const DEMANDS = String.raw`(?:investment|registration(?:\s+fees?)?|fees?|targets?|charges?|deposit|incentives?|interview|exam)`;
/** What ties a language to whoever speaks it; a job names the language alone. */
const SPEAKING = String.raw`(?<=(?:^|\s)(?:${LANGUAGES})\s)(?:speaking|speakers?|knowing|bolne\s+wal[aie]|(?:language\s+)?(?:jaan?ne\s+wal[aie]|aani|aana|aati|aata))|(?:(?:who|can|must|should)\s+)*(?:speaks?|knows?)(?=\s+(?:${LANGUAGES})(?:\s|$))`;
const DAYS_OFF = String.raw`(?:(?:sat(?:urday)?|sun(?:day)?|weekly|week)\s*(?:(?:&|and|aur)\s*)?)+off|(?:5|6|five|six)\s*days?\s*(?:a\s+week|working|week)|(?:sunday|itwar|itvaar)\s+(?:ki\s+)?chh?utt?i`;
/** How long one works: few jobs name it. "Last 24 hours" was read before. */
const HOURS = String.raw`(?:[89]|1[0-6]|24)\s*(?:hours?|hrs?|ghant[ae])(?:\s+(?:a|per|ki|ka)\s+day)?(?:\s+(?:ki\s+|ka\s+)?(?:duty|work|kaam|shift|daily))?`;
/** "Evening 6 to 10", "9 to 5 job". */
const FROM_TO = String.raw`\d{1,2}\s*(?:-|–|to|se|से)\s*\d{1,2}`;
const PART_OF_DAY = String.raw`morning|evening|night|subah|shaam|sham|raat|सुबह|शाम|रात`;
const DAYTIME = String.raw`(?<=(?:^|\s)(?:${PART_OF_DAY})\s(?:ke\s|ko\s|me\s)?)${FROM_TO}|${FROM_TO}(?=\s+(?:${PART_OF_DAY}|job|shift|duty|office|timing)(?:\s|$))`;
/** From when to when: "5pm to 9pm", "shaam 6 baje se". Jobs name a shift at most. */
const AT_O_CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?\s*(?:a\.?m|p\.?m|baje|बजे|o'?clock)`;
const CLOCK = String.raw`(?:(?:from|after|before)\s+)?(?:\d{1,2}(?:[:.]\d\d)?\s*(?:-|–|to|se|से)\s*)?${AT_O_CLOCK}(?:\s*(?:-|–|to|se|से|tak|तक|ke\s+baad)(?:\s*${AT_O_CLOCK}(?:\s*(?:tak|तक))?)?)?`;
/** When one could begin: employers say so of most jobs. A joiner alone is a carpenter. */
const AT_ONCE = String.raw`(?:immediate(?:ly)?|urgent)\s+(?:join(?:ing|ers?)?|start|requirement)|(?:join(?:ing)?|start)\s+immediate(?:ly)?|turant\s+(?:joining|chahiye)|तुरंत\s+(?:जॉइनिंग|चाहिए)`;
/** Who names both asks for neither. */
const MEN = String.raw`(?:boys?|males?|gents|men)`;
const WOMEN = String.raw`(?:girls?|females?|ladies|women)`;
const OR = String.raw`\s*(?:(?:and|or|aur|&|/|,)\s*)?`;
const PHRASES = wholeWords(
  [
    String.raw`(?:i\s+(?:am\s+|'m\s+)?)?(?:looking|searching)\s+for|i\s+(?:need|want)|to\s+be(?:come)?(?:\s+an?)?`,
    // What somebody says to a phone.
    String.raw`(?:which|what)\s+(?:are\s+(?:the\s+)?)?(?:companies|company|firms?)?\s*(?:is|are|who\s+are)|(?:is|are)\s+there(?:\s+any)?`,
    String.raw`(?:can|could)\s+(?:you|i)(?:\s+(?:please|get))?|(?:please\s+)?(?:tell|show|help|give|find)\s+me|do\s+you\s+have|i\s+(?:would\s+like|wish|have)(?:\s+to)?|i\s+am(?:\s+an?)?`,
    String.raw`retired?(?:\s+(?:persons?|people|log|employees?|staff(?!\s+nurse)|m[ae]n(?!\s+power)))?`,
    // Those who look after them are no seekers of that age.
    String.raw`senior\s+citizens?(?!\s+(?:home\s+)?(?:care|nurs|attend|home))`,
    String.raw`${MEN}${OR}${WOMEN}|${WOMEN}${OR}${MEN}`,
    String.raw`mil\s+sakt[ai]\s+hai|in\s+my\s+(?:area|city)|ke\s+liye|के\s+लिये|के\s+लिए`,
    String.raw`(?:with|having)\s+(?:(?:an?|my|valid|${OWN})\s+){0,2}${OWNED}|${OWN}\s+${OWNED}(?!\s+(?:ke?\s+saa?th|के\s+साथ))`,
    String.raw`(?:(?:(?:${OWN}\s+)?${OWNED}|${BENEFITS})\s+)?(?:ke?\s+saa?th|के\s+साथ)`,
    String.raw`(?:with|free)\s+(?:free\s+)?${BENEFITS}|${BENEFITS}\s+(?:free|provided|facility)|khan[ae]\s+(?:aur\s+)?r[ae]hn[ae]`,
    String.raw`(?:without|no|zero|bina)\s+(?:any\s+)?${DEMANDS}`,
    String.raw`${HOURS}|${CLOCK}|${DAYTIME}|${DAYS_OFF}|${AT_ONCE}|fixed\s+salary|${ALLOWANCES}|${SPEAKING}`,
  ].join("|"),
  "gu",
);

/** Behind what is not wanted: "sales nahi". */
const NOT_THIS = listOf("nahi nahin nahee nhi नहीं नही नाही");
/** Before it: "without degree". */
const WITHOUT = listOf("no not without except excluding bina बिना");

/** Places that boys are in: "boys school teacher" asks for more than a school. */
const OF_BOYS = listOf("school college hostel pg");

/** Whether a word says no more than that a job is looked for. */
export const isNoise = ({ text }: QueryWord): boolean => JOBS.has(text) || ASKING.has(text);

/** Whether a word says nothing of a job, or ties others to each other. */
export const isIdle = (word: QueryWord): boolean => isNoise(word) || TIES.has(word.text);

const isJob = ({ text }: QueryWord): boolean => /^jobs?$/.test(text);

/** Takes out what says no more than that a job is looked for, unless it is part of a form: "ghar se kaam". */
export function dropNoise(text: QueryText): void {
  for (const { index, 0: phrase } of text.plain.matchAll(PHRASES))
    text.drop({ start: index, end: index + phrase.length });
  dropUnwanted(text);
  const { words } = text;
  for (const [at, word] of words.entries())
    if (isJob(word) ? isIdleJob(words, at) : saysNothing(words, at) && !isWithinAForm(words, at))
      text.drop(word);
  dropAtEnds(text);
}

/** "Day job" and "company job" are forms that "day" and "company" are not; "mnc company job" is one of an MNC. */
const isIdleJob = (words: readonly QueryWord[], at: number): boolean =>
  !endsAForm(words, at) || (at > 1 && AT_AN_END.has(words[at - 1]?.text ?? ""));

const saysNothing = (words: readonly QueryWord[], at: number): boolean => {
  const word = words[at];
  if (word?.text === "boys" && OF_BOYS.has(words[at + 1]?.text ?? "")) return false;
  return word !== undefined && (isNoise(word) || LOOSE_TIES.has(word.text) || isTieBetween(words, at));
};

function isTieBetween(words: readonly QueryWord[], at: number): boolean {
  const [before, word, behind] = [words[at - 1], words[at], words[at + 1]];
  if (!before || !word || !behind) return false;
  return TIES_BETWEEN.has(word.text) && !/^(?:b\.?e|me?)$/.test(before.text);
}

/**
 * READ-13: takes out what is not wanted, unless nothing else was typed. A search for these words would find the very
 * jobs. "No experience" and "night shift nahi" are forms, and stay.
 */
function dropUnwanted(text: QueryText): void {
  const { words } = text;
  const unwanted = words.flatMap(({ text: word }, at) => {
    if (isWithinAForm(words, at)) return [];
    if (NOT_THIS.has(word) && at > 0) return words.slice(startOfForm(words, at - 1), at + 1);
    const after = words[at + 1];
    if (!WITHOUT.has(word) || !after || /^\d/.test(after.text)) return [];
    return words.slice(at, at + 1 + Math.max(1, formLength(words, at + 1)));
  });
  const isElse = words.some((word) => !unwanted.includes(word) && !isIdle(word));
  if (isElse) for (const word of unwanted) text.drop(word);
}

/** Where the longest form begins that ends at a word, and does not begin the text; otherwise the word itself. */
function startOfForm(words: readonly QueryWord[], at: number): number {
  for (let from = Math.max(1, at - 3); from < at; from += 1)
    if (from + formLength(words, from) === at + 1) return from;
  return at;
}

function dropAtEnds(text: QueryText): void {
  for (;;) {
    const { words } = text;
    const [first, last] = [words[0], words.at(-1)];
    // "ME" alone is a degree.
    if (last?.text.length === text.typed.length) return;
    const isEnding = last && AT_AN_END.has(last.text) && words.length > 1 && words.at(-2)?.text !== "of";
    const isLastIdle = last && (TIES.has(last.text) || isEnding);
    if (last && isLastIdle && !isWithinAForm(words, words.length - 1)) text.drop(last);
    else if (first && isIdleStart(words) && !isWithinAForm(words, 0)) text.drop(first);
    else return;
  }
}

/** A tie, or the work of "work in delhi" and "work near andheri as cook": of "work study engineer" it is a part. */
function isIdleStart([first, second]: readonly QueryWord[]): boolean {
  if (!first) return false;
  const isCutOff = !second || second.start > first.end + 1;
  return (second !== undefined && TIES.has(first.text)) || (isCutOff && /^works?$/.test(first.text));
}
