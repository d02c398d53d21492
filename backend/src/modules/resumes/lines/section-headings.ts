import { distance } from "fastest-levenshtein";
import { withoutLetterSpacing } from "./resume-lines";

/** What the part of a resume below a heading is about. */
export type SectionKind =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "softSkills"
  | "languages"
  | "contact"
  | "links"
  | AddedKind
  | "other";

/** Sections beside the wizard's steps that are read. */
export const ADDED_KINDS = [
  "projects",
  "certificates",
  "awards",
  "publications",
  "volunteer",
  "interests",
] as const;
export type AddedKind = (typeof ADDED_KINDS)[number];

const ASIDES: readonly SectionKind[] = [...ADDED_KINDS, "other"];

const EMPLOYMENT =
  "(?:work|working|professional|employment|career|job|industry|industrial|teaching|relevant)";
/** What may stand around the noun of any heading. */
const BEFORE =
  "(?:(?:my|key|core|major|main|other|additional|relevant|professional|academic|personal|brief|technical|about|current|recent) )*";

/** Whole headings, in small letters and without signs; the first kind that fits counts. */
const HEADINGS: readonly (readonly [SectionKind, readonly string[]])[] = [
  [
    "summary",
    [
      "kaam ki talash|mer[ae] ba+re me(?:in|n)?|uddeshya?|parichay",
      `(?!academic )${BEFORE}(?:profile|summary|objectives?|overview|bio|statement|headline)(?: (?:summary|statement|overview))?`,
      "(?:career|professional|executive|personal|profile|job|resume) (?:profile|summary|objectives?|overview|statement|synopsis|goals?|brief|highlights|snapshot|aspirations?)",
      "(?:summary|objective|profile) (?:of (?:qualifications|skills|experience)|statement)",
      "about(?: (?:me|myself|the candidate))?|hello|hi(?: there)?|introduction|who i am|synopsis|career objective and summary|a little about me",
      "सारांश|परिचय|उद्देश्य|मेरे बारे में|करियर उद्देश्य|कैरियर उद्देश्य|व्यावसायिक सारांश|प्रोफाइल|प्रोफ़ाइल",
    ],
  ],
  [
    "experience",
    [
      "(?:kaam|kam|work|naukri|job) k[ai] (?:anubhav|tajurba|tajurbha|experience)|anubhav|ka+m|purana ka+m|kaha+n?(?: kaha+n?)? ka+m kiya",
      `${BEFORE}${EMPLOYMENT}?(?: and ${EMPLOYMENT})? ?(?:experiences?|employment)(?: (?:history|details?|summary|record|profile|so far))?`,
      `${EMPLOYMENT} (?:experiences?|history|background|record|summary|profile|details?|chronology)`,
      `(?:details|summary) of (?:${EMPLOYMENT} )?(?:experience|employment)`,
      "(?:my )?(?:work|job)s?|(?:professional )?career(?: in brief)?|my journey|career (?:history|path|journey|timeline|graph|progression)|employment|positions? held|experience and internships?|where i (?:have |ve )?(?:worked|taught|served)|(?:professional|work(?:ing)?) life|(?:work|career) chronology|(?:work|jobs?) done(?: so far)?|my \\p{Letter}+ journey|jobs? (?:held|history)|organi[sz]ational experience|previous (?:experience|employment|jobs?|employers?)|past experience",
      "(?:professional |academic |faculty |research )?(?:appointments|posts|positions)(?: held)?|(?:professional|career|work) journey|(?:service|employment|job) particulars|positions?(?: of employment)?|working experiences?|(?:career|professional|employment|organi[sz]ational|work) (?:scan|contour|sketch|track|progression|chronicle|exposure|trajectory|assignments?|engagements?)|(?:present|current|last) (?:employment|employer|job|organi[sz]ation|assignment)|employers|employment and experience|service (?:record|history|details?)|articleship(?: (?:experience|training|details?))?|(?:experience|employment|job) (?:details?|history|summary|profile|chronicle)|(?:gulf|overseas|abroad|foreign|indian?|domestic|international|research|practical|technical|business|hands on|job|project and work|army|military|hotel|kitchen|security|banking|accounting|it|company|on the job) experiences?",
      "(?:work |professional |industrial )?internships?(?: (?:experience|and training|and work experience|details))?|internships? and (?:work )?experience|work experience and internships?",
      "sea (?:service|time|experience)(?: (?:record|details?))?|(?:jobs?|work) done|(?:legal |professional |private )?practice|(?:industrial|in ?plant|vocational|summer|winter|hotel) trainings?(?: details?)?",
      "(?:current|present|previous|past|earlier|former|prior) (?:positions?|appointments?|roles?|assignments?|posts?|postings?|work|work experience)",
      "(?:clinical|nursing|sales|driving|hospital|office|field|corporate|overall|total work) experience",
      "अनुभव|कार्य अनुभव|कार्यानुभव|कार्य का अनुभव|नौकरी का अनुभव|व्यावसायिक अनुभव|पेशेवर अनुभव|रोजगार|काम का अनुभव|रोज़गार|कामाचा अनुभव|अनुभव तपशील",
      "my journey (?:in|through|with) (?:the )?\\p{Letter}+|academic (?:positions?|appointments?)|பணி அனுபவம்|வேலை அனுபவம்|কর্ম অভিজ্ঞতা|কাজের অভিজ্ঞতা|పని అనుభవం|અનુભવ|કામનો અનુભવ|ਤਜਰਬਾ|പ്രവൃത്തി പരിചയം|ಕೆಲಸದ ಅನುಭವ",
    ],
  ],
  [
    "education",
    [
      "padha+i(?: likha+i)?|shiksha|(?:shaikshik|shaikshanik) yogyata|yogyata|ta+le+m",
      `${BEFORE}(?:education|educational|academics?|qualifications?|scholastics?|studies)(?: (?:and (?:training|certifications?|qualifications?|credentials|courses)|background|details?|history|profile|qualifications?|record|credentials|information|chronicle|summary|performance))*`,
      "(?:academic|educational?|education|scholastic)(?:al)? (?:qualifications?|background|details?|history|profile|record|credentials|credential|information|chronicle|performance|achievements|summary|and professional qualifications?)",
      "(?:academic|educational?|scholastic|technical|professional) (?:qualifications?|chronicle|journey|scan|attainments?|achievements?)(?: details?)?|edification|scholastics|education qualifications?|qualification details?|(?:academic|educational) and (?:technical|professional) qualifications?",
      "(?:professional|educational|technical) and (?:academic|educational|professional|technical) qualifications?(?: details?)?",
      "(?:legal|medical|formal|higher|college|school|technical|nursing|professional) education|learning|(?:my )?classrooms?|(?:academia|schooling|education and training|training and education|degrees?|certifications? and education|where i (?:have )?studied|(?:what )?i (?:have )?studied|what i studied|(?:my )?stud(?:y|ies)|school and training|schools?|technical qualifications?)",
      "शैक्षणिक पात्रता|शिक्षण|शैक्षणिक माहिती|கல்வித் தகுதி|கல்வி|শিক্ষাগত যোগ্যতা|শিক্ষা|విద్యార్హతలు|విద్య|શૈક્ષણિક લાયકાત|શિક્ષણ|ਸਿੱਖਿਆ|വിദ്യാഭ്യാസം|വിദ്യാഭ്യാസ യോഗ്യത|ಶಿಕ್ಷಣ|ವಿದ್ಯಾರ್ಹತೆ",
      "(?:civil|military|general|basic|other)(?: and (?:civil|military|technical|professional))? (?:education|qualifications?)",
      "शिक्षा|शैक्षिक योग्यता|शैक्षणिक योग्यता|शैक्षणिक विवरण|योग्यता|पढ़ाई|शैक्षिक विवरण|शैक्षणिक पृष्ठभूमि",
    ],
  ],
  [
    "softSkills",
    [
      "(?:soft|personal|interpersonal|people|behaviou?ral|social) (?:skills?|strengths?)|strengths?|key strengths|personal (?:attributes|traits|qualities)|my strengths|strengths and skills|व्यक्तिगत गुण",
    ],
  ],
  [
    "languages",
    [
      "bhasha(?:yen|ye|en|on ka gyan)?",
      "languages?(?: (?:known|proficiency|skills?|spoken|competency|i speak|fluency))?|linguistic (?:skills|proficiency|abilities)|known languages|spoken languages|(?:languages )?i (?:can )?speak|speaks|tongues|language and communication",
      "भाषाएँ|भाषाएं|भाषा|भाषा ज्ञान|भाषाओं का ज्ञान|भाषा का ज्ञान|ज्ञात भाषाएँ|ज्ञात भाषाएं",
    ],
  ],
  [
    "skills",
    [
      "(?:mujhe )?kya(?: kya)? a+ta hai|hunar|kaushal|jo ka+m a+ta hai|ka+m jo a+ta hai|kya(?: kya)? (?:chala|kar|bana) (?:let[ai]|sakt[ai]) (?:hoon|hun|hu)",
      "(?:(?:my|key|core|other|additional|extra|relevant|professional|technical|it|computer|areas of|hard|functional|clinical|primary|special|top|main|work|industry|software|tech|tools and|key professional) )*(?:skills?|skillset|competenc(?:y|ies)|expertise|proficienc(?:y|ies)|technologies|abilities|capabilities|stack|tools)(?: (?:set|sets|summary|profile|matrix|and (?:tools|competencies|expertise|abilities|technologies|strengths|interests|proficienc(?:y|ies))|highlights|overview|inventory))?",
      "what i (?:can do|do best|am good at|know)|(?:(?:things )?i (?:can do|am good at)|good at)|what i bring|(?:i|works?|things) i? ?know|in my bag|tool ?(?:box|kit)|tools and craft|techniques|strong (?:points|holds)|strongholds|(?:software|tools) known|practice areas?|areas? of practice|know how|कौशल्ये|कौशल्य|कार्य कौशल|திறன்கள்|திறமைகள்|দক্ষতা|నైపుణ్యాలు|કૌશલ્યો|કૌશલ્ય|ਹੁਨਰ|കഴിവുകൾ|ಕೌಶಲ್ಯಗಳು",
      "(?:work|works|skills?|jobs?|trades?) known|known (?:work|works|skills)|(?:job|work|trade) knowledge",
      "(?:procedures?|procedural|machines?|machinery|equipment|trade|driving|cooking|culinary|kitchen|teaching|managerial|management|administrative|financial|accounting|legal|sales|marketing|programming|coding|engineering|nursing|medical|hospitality|security|vocational|occupational|creative|artistic|data|knowledge)(?: and)? skills?|(?:what |things )?i know|(?:research|clinical|language and technical|business|trade|work|job|specific|general|practical|laboratory|design|digital|it and software|software and technical) skills?|skills? and (?:abilities|qualifications|knowledge|certifications)|(?:it|computer|technical|software|domain|subject|tool|tools) (?:proficiency|knowledge|skills? and tools|expertise|know how|strengths?|competence)|(?:core|key|technical|professional) (?:strengths|qualifications|knowledge)|computers?(?: (?:operating|basics?))?|strong areas|key result areas|areas of (?:strengths?|work|competence|proficiency)",
      "\\p{Letter}{2,4} skills",
      "(?:tools|technologies|software)(?: (?:and|used|known) ?(?:technologies|tools|software|skills|frameworks)?)?|(?:areas?|fields?) of (?:expertise|interest and expertise|specialization|specialisation)|(?:computer|technical|software) (?:knowledge|literacy|proficiency|know how|exposure|qualifications?)|what i (?:can )?do|technical (?:profile|purview|summary)|skills and (?:endorsements|languages)|technical",
      "कौशल|मुख्य कौशल|प्रमुख कौशल|तकनीकी कौशल|दक्षता|हुनर|कंप्यूटर ज्ञान|कम्प्यूटर ज्ञान|क्षमताएं",
    ],
  ],
  [
    "contact",
    [
      "(?:find|reach) me(?: (?:at|here))?|say hello|reach out|contacts?(?: (?:me|info|information|details?|at))?|get in touch|reach me|contact and address|personal info|संपर्क|सम्पर्क|संपर्क विवरण|संपर्क जानकारी",
    ],
  ],
  [
    "links",
    [
      "(?:social )?(?:links?|profiles?|media|networks?)|online (?:profiles?|presence)|find me online|on the web|websites?(?: and (?:links|profiles|portfolios?))?",
    ],
  ],
  [
    "projects",
    [
      `${BEFORE}projects?(?: (?:details?|profiles?|history|list|highlights|executed|worked on|works?|undertaken|handled|experience|summary|done|completed|portfolio))?|(?:academic|major|minor|personal|key|selected|college|live|research|side|notable|final year|capstone) projects?(?: work| details?)?`,
      "(?:sponsored|funded) (?:research|projects?)(?: projects?)?|research projects?|grants?(?: and projects)?",
      "(?:things|what) i (?:have |ve )?(?:made|built)|(?:selected |key |recent )?(?:films?|filmography|credits|productions)|selected works?|परियोजनाएँ|परियोजनाएं|प्रोजेक्ट",
    ],
  ],
  [
    "certificates",
    [
      "(?:professional |relevant |technical |other |online )?(?:certifications?|certificates?|courses?|trainings?|licen[cs]es?|accreditations?|workshops?|seminars?)(?: (?:and|&) (?:certifications?|certificates?|courses?|trainings?|licen[cs]es?|awards|workshops?|seminars?|achievements|memberships))*(?: (?:attended|completed|done|programmes?|programs?|courses|undergone|details))?|(?:conferences?|cmes?)(?: (?:attended|and workshops?(?: attended)?))?",
      "certificates? of (?:competency|proficiency)|(?:extra|additional|professional|other|special) trainings?|enrol?lments?(?: and trainings?)?|registrations?(?: and licen[cs]es?)?|प्रमाणपत्र|प्रमाण पत्र|प्रशिक्षण",
    ],
  ],
  [
    "awards",
    [
      "(?:key |personal |academic |professional |major |honou?rs and |awards and |other )?(?:awards?|achievements?|accomplishments?|honou?rs?|recognitions?|scholarships?)(?: and (?:awards?|achievements?|accomplishments?|honou?rs?|recognitions?|scholarships?|activities|certifications?|rewards))*",
      "honou?rs awards|prizes|laurels|applause|fellowships?(?: and awards)?|पुरस्कार|उपलब्धियाँ|उपलब्धियां",
    ],
  ],
  [
    "publications",
    [
      "(?:selected |key |recent |journal |research )?publications?(?: and (?:talks|presentations|patents))?|(?:invited )?talks|papers?|patents?|research(?: (?:papers?|work|interests|publications?))?|publications and patents",
    ],
  ],
  [
    "volunteer",
    [
      "(?:volunteer(?:ing)?|social|community|voluntary)(?: (?:experience|work|service|activities|involvement|engagement))?|leadership (?:experience|and activities|roles?)|positions? of responsibilit(?:y|ies)",
    ],
  ],
  [
    "interests",
    [
      "(?:personal |other |my )?(?:interests?|hobbies|hobby|passions?)(?: (?:and|or) (?:interests?|hobbies|activities))?|areas? of interest",
      "off (?:screen|duty|work)|(?:outside|beyond|after) work|when (?:i am )?not working",
      "रुचियाँ|रुचियां|शौक",
    ],
  ],
  [
    "other",
    [
      "apn[ei] ba+re me(?:in|n)?|(?:apni|niji|personal|vyaktigat) ja+nkari|ghar ka pata|driving licen[cs]es?(?: details?)?",
      "(?:extra ?curricular|co ?curricular|extracurricular)(?: activities| and co ?curricular activities)?|activities(?: and interests)?|activities and societies",
      "(?:professional |personal )?(?:references?|referees?|testimonials?)|reference available on request",
      "personal (?:details?|information|data|profile|particulars|dossier|vitae|bio data)|personal|other details|additional (?:information|details|info)|miscellaneous|bio data|other information|others?|passport details|visa status|preferences|family background|work preferences|notice period|availability",
      "teaching|courses? taught|research supervision|administrative (?:work|duties|responsibilities)",
      "declarations?|undertaking|fun facts|nice things people (?:say|said)|(?:travel |identity |sea )?documents|memberships?|affiliations?|professional (?:memberships?|affiliations?)|portfolio|signature|day in my life|my day|quote|philosophy|life philosophy|most proud of|favou?rite books",
      "घोषणा|व्यक्तिगत विवरण|व्यक्तिगत जानकारी|संदर्भ|अन्य|अन्य जानकारी",
    ],
  ],
];

