import { lazily } from "@job-portal/protocol/formats";
import { END, FEMALE, MALE, oneOf, REFUSED, START, TERMS, WordingGround } from "./fair-terms";
import type { WordingMatch } from "./wording-rule";

const PEOPLE =
  "candidates?|applicants?|persons?|people|staffs?|employees?|workers?|freshers?|graduates?|individuals?|profiles?|" +
  "resumes?|cvs?|applications?|log|umm?e?e?dwar(?:on)?|karmchari|उम्मीदवार(?:ों)?|अभ्यर्थी|लोग(?:ों)?|कर्मचारी";
const TERM = `${START}(?:${Object.values(TERMS).join("|")})${END}`;
/** 'male Hindu candidates', 'men or women', 'Brahmin'. */
const GROUP = `${TERM}(?:(?:[ ,/&-]|and |or |aur |ya |और |या ){1,5}${TERM}){0,3}(?:['’]s)?(?: (?:${PEOPLE})${END})?`;

const ONLY = oneOf("only|strictly|exclusively|solely|sirf|kewal|keval|केवल|सिर्फ|सिर्फ़|मात्र");
const NO = oneOf("no|non|not|never|without|except|excluding|other than|avoid");
const TURNED_AWAY = oneOf(REFUSED);
const WANTED = oneOf(
  "only|hi|preferred|preferable|preferably|required?|needed|wanted|requirement|mandatory|must|chahiye|chaiye|chahie|" +
    "ki (?:avashyakta|jarurat|zarurat)|ke liye|apply|ही|चाहिए|की आवश्यकता|की जरूरत|के लिए|आवेदन कर(?:ें|े)|को प्राथमिकता",
);
const HIRING = oneOf(
  "looking for|searching for|hiring(?: for)?|hire|needs?|want(?:s|ed)?|require[ds]?|requirement (?:of|for)|seeking|" +
    "recruit(?:ing)?|prefer(?:red|ring|ence|ably)?(?: (?:is )?(?:for|to|given to|will be given to))?|vacanc(?:y|ies) (?:for|of)|" +
    "openings? (?:for|of)|jobs? for|urgent(?:ly)?|(?:best |most )?suit(?:able|ed) (?:for|to)|(?<!seats? (?:are |is )?|% )reserved for|invit(?:e|es|ing)",
);
const LABEL = oneOf("gender|sex|religion|caste|community|marital status|ling|लिंग|धर्म|जाति");

const WORD = "[\\p{L}\\p{M}\\p{N}+]+";
const few = (most: number) => `(?:${WORD} ){0,${most}}?`;

/** Words before 'male' or 'female' by which nobody is sought. */
const NOT_SOMEBODY = "for|of|to|or|and|nor|not|than|the|is|are|both|any|from|by";
/** What is asked of somebody: 'females with good communication'. */
const ASSET =
  "(?:an? |any |min(?:imum)? |at least )?(?:good|excellent|strong|fluent|basic|own|pleasing|valid|\\d+|experience|" +
  "knowledge|communication|computer|bike|vehicle|driving|licen[cs]e|smart ?phone|laptop)";
/** One of them: 'the ladies beautician' is no lady. */
const ONE_OF = `${START}(?:(?:fe)?males?|(?:wo)?m[ae]n|girl|boy|lady|gentlem[ae]n|${TERMS.RELIGION}|${TERMS.CASTE}|${TERMS.COMMUNITY})${END}(?!['’])`;

/** How a sentence shuts a group out: 'only …', '… only', 'no …', '… need not apply', 'looking for …', 'gender: …'. */
const CONSTRUCTIONS = [
  `(?<!not )${ONLY}[ :-]+${few(3)}${GROUP}`,
  `${GROUP}(?: ${WORD}){0,3}?[ :,()-]+${WANTED}`,
  `${NO}[ -](?:any |for |from |to hire |hiring |taking |suitable for |looking for )?${GROUP}`,
  `${GROUP}(?: (?:strictly|please|kindly|apply|aa?vedan|आवेदन))?[ ,]+${TURNED_AWAY}`,
  `${HIRING}[ :-]+${few(3)}${GROUP}`,
  `${LABEL}(?: preference| required| criteria)?(?: (?:must be|should be|is))?[ :=-]+${few(1)}${GROUP}`,
  `(?<!prefer\\p{L}* (?:for |to )?)${TERM} (?:${PEOPLE})${END}(?! (?:are |is |will be )?prefer)`,
  `${oneOf("must|should|shall|has to|have to|needs? to")} be (?:an? |only )?${few(1)}${ONE_OF}`,
  `^[^\\p{L}\\p{N}]*${GROUP}[^\\p{L}\\p{N}]*$`,
  // 'Physically fit male'
  `^(?!.*${START}(?:${NOT_SOMEBODY})${END})(?:${WORD}[ ,]+){1,3}(?:fe)?male$`,
  `^(?!.*prefer)[^\\p{L}\\p{N}]*(?:be )?(?:an? )?${START}(?:${TERMS.SEX}) (?:with|having) ${ASSET}${END}`,
  `^[^\\p{L}\\p{N}]*(?:${TERMS.RELIGION}|${TERMS.CASTE}) (?:${TERMS.SEX})${END}`,
].map((source) => lazily(() => new RegExp(source, "gu")));

