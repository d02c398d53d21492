import { lazily } from "@job-portal/protocol/formats";
import { STEMS } from "./fair-stems";
import { END, LANGUAGES, oneOf, REFUSED, START, WordingGround } from "./fair-terms";
import type { WordingMatch } from "./wording-rule";

/** Words that shut people out, or may, without naming a group of people. */
interface FairWords {
  ground: WordingGround;
  pattern: () => RegExp;
  /** The poster is asked about it, and the job is not held. */
  isAsked?: true;
  /** Before or after it, it means something else. */
  unlessBefore?: RegExp;
  unlessAfter?: RegExp;
  /** What says the same of everybody. */
  neutral?: (words: string) => string;
}

const all = (pattern: string) => lazily(() => new RegExp(oneOf(pattern), "gu"));
const endsWith = (pattern: string) =>
  new RegExp(`${START}(?:${pattern})(?:[ :'’-]+[\\p{L}\\p{M}]+){0,2}[ :-]*$`, "u");
const beginsWith = (pattern: string) => new RegExp(`^[ -]*(?:${pattern})${END}`, "u");

const YEARS = "(?: ?(?:years?|yrs?\\.?|sal|saal|varsh|साल|वर्ष)(?:['’]s?)?)?";
const AGE = "age|aged|ages|age (?:limit|group|range|criteria|bar)|umar|umr|aayu|ayu|उम्र|आयु(?: सीमा)?";
const SAID = "(?: ?[:=-]| (?:is|should|must|shall|limit|of|between|from|within|group|not|be|to be|ki|se))*";
/** From the age at which one may work to the age at which most retire. */
const ADULT = "(?:1[89]|[2-6]\\d)";
const LESS =
  "below|under|less than|up ?to|upto|max(?:imum)?(?: of)?|not more than|not above|not over|not exceeding|within|<=?|≤";
const NOT_MORE = "(?:should |must |can |may )?not (?:be )?(?:more than|above|over|exceed(?:ing)?|older than)";
const OTHERS_AGE =
  "children|kids|patients?|customers?|clients?|students?|passengers?|guests?|members?|users?|babies|players?|loans?|vehicles?|" +
  "compan(?:y|ies)|brands?|buildings?|audiences?|learners?|people|residents?";
const NOT_AGE =
  "(?:of )?(?:relevant |work |working |total |prior |professional |industry )*(?:experience|exp|warranty|service|standing|tenure)|old (?:company|brand|firm|building|business|group|organi[sz]ation|hospital|school)|" +
  "minutes|days|months|hours|km|kms|kg|kgs|%|lakhs?|lpa|k|crores?|people|employees|members|seats|rooms|beds|outlets|stores|calls|ka anubhav|का अनुभव|" +
  "of (?:operations?|business|existence|history|legacy|excellence|trust|tradition)";

const NOT_A_LIMIT =
  /^ ?(?:\+|plus|min(?:imum)?\b|vacanc|posts?\b|openings?\b|(?:and|or|&) (?:above|older|over)|se (?:upar|adhik)|से (?:अधिक|ऊपर|ज्यादा))/u;

const AFTER_AGE =
  "only|apply|can|may|should|must|need|required|wanted|preferred|welcome|chahiye|and|with|for";

const SEXES = "girls?|ladies|lady|females?|wom[ae]n|m[ae]n|males?|boys?";
const GIRL = `${SEXES}|candidates?|persons?|people|applicants?|staff|receptionists?|hostess(?:es)?|faces?`;

const SOMEBODY =
  "people|persons?|candidates?|applicants?|boys?|girls?|m[ae]n|wom[ae]n|log|folks|ones?|community";
/** They are turned away from the job itself: nobody says so of a fee. */
const BARRED =
  "(?:need not|should not|cannot|can['’]?t|do not|don['’]?t|must not) apply|" +
  "(?:are |is |will )?not (?:be )?(?:allowed|eligible|considered|accepted|entertained|preferred|hired)";
