/** By what a wording shuts people out. */
export enum WordingGround {
  SEX = "SEX",
  AGE = "AGE",
  MARITAL_STATUS = "MARITAL_STATUS",
  RELIGION = "RELIGION",
  CASTE = "CASTE",
  COMMUNITY = "COMMUNITY",
  DISABILITY = "DISABILITY",
  LOOKS = "LOOKS",
}

// \b knows Latin letters alone; a Devanagari word ends where no letter or mark follows.
export const START = "(?<![\\p{L}\\p{M}\\p{N}])";
export const END = "(?![\\p{L}\\p{M}\\p{N}])";

/** One of some words, as a pattern of whole ones; in English, Hinglish and Hindi. */
export const oneOf = (words: string): string => `${START}(?:${words.normalize("NFKC")})${END}`;

/** They are turned away: '… need not apply'. */
export const REFUSED =
  "(?:need not|needn['’]?t|should not|shouldn['’]?t|cannot|can['’]?t|can not|do not|don['’]?t|must not|may not|will not|" +
  "won['’]?t|are not|aren['’]?t|is not|not)(?: be| being)? (?:appl(?:y|ied)|allowed|eligible|considered|accepted|" +
  "required|needed|wanted|entertained|permitted|preferred|suitable|hired|contact|call|attend|come|welcome|encouraged)|" +
  "excluded|(?:please |kindly )?(?:excuse|stay away)|(?:nahi+n?|na|mat|नहीं|न|मत)(?: [\\p{L}\\p{M}]+)?";

/** Said of somebody: 'female gym trainer' means her, 'ladies gym' means the gym. */
const MALE_OR_FEMALE = "males?|females?|lady";
export const MALE =
  "males?|men|boys?|gents?|gentlem[ae]n|guys|lad[ck]?k[ae]|ladk[ae]y?|ladkon?|purush(?:on)?|mard|" +
  "पुरुष(?:ों)?|लड़क[ाे]|लड़कों|मर्द";
export const FEMALE =
  "females?|wom[ae]n|girls?|lady|ladies|ladki(?:y[ao]n?|yaan)?|mahilaa?(?:a?on?|yen|ye|en)?|aurat(?:en|on)?|" +
  "महिला(?:एं|एँ|ओं|ये)?|लड़की|लड़किय(?:ां|ाँ|ों)|स्त्री|औरत(?:ें|ों)?";

/** Languages stand for people only before a word for people: 'Marathi people', not 'Marathi typing'. */
export const LANGUAGES =
  "marathi|tamil|telugu|kannada|malayalam|hindi|gujarati|punjabi|bengali|odia|oriya|assamese|konkani|tulu|urdu|" +
  "sindhi|nepali|rajasthani|kashmiri|manipuri|haryanvi|bhojpuri|मराठी|गुजराती|पंजाबी|बंगाली|तमिल|हिंदी";

const NEAR_PEOPLE =
  "people|persons?|candidates?|applicants?|boys?|girls?|guys|men|women|ladies|staff|community|famil(?:y|ies)|" +
  "folks?|log|manus|background|origin|लोग(?:ों)?|उम्मीदवार(?:ों)?";

/** Surnames too, so that only 'Reddy community' is meant. */
const CASTES_AND_NAMES =
  "patel|patidar|jat|yadav|maratha|lingayat|reddy|kamma|nair|ezhava|iyer|iyengar|agarwal|marwari|thakur|gounder|" +
  "nadar|mudaliar|vokkaliga|kayasthas?|khatri|gujjar|meena|ठाकुर|यादव|जाट";

/** What is of a group's and no group: 'female ward', 'women customers'. */
const THINGS =
  "wards?|hostels?|pgs?|wear|clothing|clothes|garments?|apparel|ethnic|footwear|shoes|collections?|section|" +
  "departments?|wing|block|shelter|toilets?|washrooms?|restrooms?|health|hygiene|safety|empowerment|welfare|helpline|" +
  "cell|centres?|centers?|commission|entrepreneurs?|networks?|customers?|clients?|patients?|students?|guests?|" +
  "passengers?|members?|users?|inmates|residents?|child(?:ren)?|visitors?|learners?|athletes?|cricket|football|" +
  "league|stitching|grooming|products?|accessories|category|infertility|reproductive|partners?|couples?|" +
  "accommodation|वार्ड|छात्रावास|हॉस्टल|कॉलेज|मरीज|मरीजों|ग्राहक|ग्राहकों|वस्त्र|विद्यालय";