/** A part of a sentence that says nothing else: '10th pass, female', 'Male (18-35)'. */
const LONE = /(?:(?<=[,;:(] ?)|^)(?:fe)?males?(?: only)?(?= ?(?:$|[,;()]))/gu;
/** With these, it is of somebody or something else. */
const NOT_LONE = new RegExp(
  oneOf(
    "patients?|elder(?:ly)?|customers?|clients?|any age|any gender|connectors?|plugs?|sockets?|couplings?|fittings?",
  ),
  "u",
);

/** A title names whoever is sought: 'Receptionist (Female)', 'Male Accountant'. */
const IN_TITLES = [
  ...CONSTRUCTIONS,
  lazily(() => new RegExp(oneOf(`${TERMS.SEX}|${TERMS.MARITAL_STATUS}`), "gu")),
];

const BETWEEN =
  "(?: (?:candidates?|applicants?|staff))?(?:[ ,/&+()-]|and |or |aur |ya |as well as |both |evam |एवं |और |या |व |\\d+ )+";
/** Both are named: 'Male/Female', 'men and women', '5 boys, 3 girls'. */
const BOTH_SEXES = new RegExp(
  `${START}(?:(?:${MALE})${BETWEEN}(?:${FEMALE})|(?:${FEMALE})${BETWEEN}(?:${MALE}))${END}`,
  "giu",
);

const has = (words: string) => new RegExp(oneOf(words), "u");

const ROOM =
  "accommodation|hostels?|rooms?|quarters?|stay|housing|toilets?|washrooms?|lockers?|uniforms?|cabs?|transport";
const BENEFIT = `${ROOM}|pick|pickups?|drops?|meals?|food|lunch|dinner|leaves?|maternity|insurance|benefits?|allowances?`;
const STAFF = `${TERM}(?: and ${TERM})?(?: (?:${PEOPLE})${END})?(?!,? only)`;
/** What a group that works here gets: 'hostel for girls', 'female employees get a cab'. */
const PROVIDED = new RegExp(
  `${oneOf(ROOM)}(?: (?:is|are|facility|facilities|available|provided|free))* for (?:all |our |the )?${STAFF}|` +
    `(?<!${ONLY} )${STAFF} (?:(?:will |also )?(?:get|receive|enjoy)|are (?:provided|given)) ` +
    `(?:an? |the |free |paid |full |our |their )*${oneOf(BENEFIT)}`,
  "gu",
);

/** A group is named to say that it makes no difference. */
const EQUALITY = has(
  "regardless of|irrespective of|without regard to|equal[ -]opportunit(?:y|ies)|discriminat(?:e|es|ion|ory)|no bar|" +
    "all genders|any gender|(?:all|any|every) (?:religions?|communit(?:y|ies)|castes?|genders?|backgrounds?)|bhedbhav|" +
    "married or unmarried|unmarried or married|भेदभाव",
);
/** Women are asked in, and nobody out. */
const WELCOME = has(
  "welcomed?|encouraged?|returning|returners?|career breaks?|transport|transportation|cabs?|pick[ -]?ups?|maternity|creche|" +
    "harassment|also apply|can also|may also|equally|bhi|swagat|भी|स्वागत",
);
const MEN = has(MALE);
const WOMEN = has(FEMALE);
const SHUT = new RegExp(`${ONLY}|${oneOf("need not|not|no|nahi+|नहीं|न")}`, "u");
/** Nobody is kept out by it, so the poster is only asked. */
const PREFERENCE = has("pref|prefer|pref+er+ed|preferable|preferably|preference|प्राथमिकता");
const CONTRAST = has("but|however|lekin|लेकिन|परंतु");

const grounds = Object.values(WordingGround).flatMap((ground) => {
  const terms = TERMS[ground];
  return terms === undefined ? [] : [[ground, has(terms)] as const];
});
/** Parts of the terms: nearly every sentence is told by them to have none of the terms. */
const STEMS = new RegExp(
  "male|wom[ae]n|\\bm[ae]n\\b|boys?\\b|girl|\\bgent|\\bguys|\\blad|purush|mard|mahil|aurat|hindu|muslim|islam|christ|catholic|" +
    "sikh|jain|buddh|parsi|brahm|rajput|dalit|kshat|vaish|\\bbani|savarn|caste|samaj|indian|north|bihar|mahara|tamil|" +
    "malay|kannad|keral|gujar|punjab|bengal|marath|marwar|madras|nepal|telug|hindi|odia|oriya|assam|konkan|tulu|urdu|" +
    "sindhi|rajasth|kashmir|manipur|haryan|bhojpur|patel|patidar|\\bjat\\b|yadav|lingay|reddy|kamma|nair|ezhava|iyer|" +
    "iyengar|agarwal|thakur|gounder|nadar|mudaliar|vokkal|kayast|khatri|gujjar|meena|\\bup\\b|married|bachelor|single|" +
    "divorc|kunwar|vivahit|sha+di|[\\u0900-\\u097f]",
);
const ANY_TERM = new RegExp(TERM, "u");
const PEOPLE_WORD = new RegExp(oneOf(PEOPLE), "gu");

/** Where a sentence in small letters shuts out groups of people. */
export function groupMatchesIn(sentence: string, isTitle: boolean): WordingMatch[] {
  // What is said after a 'but' is not excused by what stands before it.
  if (
    !STEMS.test(sentence) ||
    !ANY_TERM.test(sentence) ||
    EQUALITY.test(sentence.split(CONTRAST).at(-1) ?? "")
  )
    return [];
  // Stops stand in their place, so that the others keep theirs.
  const text = [BOTH_SEXES, PROVIDED].reduce(
    (left, harmless) => left.replace(harmless, (words) => "·".repeat(words.length)),
    sentence,
  );
  const isWelcoming = WELCOME.test(text);
  const isLone = !NOT_LONE.test(text) && !(MEN.test(text) && WOMEN.test(text));
  const patterns = [...(isTitle ? IN_TITLES : CONSTRUCTIONS), ...(isLone ? [() => LONE] : [])];
  return patterns.flatMap((patternOf) => {
    const pattern = patternOf();
    return [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const isPreference = PREFERENCE.test(isTitle || pattern === LONE ? text : words);
      return matchesOf(words, index, { isWelcoming, isPreference, isTitle });
    });
  });
}