const QUEER =
  "lgbt\\p{L}*\\+?|trans(?:genders?|sexuals?|wom[ae]n|m[ae]n)|gays?|lesbians?|homosexuals?|queer|hijr[ae]s?|kinnars?|third gender";
const RESERVED =
  "sc ?[/,&] ?st(?: ?[/,&] ?obc)?|sc and st|scs?|sts?|obcs?|scheduled (?:castes?|tribes?)|reserved (?:category|castes?)|reservation category";
const REGIONS =
  "up|u\\.p|bihar|jharkhand|(?:west )?bengal|uttar pradesh|odisha|assam|rajasthan|haryana|punjab|gujarat|maharashtra|" +
  "kerala|tamil ?nadu|karnataka|andhra|telangana|kashmir|nepal|bangladesh|(?:the )?(?:north|south|north[ -]?east)(?:[ -]?india)?";

const GENDERED: Readonly<Record<string, string>> = {
  salesman: "salesperson",
  saleswoman: "salesperson",
  salesmen: "salespeople",
  saleswomen: "salespeople",
  "sales girl": "sales associate",
  salesgirl: "sales associate",
  "sales girls": "sales associates",
  salesgirls: "sales associates",
  "sales boy": "sales associate",
  "sales boys": "sales associates",
  "office boy": "office assistant",
  "office boys": "office assistants",
  "delivery boy": "delivery partner",
  "delivery boys": "delivery partners",
  "pantry boy": "pantry assistant",
  "pantry boys": "pantry assistants",
  "kitchen boy": "kitchen assistant",
  "service boy": "service assistant",
  "counter boy": "counter assistant",
  "counter girl": "counter assistant",
  "helper boy": "helper",
  "tea boy": "pantry assistant",
  "ward boy": "ward attendant",
  "ward boys": "ward attendants",
  "room boy": "room attendant",
  "room boys": "room attendants",
  "store boy": "store assistant",
  "canteen boy": "canteen assistant",
  "packing boy": "packing assistant",
  "packing boys": "packing assistants",
  "pickup boy": "pickup partner",
  watchman: "security guard",
  watchmen: "security guards",
  cameraman: "camera operator",
  "air hostess": "cabin crew member",
  "air hostesses": "cabin crew members",
  barmaid: "bartender",
};

/** Slips in names of trades, as people type them (POST-10). */
const SLIPS: Readonly<Record<string, string>> = {
  delivery: "d[ei]l[ei]{1,2}v[eai]{0,2}r{1,2}(?:y|ey|i|ies?)",
  kitchen: "kit?ch[ea]n",
  office: "off?ice",
};
const withSlips = (trade: string): string =>
  Object.entries(SLIPS)
    .reduce((pattern, [word, slips]) => pattern.replace(word, slips), trade)
    .replace(" ", "[ -]?");

const GENDERED_TRADES = Object.entries(GENDERED).map(
  ([trade, neutral]) => [new RegExp(`^${withSlips(trade)}$`, "u"), neutral] as const,
);
const neutralTrade = (words: string): string =>
  GENDERED_TRADES.find(([trade]) => trade.test(words.toLowerCase()))?.[1] ?? "";

const GENDERED_WORDS = all(Object.keys(GENDERED).map(withSlips).join("|"));