const PATTERNS = HEADINGS.map(
  ([kind, texts]) => [kind, new RegExp(`^(?:${texts.join("|")})$`, "u")] as const,
);
/** The same without blanks, for words whose letters stood apart as far as the words did. */
const JOINED_PATTERNS = HEADINGS.map(
  ([kind, texts]) => [kind, new RegExp(`^(?:${texts.join("|").replaceAll(" ", " ?")})$`, "u")] as const,
);
const SHORTEST_JOINED = 6;

const LONGEST = 60;

/** How long, behind the word: "WORK EXPERIENCE (9+ years)", "Experience Summary: 11 Years 3 Months". */
const HOW_LONG =
  /(?<=experience(?: summary| details)?)\s*[:\-–(]*\s*(?:\d{1,2}(?:\.\d)?\s*\+?\s*(?:years?|yrs?|months?)\b[\s.,&]*(?:and\s*)?){1,2}\)?[\s:.–-]*$/iu;
/** "Skills (Technical & Functional)". */
const WHICH_KINDS = /(?<=\p{L}\s?)\((?:[\p{L}\s&,/]{3,40})\)\s*:?-?\s*$/u;
/** "कार्य अनुभव / Work Experience" says the same twice. */
const TRANSLATED = /^[\p{Script=Devanagari}\s]+[/|(–-]\s*(?=\p{Script=Latin})/u;

/** A heading's words alone: "1. WORK EXPERIENCE:" is "work experience". */
function headingWords(text: string): string {
  return withoutLetterSpacing(text)
    .replace(TRANSLATED, "")
    .replace(HOW_LONG, "")
    .replace(WHICH_KINDS, "")
    .toLowerCase()
    .replace(/^\s*(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)/u, "")
    .replace(/\s*[/&+]\s*|\s*,\s*/g, " and ")
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ")
    .replace(/ s (?=\p{Letter})/gu, " ")
    .trim();
}

/** The kind of section that a text heads; null for any other text. */
export function sectionOf(text: string): SectionKind | null {
  if (text.length > LONGEST || /[.!?,;]\s*$|\d{4}|@/u.test(text)) return null;
  const words = headingWords(text);
  if (words === "") return null;
  const whole = kindOf(words) ?? (hasBrokenWords(text) ? kindOf(words.replaceAll(" ", "")) : null);
  return whole ?? kindOfParts(words) ?? kindOfMisspelt(words) ?? kindOfLastWord(text, words);
}

/** "Certifications and languages": what stands first counts, but for what stands beside a career's main parts. */
function kindOfParts(words: string): SectionKind | null {
  const kinds = words.split(/ and /).map(kindOf);
  if (kinds.length < 2 || kinds.includes(null)) return null;
  return kinds.find((kind) => !isAside(kind)) ?? kinds[0] ?? null;
}

/** Words of headings that are long enough to be known by most of their letters. */
const OFTEN_MISSPELT = (
  "academic achievements certifications certificates declaration education educational employment experience " +
  "experiences history knowledge languages objective organization personal professional profile projects " +
  "qualification qualifications references responsibilities strengths summary technical training working"
).split(" ");
/** Words of their own, near to one of those. */
const NOT_MISSPELT = ["experienced", "trained", "profession", "educated"];
const SHORTEST_MISSPELT = 6;
const MOST_WORDS = 4;

/** "Professinal Experiance": one letter of a word is wrong, of a long one two. */
function kindOfMisspelt(words: string): SectionKind | null {
  const all = words.split(" ");
  if (all.length > MOST_WORDS) return null;
  const mended = all.map((word) =>
    word.length < SHORTEST_MISSPELT || OFTEN_MISSPELT.includes(word)
      ? word
      : (OFTEN_MISSPELT.find((known) => distance(known, word) <= (word.length >= 10 ? 2 : 1)) ?? word),
  );
  if (all.some((word) => NOT_MISSPELT.includes(word))) return null;
  const isMended = mended.some((word, at) => word !== all[at]);
  return isMended ? kindOf(mended.join(" ")) : null;
}

/** Small words of a title: "Laboratory and Software Skills". */
const isInTitleCase = (text: string): boolean =>
  text.split(/[\s/&-]+/u).every((word) => /^(?:\p{Lu}|and$|of$|in$|$)/u.test(word));

/** "WELDING PROCESS / SKILLS", as titles are written: its last word tells, unless it is a skill of everybody's. */
function kindOfLastWord(text: string, words: string): SectionKind | null {
  const all = words.split(" ");
  if (
    !isInTitleCase(text) ||
    all.length < 2 ||
    all.length > MOST_WORDS + 1 ||
    /\d/.test(words) ||
    SKILL_OF_ALL.test(words)
  )
    return null;
  // "Director of Guest Experience" is a title.
  if (/\p{Ll}/u.test(text) && all.at(-1) === "experience") return null;
  return /^(?:skills|experience|qualifications?|certificates|certifications)$/.test(all.at(-1) ?? "")
    ? kindOf(all.at(-1) ?? "")
    : null;
}

const SKILL_OF_ALL =
  /\b(?:communication|presentation|interpersonal|leadership|listening|negotiation|analytical|analysis|organi[sz]ation(?:al)?|solving|management|writing|speaking|typing|teamwork|customer)\b/;

/** "C ORE C OMPET ENC IES": capitals that stand a little apart, some of them as far as words do. */
const hasBrokenWords = (text: string): boolean =>
  /^\P{Ll}+$/u.test(text) && /(?<!\S)\p{Lu}{1,3}(?!\S)/u.test(text);

function kindOf(words: string): SectionKind | null {
  const isJoined = !words.includes(" ") && words.length >= SHORTEST_JOINED;
  const patterns = isJoined ? JOINED_PATTERNS : PATTERNS;
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Whether it stands beside a career's main parts: its words head few lines of those. */
export const isAside = (kind: SectionKind | "top" | null): boolean =>
  kind !== null && (ASIDES as readonly string[]).includes(kind);

export const isHeading = (text: string): boolean => sectionOf(text) !== null;