const MEN_OR_WOMEN = "(?:fe)?males|(?:wo)?men|boys|girls|guys|gents|gentlemen|ladies";
const MAN_OR_WOMAN = "(?:fe)?male|(?:wo)?man|boy|girl|gentleman|lady";
/** An English group by sex, with what stands before and behind it in a match. */
const ENGLISH_GROUP = new RegExp(
  `^(.*?)${START}(?:(${MEN_OR_WOMEN})|(${MAN_OR_WOMAN}))${END}(?:['’]s)?(?: (${PEOPLE})${END})?(.*)$`,
  "u",
);
const ASKS_FOR = new RegExp(`^${HIRING}`, "u");
const ASKED_FOR = /^ (?:are |is )?(?:required|needed|wanted)$/u;

/**
 * "need 5 boys" as "need 5 people": all but the group stays, so that the sentence does. Null where a match asks
 * otherwise, or stands behind a title.
 */
function askedOfAll(words: string, isBehindTitle: boolean): string | null {
  const [, before = "", many, one = "", people, after = ""] = ENGLISH_GROUP.exec(words) ?? [];
  if (SHUT.test(words) || (!many && !one)) return null;
  const isAsking = ASKS_FOR.test(before) && after === "";
  if (!isAsking && (isBehindTitle || before !== "" || !ASKED_FOR.test(after))) return null;
  if (people) return `${before}${people}${after}`;
  if (many) return `${before}people${after}`;
  // 'male accountant' is an accountant; 'a boy' is a person.
  const isNoun = !/^(?:male|female|lady)$/u.test(one);
  return isNoun ? `${before}person${after}` : isAsking ? before.trimEnd() : null;
}

function matchesOf(
  words: string,
  start: number,
  { isWelcoming, isPreference, isTitle }: { isWelcoming: boolean; isPreference: boolean; isTitle: boolean },
): WordingMatch[] {
  const end = start + words.length;
  const neutral = askedOfAll(words, isTitle && start > 0) ?? words.match(PEOPLE_WORD)?.at(-1) ?? "";
  const isOpen = !MEN.test(words) && !SHUT.test(words);
  return grounds.flatMap(([ground, terms]) => {
    if (!terms.test(words)) return [];
    const isOpenToAll = ground === WordingGround.SEX && isOpen;
    if (isOpenToAll && isWelcoming) return [];
    return [{ ground, start, end, isHeld: !(isOpenToAll && isPreference), neutral }];
  });
}
