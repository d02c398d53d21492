import type { BankQuestion } from "./screening.inputs";
import { QuestionKind, QuestionTrade } from "./screening.enums";

const { YES_NO, ONE, SEVERAL, NUMBER, TEXT, DATE } = QuestionKind;
const { ANY, DRIVING, FACTORY, SHOP, OFFICE, CALLS, HEALTH } = QuestionTrade;
const { TEACHING, KITCHEN, SECURITY, BUILDING, BEAUTY, SOFTWARE } = QuestionTrade;

type Row = readonly [
  code: string,
  trade: QuestionTrade,
  kind: QuestionKind,
  text: string,
  options?: readonly string[],
  unit?: string,
];

const LICENCES = [
  "Two-wheeler",
  "Car (LMV)",
  "Transport",
  "Heavy vehicle (HMV)",
  "Auto rickshaw",
  "None yet",
];
/** Of the trades that the Craftsmen Training Scheme teaches, those with the most seats. */
const ITI_TRADES = [
  ...["Electrician", "Fitter", "Welder", "Turner", "Machinist", "Mechanic Diesel", "Mechanic Motor Vehicle"],
  ...["Electronics Mechanic", "Wireman", "Plumber", "Carpenter", "Refrigeration and Air Conditioning"],
  ...["Tool and Die Maker", "Draughtsman Civil", "Draughtsman Mechanical", "Instrument Mechanic"],
  ...["Computer Operator (COPA)", "Sewing Technology", "Painter", "Another trade", "No ITI"],
];

/**
 * Questions that employers often ask. A code is for ever: answers are offered again by it. A question whose sense
 * changes takes another code.
 */
