import { gazetteer } from "../../places/gazetteer";
import { plainName } from "../../places/place-names";

/** Nouns that a job title ends with. Plurals are left out: "Associates" and "Developers" are companies. */
const TITLE_NOUNS =
  /(?<![\p{L}\p{M}])(?:engineer|developer|programmer|coder|architect|analyst|consultant|manager|executive|officer|assistant|associate|director|lead|leader|head|chief|specialist|administrator|admin|coordinator|co-ordinator|supervisor|technician|operator|designer|editor|writer|author|nurse|sister|doctor|physician|surgeon|resident|registrar|houseman|pharmacist|chemist|therapist|teacher|lecturer|professor|tutor|trainer|instructor|principal|faculty|educator|accountant|auditor|cashier|clerk|teller|banker|broker|agent|adviser|advisor|representative|rep|salesman|salesperson|saleswoman|promoter|merchandiser|driver|chauffeur|rider|loader|packer|picker|helper|worker|labourer|guard|watchman|bouncer|cook|chef|commis|steward|waiter|waitress|captain|bartender|barista|baker|butcher|housekeeper|cleaner|sweeper|maid|nanny|caretaker|caregiver|attendant|gardener|plumber|electrician|carpenter|welder|fitter|turner|machinist|mechanic|painter|mason|tailor|weaver|cutter|beautician|stylist|hairdresser|barber|receptionist|secretary|typist|stenographer|telecaller|caller|recruiter|intern|trainee|apprentice|articled?|founder|co-founder|cofounder|owner|partner|proprietor|president|vice president|vp|avp|svp|chairman|ceo|cto|cfo|coo|cmo|ciso|researcher|scientist|fellow|scholar|librarian|journalist|reporter|correspondent|photographer|videographer|cinematographer|animator|artist|actor|musician|dancer|pilot|crew|counsellor|counselor|psychologist|lawyer|advocate|paralegal|attorney|planner|buyer|strategist|evangelist|tester|qa|sde|sdet|swe|sre|devops|foreman|incharge|in-charge|inspector|surveyor|draftsman|draughtsman|estimator|storekeeper|store keeper|warden|coach|lifeguard|dentist|physiotherapist|phlebotomist|radiographer|optometrist|dietitian|dietician|nutritionist|midwife|anm|gnm|ambassador|contractor|freelancer|freelance|creator|marketer|generalist|expert|master|controller|handler|keeper|maker|setter|underwriter|adjuster|actuary|economist|statistician|biologist|microbiologist|geologist|agronomist|paramedic|porter|peon|boy|usher|host|hostess|concierge|butler|valet|ranger|sailor|soldier|constable|jawan|havildar|hav|naik|sepoy|subedar|naib subedar|superintendent|commissioner|deputy|member|volunteer|mentor|facilitator|moderator|translator|interpreter|transcriptionist|annotator|tl|sme|team lead|pm|po|ba|hr|bde|bdm|asm|rsm|mis|telesales|telemarketer|biller|purchaser|dispatcher|scheduler|processor|verifier|checker|grader|sorter|assembler|installer|rigger|scaffolder|blaster|driller|blacksmith|goldsmith|jeweller|cobbler|potter|farmer|florist|vet|groomer|शिक्षक|शिक्षिका|प्रबंधक|मैनेजर|नर्स|सहायक|लेखाकार|ड्राइवर|चालक|अधिकारी|इंजीनियर|अभियंता|कर्मचारी|सेल्समैन|ऑपरेटर|पर्यवेक्षक|सुपरवाइजर|रसोइया|गार्ड|अकाउंटेंट|क्लर्क|लिपिक|विक्रेता|तकनीशियन|इलेक्ट्रीशियन|प्लंबर|दर्जी|एग्जीक्यूटिव|कार्यकारी|प्रशिक्षु|टेलीकॉलर|निरीक्षक|प्रधानाचार्य|आया|हेल्पर)(?![\p{L}\p{M}])/giu;

/** What says that the words behind it are a title as well. */
const RANK =
  /^(?:senior|sr\.?|junior|jr\.?|assistant|asst\.?|associate|deputy|chief|lead|principal|trainee|graduate|वरिष्ठ|कनिष्ठ)\s/iu;

/** Endings that only companies have. */
const LEGAL =
  /(?<![\p{L}])(?:pvt|private limited|p\)? ?ltd|ltd|limited|llp|llc|inc|incorporated|corp|corporation|gmbh|plc|pte|co|& co|opc|(?:&|and) (?:sons?|brothers|bros|associates|company|co)|प्रा|लि|लिमिटेड|प्राइवेट)(?![\p{L}])/iu;