/** The same where no single person is meant: 'ladies gym', 'women's college'. */
const PLACES =
  "gyms?|salons?|parlou?rs?|spas?|clinics?|hospitals?|schools?|colleges?|universit(?:y|ies)|homes?|tailor(?:ing|s)?|" +
  "fashion|hair|development|studies|bank|teams?|police";
const OF_BELIEFS =
  "temples?|church(?:es)?|trusts?|mission|studies|college|schools?|universit(?:y|ies)|hospitals?|medical|festivals?|" +
  "weddings?|rituals?|law|calendar|newspaper|minority|food|meals?|thalis?|cuisine";
const OF_REGIONS =
  "food|foods|meals?|cuisines?|dish(?:es)?|thalis?|snacks?|breakfast|tiffins?|restaurants?|kitchens?|sweets|chefs?|" +
  "cooks?|commis?|halwai|items?|markets?|states?|regions?|zones?|territor(?:y|ies)|branch(?:es)?|movies?|films?|music|" +
  "languages?|clients?|customers?|bank";

const notOf = (things: string) =>
  `(?!['’]?s?['’]?(?:[ -]| and )(?:(?!(?:for|in|at|with|to)${END})\\p{L}+ )??(?:${things})${END})`;

/** Words for a group of people, by the ground on which it is one. */
export const TERMS: Readonly<Record<string, string>> = {
  SEX: `(?:${MALE_OR_FEMALE})${END}${notOf(THINGS)}|(?!(?:${MALE_OR_FEMALE})${END})(?:${MALE}|${FEMALE})${END}${notOf(`${THINGS}|${PLACES}`)}`,
  RELIGION:
    "(?:hindus?|muslims?|islamic|christians?|catholics?|sikhs?|jains?|buddhists?|parsis?|हिंदू|हिन्दू|हिंदुओं|मुस्लिम|" +
    `मुसलमान(?:ों)?|ईसाई|सिख|जैन)${END}${notOf(OF_BELIEFS)}`,
  CASTE:
    "brahm[ia]ns?|rajputs?|dalits?|kshatriyas?|vaishyas?|bani(?:y)?as?|savarnas?|(?:upper|lower|forward|general)[ -]?castes?|" +
    `ब्राह्मण(?:ों)?|राजपूत|दलित(?:ों)?|(?:${CASTES_AND_NAMES}) (?:caste|samaj|${NEAR_PEOPLE})`,
  COMMUNITY:
    "(?:(?:south|north)[ -]?indians?|north[ -]?east(?:ern)?(?:ers?| indians?| (?:people|boys|girls|candidates))|biharis?|maharashtrians?|tamilians?|" +
    "malayal(?:i|ee)s?|kannadigas?|keralites?|gujaratis|punjabis|bengalis|marathis|marwaris|madrasis?|nepalis|" +
    `(?:up|bihar|nepal|bengal)(?:(?: and | & |/| )(?:up|bihar))? (?:people|boys|girls|candidates|log)|बिहारी|` +
    `(?:${LANGUAGES}) (?:${NEAR_PEOPLE}))${END}${notOf(OF_REGIONS)}`,
  MARITAL_STATUS:
    "(?:un|non-?)?married(?: (?:wom[ae]n|girls?|lad(?:y|ies)|females?|m[ae]n|males?|boys?))?|un-?married|" +
    "bachelors?(?!['’]?s?[ -](?:degree|in|of|or|and|level|course))|single (?:wom[ae]n|m[ae]n|girls?|boys?|males?|females?)|" +
    "divorce(?:d|es)|kunwar[aei]|avivahit|vivahit|shaa?di[ -]?shuda|अविवाहित|विवाहित|शादीशुदा|कुंवार[ाीे]",
};