const ROWS: readonly Row[] = [
  ["two-wheeler", ANY, YES_NO, "Do you own a two-wheeler?"],
  [
    "notice-period",
    ANY,
    ONE,
    "What is your notice period?",
    ["I can join at once", "Up to 15 days", "30 days", "60 days", "90 days or more"],
  ],
  ["join-by", ANY, DATE, "From which day can you join?"],
  ["night-shift", ANY, YES_NO, "Can you work night shifts?"],
  ["six-days", ANY, YES_NO, "Can you work six days a week?"],
  ["expected-pay", ANY, NUMBER, "What monthly pay do you expect, in hand?", [], "₹ a month"],
  ["years-same-work", ANY, NUMBER, "How many years have you done this kind of work?", [], "years"],
  [
    "languages",
    ANY,
    SEVERAL,
    "Which languages can you speak at work?",
    [
      ...["English", "Hindi", "Bengali", "Gujarati", "Kannada", "Malayalam", "Marathi", "Odia", "Punjabi"],
      ...["Tamil", "Telugu", "Urdu", "Assamese"],
    ],
  ],
  ["smartphone", ANY, YES_NO, "Do you have a smartphone that you can use for work?"],
  ["relocate", ANY, YES_NO, "Can you move to the city of this job?"],
  ["adult", ANY, YES_NO, "Are you 18 or older?"],
  ["licence", DRIVING, SEVERAL, "Which driving licences do you hold?", LICENCES],
  ["driving-years", DRIVING, NUMBER, "How many years have you driven for work?", [], "years"],
  ["licence-until", DRIVING, DATE, "Until when is your driving licence valid?"],
  [
    "own-vehicle",
    DRIVING,
    ONE,
    "Which vehicle of yours can you bring?",
    ["Bike", "Scooter", "Auto", "Van", "None"],
  ],
  ["lift-20-kg", DRIVING, YES_NO, "Can you lift parcels of 20 kg?"],
  ["iti-trade", FACTORY, ONE, "In which trade did you do your ITI?", ITI_TRADES],
  [
    "machines",
    FACTORY,
    SEVERAL,
    "Which machines have you run?",
    ["CNC lathe", "VMC", "Conventional lathe", "Milling", "Grinding", "Injection moulding", "Power press"],
  ],
  ["welding", FACTORY, SEVERAL, "Which kinds of welding can you do?", ["Arc", "MIG", "TIG", "Gas", "Spot"]],
  ["drawings", FACTORY, YES_NO, "Can you read engineering drawings?"],
  ["apprenticeship", FACTORY, YES_NO, "Do you have a National Apprenticeship Certificate (NAC)?"],
  ["pos-billing", SHOP, YES_NO, "Have you worked with a billing machine or POS?"],
  ["field-sales", SHOP, YES_NO, "Can you travel in the city for sales every day?"],
  [
    "sold-what",
    SHOP,
    SEVERAL,
    "What have you sold?",
    ["Groceries", "Clothes", "Electronics", "Medicines", "Insurance", "Loans", "Software", "Property"],
  ],
  ["tally-years", OFFICE, NUMBER, "How many years have you worked with Tally?", [], "years"],
  [
    "gst-returns",
    OFFICE,
    SEVERAL,
    "Which returns have you filed yourself?",
    ["GSTR-1", "GSTR-3B", "GSTR-9", "TDS", "Income tax", "None yet"],
  ],
  [
    "excel",
    OFFICE,
    ONE,
    "How well do you know Excel?",
    ["Not yet", "Simple sheets", "Formulas", "Pivot tables"],
  ],
  ["typing-speed", OFFICE, NUMBER, "How fast do you type?", [], "words a minute"],
  [
    "call-kind",
    CALLS,
    SEVERAL,
    "Which calls have you taken or made?",
    ["Support", "Sales", "Collections", "Bookings", "None yet"],
  ],
  ["english-calls", CALLS, YES_NO, "Can you speak with customers in English?"],
  ["nursing-council", HEALTH, YES_NO, "Are you registered with a State Nursing Council?"],
  [
    "nursing-course",
    HEALTH,
    ONE,
    "Which nursing course have you finished?",
    ["ANM", "GNM", "B.Sc Nursing", "M.Sc Nursing", "None"],
  ],
  [
    "wards",
    HEALTH,
    SEVERAL,
    "In which wards have you worked?",
    ["General", "ICU", "OT", "Emergency", "Maternity"],
  ],
  ["bed", TEACHING, ONE, "Which teaching degree do you hold?", ["B.Ed", "D.El.Ed", "M.Ed", "NTT", "None"]],
  ["tet", TEACHING, YES_NO, "Have you passed CTET or your state's TET?"],
  ["subjects", TEACHING, TEXT, "Which subjects and classes have you taught?"],
  [
    "cuisine",
    KITCHEN,
    SEVERAL,
    "Which food can you cook?",
    ["South Indian", "North Indian", "Tandoor", "Chinese", "Continental", "Bakery", "Sweets"],
  ],
  ["food-safety", KITCHEN, YES_NO, "Do you have FoSTaC food safety training?"],
  ["psara", SECURITY, YES_NO, "Have you done guard training under the PSARA Act?"],
  ["ex-service", SECURITY, YES_NO, "Have you served in the armed forces or police?"],
  ["site-years", BUILDING, NUMBER, "How many years have you worked on building sites?", [], "years"],
  [
    "building-work",
    BUILDING,
    SEVERAL,
    "Which work can you do on site?",
    ["Masonry", "Bar bending", "Shuttering", "Tiling", "Painting", "Plumbing", "Wiring", "Supervision"],
  ],
  [
    "salon",
    BEAUTY,
    SEVERAL,
    "Which services can you do by yourself?",
    ["Haircut", "Colour", "Facial", "Waxing", "Make-up", "Massage", "Nails"],
  ],
  [
    "machine-sewing",
    BEAUTY,
    SEVERAL,
    "Which sewing machines can you run?",
    ["Lockstitch", "Overlock", "Flatlock"],
  ],
  ["code-link", SOFTWARE, TEXT, "Where can we see code or work of yours?"],
  ["laptop", SOFTWARE, YES_NO, "Do you have a laptop and internet for work from home?"],
];

/** All of them, those for any job first. */
export const QUESTION_BANK: readonly BankQuestion[] = ROWS.map(
  ([code, trade, kind, text, options = [], unit = null]) => ({
    ...{ code, trade, kind, text, unit },
    options: [...options],
  }),
);

const byCode = new Map(QUESTION_BANK.map((question) => [question.code, question]));

export const bankQuestion = (code: string): BankQuestion | undefined => byCode.get(code);