const COMPANY_NOUNS =
  /(?<![\p{L}\p{M}])(?:company|companies|products|technologies|technology|tech|techno|technosoft|solutions|systems|services|consultancy|consulting|consultants|consultancies|software|softwares|infotech|infosystems|labs?|laborator(?:y|ies)|diagnostics|industries|enterprises?|traders|trading|motors|auto|automobiles|automotive|bank|banks?|finance|financial|finserv|capital|insurance|hospitals?|clinics?|polyclinic|nursing home|healthcare|health care|medical college|medicare|pharma|pharmacy|pharmaceuticals|chemicals|school|college|university|institute|academy|vidyalaya|convent|classes|coaching|hotels?|resorts?|restaurants?|cafe|café|caterers|catering|foods?|dairy|bakery|bakers|kitchens?|dhaba|sweets|stores?|mart|bazaar|supermarkets?|hypermarket|retail|textiles?|garments|fashions?|apparels?|silks|sarees|jewellers|jewellery|builders|constructions?|developers|infra|infrastructure|infraprojects|realty|properties|engineers|engineering works|works|workshop|garage|logistics|roadlines|roadways|carriers|transports?|transport corporation|couriers?|express|cargo|travels|tours|airlines|airways|aviation|cabs|media|studios?|productions|publications|publishers|press|prints|printers|news|times|group|holdings|ventures|foundation|trust|society|ngo|mission|ministry|department|government|govt|council|municipal|municipality|panchayat|railways?|police|army|navy|power|energy|solar|steels?|cements?|metals|alloys|castings|plastics|polymers|rubber|paints|papers?|packaging|exports|imports|international|global|india|networks?|telecom|communications|electronics|electricals|electric|appliances|associates|agency|agencies|securities|investments|advisors|advisory|partners|digital|interactive|analytics|cloud|robotics|biotech|life ?sciences|research centre|farms?|agro|seeds|fertilizers|salon|spa|gym|fitness|security services|facility|facilities|staffing|manpower|placements|bpo|kpo|outsourcing|chartered accountants|advocates|legal|factory|mills?|plant|limited|centre|center|bhavan|bhawan|sansthan|विद्यालय|स्कूल|अस्पताल|कंपनी|कम्पनी|बैंक|उद्योग|एंटरप्राइजेज|ट्रेडर्स|हॉस्पिटल|स्टोर|सेवाएं|संस्थान|मोटर्स|इंडस्ट्रीज|टेक्नोलॉजीज|सॉल्यूशंस)(?![\p{L}\p{M}])/giu;

/** Large employers whose names say nothing of it. */
const KNOWN_COMPANIES =
  /^(?:tcs|infosys|wipro|hcl|hcltech|accenture|cognizant|capgemini|ibm|google|microsoft|amazon|flipkart|swiggy|zomato|zepto|blinkit|meesho|myntra|paytm|phonepe|razorpay|cred|ola|uber|rapido|oyo|byju'?s|unacademy|upgrad|hdfc|icici|sbi|axis|kotak|reliance|jio|airtel|vodafone|vi|bsnl|tata|l&t|larsen|mahindra|maruti|hyundai|bosch|siemens|abb|dell|hp|cisco|oracle|sap|adobe|salesforce|deloitte|kpmg|ey|pwc|genpact|concentrix|teleperformance|mphasis|mindtree|ltimindtree|persistent|zoho|freshworks|apollo|fortis|manipal|max|medanta|aiims|lic|bajaj|hul|itc|nestle|asian paints|dmart|big ?basket|decathlon|ikea|h&m|zara|nykaa|zerodha|groww|naukri|indigo|vistara|air india|delhivery|dtdc|blue ?dart|ecom express|dhl|fedex|ups)(?![\p{L}])/iu;

/** Parts of a company, which stand behind a title: "Manager - Quality". */
export const DEPARTMENT =
  /^(?:(?:corporate|industrial|investor|guest|patient|student|academic|vendor|channel|internal|statutory|digital|retail|institutional|regional|north|south|east|west|central|key|inside|field|enterprise|customer|client|technical|product|project|supply|human|public|brand|media|talent|business|information|software|quality|process|plant|talent|employee|social|rural|tax|cost|indirect|direct|export|import|domestic|international|night|front|back|home|data|cloud|risk|credit|loan|claims) )*(?:quality|production|operations?|sales|marketing|finance|accounts?|taxation|tax|audit|logistics|purchase|procurement|sourcing|stores?|warehouse|maintenance|projects?|planning|ppc|r&d|research|hr|hrd|human resources?|acquisition|recruitment|training|administration|admin|it|systems?|support|service|services|development|engineering|design|testing|qa|qc|assurance|control|safety|ehs|security|legal|compliance|risk|credit|collections?|recovery|underwriting|claims|branding|brand|communications?|relations?|media|content|strategy|growth|analytics|data|insights|product|management|chain|distribution|dispatch|delivery|procurement|merchandising|retail|banking|payments|livelihoods?|health|education|nutrition|agriculture|electrical|mechanical|civil|instrumentation|automation|tooling|assembly|welding|paint shop|machine shop|process|technical|java|\.net|python|frontend|backend|full ?stack|mobile|android|ios|cloud|devops|sap|oracle|level \d|[ivx]{1,3}|l\d|north|south|east|west|zone|region|accounts payable|accounts receivable|payroll|costing|mis|treasury|learning|business|experience|success|care|talent|people|office|housekeeping|kitchen|f&b|food and beverage)(?:\s*(?:&|and|\/)\s*\p{L}[\p{L}&. ]*)?(?:\s*\([^)]*\))?$/iu;