const FAIR_WORDS: readonly FairWords[] = [
  {
    ground: WordingGround.AGE,
    pattern: all(
      `(?:${AGE})${SAID} ?(?:${LESS})? ?${ADULT}${YEARS}(?: ?(?:-|–|—|to|and|se|से|/)+ ?${ADULT}${YEARS})`,
    ),
  },
  {
    ground: WordingGround.AGE,
    pattern: all(`(?:${AGE})${SAID} ?(?:${LESS}|${NOT_MORE}) ?${ADULT}${YEARS}(?: (?:of age|only))?`),
    unlessAfter: beginsWith(NOT_AGE),
  },
  {
    ground: WordingGround.AGE,
    pattern: all(`(?:max(?:imum)?|upper|adhiktam|अधिकतम) (?:${AGE})${SAID} ?${ADULT}${YEARS}`),
  },
  {
    ground: WordingGround.AGE,
    pattern: all(`(?:age (?:limit|bar)|(?:उम्र|आयु) सीमा|umar seema) ?[:=-]? ?(?:is |of )?${ADULT}${YEARS}`),
    unlessBefore: endsWith("min(?:imum)?|lower|no|न्यूनतम"),
    unlessAfter: NOT_A_LIMIT,
  },
  {
    ground: WordingGround.AGE,
    pattern: all(
      `(?:${AGE})${SAID} ?${ADULT}${YEARS} ?(?:se kam|tak|से कम|तक|(?:se (?:zyada|jyada|adhik|upar)|से (?:ज्यादा|ज़्यादा|अधिक|ऊपर)) (?:nahi+n?|na|नहीं|न))`,
    ),
  },
  {
    ground: WordingGround.AGE,
    pattern: all(
      `(?:${LESS}|between) ?(?:the age of |age )?${ADULT}(?: ?(?:-|–|to|and) ?${ADULT})? ?(?:years?|yrs?)(?: (?:of age|old|only))?`,
    ),
    unlessBefore: endsWith(`${OTHERS_AGE}|experience|exp|in|with(?:in)?|salary|period|bond|notice`),
    unlessAfter: beginsWith(NOT_AGE),
  },
  {
    ground: WordingGround.AGE,
    // People are below an age whose years nobody writes: 'male candidates below 30'.
    pattern: all(
      `(?:${GIRL}|freshers?|log|ladk[ae]) (?:only |aged? |who are |should be )?(?:${LESS}|${NOT_MORE}) ${ADULT}(?= ?(?:$|[.,;!)]|(?:${AFTER_AGE})${END}))`,
    ),
  },
  {
    ground: WordingGround.AGE,
    pattern: all(
      `${ADULT} ?(?:-|–|to|se|से) ?${ADULT} ?(?:years?|yrs?|sal|saal|varsh|साल|वर्ष) (?:of age|old|age|ki umar|ke|की उम्र|की आयु|के)`,
    ),
    unlessBefore: endsWith(OTHERS_AGE),
    unlessAfter: beginsWith(NOT_AGE),
  },
  {
    ground: WordingGround.AGE,
    pattern: all(
      `(?:only )?(?:no one|nobody|not|people|candidates|anyone|those) (?:above|over|older than) (?:the age of )?${ADULT}${YEARS}(?: of age)?`,
    ),
    unlessBefore: endsWith(
      "(?:polic(?:y|ies)|insurance|care|plans?|services?|homes?|clubs?|products?) (?:for|of|to)",
    ),
    unlessAfter: beginsWith(`${NOT_AGE}|welcome|may|can|are welcome`),
  },
  {
    ground: WordingGround.AGE,
    pattern: all(
      `(?:(?:above|over|older than) ${ADULT}${YEARS}|${ADULT} ?(?:\\+|plus)) (?:(?:please|kindly) )?(?:${REFUSED}|should not|not)(?: [\\p{L}]+)?`,
    ),
    unlessBefore: endsWith("experience|exp"),
    unlessAfter: beginsWith(NOT_AGE),
  },
  {
    ground: WordingGround.AGE,
    // 'Male (18-35)', 'male riders only 18-28 yrs'
    pattern: all(
      `(?:${SEXES})(?: (?:riders?|drivers?|helpers?|workers?|guards?|boys?|candidates?|persons?|staff))?(?: only)? ?[(,:-]? ?(?:age )?${ADULT} ?(?:-|–|to) ?${ADULT}(?= ?(?:$|[.,;)]|years|yrs))`,
    ),
    unlessBefore: endsWith("for|of|to"),
  },
  {
    ground: WordingGround.AGE,
    pattern: all(`${ADULT} (?:साल|वर्ष|sal|saal|varsh) (?:से कम|तक|se kam|tak)(?: (?:उम्र|आयु|umar))?`),
    unlessAfter: beginsWith(NOT_AGE),
  },
  {
    ground: WordingGround.AGE,
    isAsked: true,
    pattern: all(
      "young(?:,? (?:and|&) (?:dynamic|energetic|enthusiastic|smart|talented|ambitious|vibrant)|,? (?:dynamic|energetic|enthusiastic|smart|talented) [\\p{L}]+| (?:candidates?|persons?|people|professionals?|graduates?|blood|talents?|minds?|m[ae]n|achievers?))|youngsters|youthful|जवान|युवा उम्मीदवार",
    ),
    unlessBefore: endsWith("teach|mentor|care of|with|for"),
  },
  {
    ground: WordingGround.AGE,
    isAsked: true,
    pattern: all(
      `(?:min(?:imum)? age|age(?: should be| must be)? (?:above|over)|age ?:? ?>) ?(?:is |of |: ?)?(?:2[2-9]|[3-6]\\d)${YEARS}`,
    ),
  },
  {
    ground: WordingGround.LOOKS,
    pattern: all(
      `good[ -]?looking|good looks|fair[ -](?:complexion(?:ed)?|skin(?:ned)?|colou?r(?:ed)?)|(?:beautiful|handsome|attractive|pretty|slim|sexy) (?:and \\p{L}+ )?(?:${GIRL})|khu?bsurat|sund[ae]r (?:ladki|mahila|dikhne)\\p{L}*|gor[aei] (?:rang|ladki)\\p{L}*|(?<!(?:job|trade|book|career) )fair (?:and \\p{L}+ )?(?:${SEXES})|(?:tall|slim|height[^,;]{0,20}),? (?:and|&) fair(?= ?(?:$|[,.;)]|(?:${GIRL})${END}))|fair,? (?:and|&) (?:tall|slim)|सुंदर (?:लड़की|महिला|दिखने)|गोर[ाीे] (?:रंग|लड़की)|खूबसूरत`,
    ),
    unlessAfter: beginsWith(
      "(?:and \\p{L}+ )?(?:ui|uis|web\\p{L}*|pages?|reports?|dashboards?|designs?|interfaces?|products?|presentations?|packag\\p{L}*|food|dish\\p{L}*|plates?|charts?|displays?|slides?|apps?|videos?|graphics?|layouts?|cakes?|garments?|houses?|homes?|interiors?)",
    ),
  },
  {
    ground: WordingGround.DISABILITY,
    pattern: all(
      "(?:no|non|not|without|except|free (?:from|of)|should not have|must not have|don['’]?t have)[ -](?:(?:any|a|physical|mental|kind of|form of|type of|suitable for|for|be|persons? with|people with|candidates? with) ?)*" +
        "(?:(?:physically|visually|hearing|mentally|specially|differently)[ -]?(?:handicapped|challenged|disabled|impaired|abled)|handicap(?:ped)?|disabled|disabilit(?:y|ies)|pwds?|deaf|dumb|divyang\\p{L}*|viklang\\p{L}*)",
    ),
    unlessAfter: beginsWith("discrimination|bias|barriers?|bar|quota"),
  },
  {
    ground: WordingGround.DISABILITY,
    pattern: all(
      "(?:(?:physically|visually|hearing|mentally|specially|differently)[ -]?(?:handicapped|challenged|disabled|impaired|abled)|handicap(?:ped)?|disabled|with (?:a |any )?disabilit(?:y|ies)|pwds?|divyang\\p{L}*|viklang\\p{L}*|दिव्यांग|विकलांग)" +
        "(?: (?:persons?|people|candidates?|applicants?|उम्मीदवार|log))?(?: (?:are|is|please|kindly|will be))? (?:need not|should not|not (?:allowed|eligible|considered|suitable|accepted|apply)|cannot|can['’]?t|do not|don['’]?t|nahi|na apply|आवेदन न|नहीं|न)",
    ),
  },
  { ground: WordingGround.DISABILITY, pattern: all("able[ -]bodied") },
  {
    ground: WordingGround.MARITAL_STATUS,
    pattern: all("un-?married|avivahit|kunwar[aei]|अविवाहित"),
    unlessBefore: endsWith("married"),
    unlessAfter: beginsWith(
      "(?:or|and|/|&|,) ?married|partners?|couples?|children|sons?|daughters?|dependents?",
    ),
  },
  {
    ground: WordingGround.MARITAL_STATUS,
    pattern: all(
      `no (?:single|working|new|young) mothers|mothers (?:${REFUSED})|(?:should|must) not have (?:any |small |young )*(?:kids|children|babies)(?= ?(?:$|[.,;)]))`,
    ),
  },
  {
    ground: WordingGround.SEX,
    pattern: all(
      "(?:no|not|non)[ -](?:be )?pregnant|garbhvati (?:mahila\\p{L}* )?(?:nahi|na)|गर्भवती (?:महिला\\p{M}*\\p{L}* )?(?:न|नहीं)",
    ),
    unlessBefore: endsWith("suitable|safe|recommended|advised|meant|intended"),
  },
  {
    ground: WordingGround.SEX,
    pattern: all(
      `(?:no|not) (?:${QUEER})|(?:${QUEER})(?: (?:${SOMEBODY}))? (?:please |kindly )?(?:${REFUSED})|only straight (?:${SOMEBODY})|straight (?:${SOMEBODY}) only`,
    ),
  },
  {
    ground: WordingGround.SEX,
    pattern: all("[mf] only"),
    unlessBefore: /[^\s(-] ?$/u,
  },
  {
    ground: WordingGround.CASTE,
    pattern: all(
      `(?:no|not) (?:${RESERVED})|(?:${RESERVED})(?: (?:${SOMEBODY}))? (?:please |kindly )?(?:${BARRED})|(?:only |strictly )(?:for )?general category|general category (?:(?:${SOMEBODY}) )?only`,
    ),
    unlessBefore: /[.]$/u,
    unlessAfter: beginsWith(
      "or st|certificates?|reservations?|quota|fees?|relaxation|for (?:an? |the )?(?:fees?|scholarships?|reservations?)",
    ),
  },
  {
    ground: WordingGround.COMMUNITY,
    pattern: all(
      `no (?:${SOMEBODY}) (?:from|of) (?:${REGIONS})|(?:${SOMEBODY}) (?:from|of|belonging to) (?:${REGIONS})(?:(?:,| and| or| &|/) ?(?:${REGIONS}))* (?:please |kindly )?(?:${BARRED})`,
    ),
  },
  {
    ground: WordingGround.COMMUNITY,
    isAsked: true,
    pattern: all(
      `(?:mother[ -]?tongue|native (?:speakers? of )?(?:${LANGUAGES})(?: speakers?)?|native speakers?)`,
    ),
  },
  {
    ground: WordingGround.SEX,
    isAsked: true,
    pattern: GENDERED_WORDS,
    neutral: neutralTrade,
  },
];

/** Stops in place of names of trades, for a 'delivery boy' is no boy; other words keep their places. */
export const withoutTrades = (sentence: string): string =>
  sentence.replace(GENDERED_WORDS(), (words) => "·".repeat(words.length));

/** Where a sentence has such words. */
export function wordMatchesIn(sentence: string): WordingMatch[] {
  const asked = FAIR_WORDS.filter(({ ground }) => STEMS[ground]?.test(sentence));
  return asked.flatMap(({ ground, pattern, isAsked, unlessBefore, unlessAfter, neutral }) =>
    [...sentence.matchAll(pattern())].flatMap(({ 0: words, index }) => {
      const end = index + words.length;
      const isElse =
        (unlessBefore?.test(sentence.slice(0, index)) ?? false) ||
        (unlessAfter?.test(sentence.slice(end)) ?? false);
      return isElse ? [] : [{ ground, start: index, end, isHeld: !isAsked, neutral: neutral?.(words) ?? "" }];
    }),
  );
}