const lastNoun = (text: string, nouns: RegExp): number =>
  Math.max(-1, ...[...text.matchAll(nouns)].map(({ 0: found, index }) => index + found.length));

/** A text up to what qualifies it: "Manager (Operations)", "Engineer - R&D", "Head of Sales". */
const kernelOf = (text: string): string =>
  text
    .replace(
      /\s*[([].*$|\s+[-–—]\s.*$|\s+(?:of|for|to|in|grade|level)\s.*$|\s*[-–]?\s*(?:[ivx]{1,3}|\d)$/iu,
      "",
    )
    .trim();

/** Work without a company, which stands where others have one. */
const ON_ONE_S_OWN =
  /^(?:self[- ]?employed|freelance|independent|own (?:shop|business|work)|family business|स्वरोजगार)$/iu;

/** How much a text looks like a job title: 3 ends with such a noun, 1 has one, 0 none. */
export function titleScore(text: string, trades: ReadonlySet<string>): number {
  const kernel = kernelOf(text);
  if (ON_ONE_S_OWN.test(text)) return 0;
  if (trades.has(tradeForm(kernel))) return 3;
  const end = lastNoun(kernel, TITLE_NOUNS);
  if (end === kernel.length) return 3;
  if (RANK.test(text)) return 2;
  return lastNoun(text, TITLE_NOUNS) >= 0 ? 1.2 : 0;
}

/** How much a text looks like a company's name: 4 has a legal form, 2.5 ends with such a noun, 1 has one, 0 none. */
export function companyScore(text: string): number {
  if (LEGAL.test(text)) return 4;
  if (KNOWN_COMPANIES.test(text) || ON_ONE_S_OWN.test(text)) return 3;
  const kernel = text.replace(/[\s.,]+$/u, "").replace(/\s*[([].*$/u, "");
  const end = lastNoun(kernel, COMPANY_NOUNS);
  if (end === kernel.length) return 2.5;
  if (end >= 0) return 1;
  return /^(?:the|m\/s|dr\.?)\s|'s\s|\s&\s/iu.test(text) ? 0.7 : 0;
}

/** A trade's form as the reader compares it. */
export const tradeForm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const LONGEST_PLACE = 60;
const NOT_PLACES = /\d{3,}(?!\d{3})|@|[:;]/u;
const WORK_MODES = /^(?:remote|hybrid|work from home|wfh|on[ -]?site)$/i;
const COUNTRIES =
  /^(?:india|bharat|भारत|usa|us|united states|uk|united kingdom|england|uae|united arab emirates|dubai|abu dhabi|oman|muscat|qatar|doha|kuwait|bahrain|saudi arabia|riyadh|singapore|malaysia|canada|toronto|australia|sydney|germany|london|new york|nepal|bangladesh|sri lanka)$/iu;
/** What may stand around a place's name. */
const AROUND =
  /^(?:near|new|greater|district|dist\.?)\s+|\s+(?:district|dist\.?|area|site|branch|plant|works|office|depot|campus)$/giu;
const PIN = /[\s–-]*\b[1-9]\d{2}\s?\d{3}\b/;
/** A smaller place may be called as a company is. */
const LEAST_WEIGHT = 5_000;

/** Whether a text names places and nothing else, spelt right: "Koramangala, Bengaluru", "Remote". */
export function isPlace(text: string): boolean {
  if (text.length > LONGEST_PLACE || text.length < 3) return false;
  const parts = text
    .replace(/[.\s]+$/u, "")
    .split(/\s*[,()/&]\s*|\s+(?:[-–—]|and)\s+/u)
    .map((part) => part.replace(PIN, "").trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every(isNamedPlace);
}

function isNamedPlace(part: string): boolean {
  if (WORK_MODES.test(part) || COUNTRIES.test(part)) return true;
  if (NOT_PLACES.test(part) || part.length < 3) return false;
  const names = [part, part.replace(AROUND, "")];
  return names.some((name) =>
    (gazetteer().byName.get(plainName(name)) ?? []).some(
      ({ weight, isCode }) => !isCode && weight >= LEAST_WEIGHT,
    ),
  );
}
