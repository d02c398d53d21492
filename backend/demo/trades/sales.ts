import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const salesTrade = tradeFamily({
  pattern: "field",
  partTime: 0.04,
  contract: 0.05,
  hybrid: 0.05,
  isRemoteFriendly: false,
  maxOpenings: 10,
  skills: ["negotiation", "customer relations", "target planning", "clear communication"],
  education: [
    "12th pass or any graduate degree",
    "Any graduate degree; an MBA helps but is not needed",
    "Graduate in any subject",
  ],
  purposes: [
    "You will speak with {customers} about {offer} and help them choose what fits.",
    "We sell by being useful: no false promises, and no pressure on {customers}.",
    "The target for each month is agreed with you, and incentives are paid with the next salary.",
    "You will have your own area and your own list of accounts.",
  ],
  duties: [
    "Explain {offer} truthfully, including the price and the conditions.",
    "Follow up on every enquiry within a working day.",
    "Enter each visit and call in the sales app on the same day.",
    "Reach the target agreed for the month, and say early if it is out of reach.",
    "Pass on what {customers} praise and what they complain about.",
    "Keep an eye on prices and offers of others in the market.",
  ],
  leadDuties: [
    "Lead a team of four to ten salespeople and go along on important visits.",
    "Plan targets and areas with the management.",
    "Hire and train new members of the sales team.",
  ],
  requirements: [
    "Ease in talking with people you have not met before",
    "Honesty about what we can and cannot do",
    "Steady follow-up, also after a no",
    "Basic use of a smartphone, e-mail and spreadsheets",
  ],
  managers: ["sales manager", "area sales manager", "business head", "branch manager"],
});

const fieldSales = salesTrade({
  id: "field-sales",
  craft: "field sales",
  levels: [
    internship(["Sales Intern"], 7000, 13000, 0.25),
    perMonth(["Field Sales Executive", "Sales Executive"], ["Fresher", "0–1", "0–2"], 15000, 24000, 1.8),
    perMonth(["Senior Sales Executive", "Sales Officer"], ["1–3", "2–4"], 22000, 36000),
    perYear(["Area Sales Manager", "Territory Sales Manager"], ["4–7", "5–8"], 5.5, 11, 0.5),
    perYear(["Regional Sales Manager"], ["8–12", "10+"], 11, 20, 0.15),
  ],
  skills: [
    "field sales",
    "lead generation",
    "product demonstration",
    "route planning",
    "order taking",
    "two-wheeler riding",
  ],
  duties: [
    "Visit 8 to 12 {customers} a day in and around {locality}.",
    "Show samples or a short demonstration of {offer}.",
    "Find new {customers} in your part of {city}.",
    "Collect orders and payments and hand in the papers the same evening.",
    "Look after existing accounts so that they order again.",
  ],
  requirements: ["A two-wheeler and a valid driving licence"],
});

const insideSales = salesTrade({
  id: "inside-sales",
  craft: "inside sales or telesales",
  pattern: "office",
  partTime: 0.08,
  isRemoteFriendly: true,
  levels: [
    internship(["Inside Sales Intern", "Sales Development Intern"], 8000, 15000, 0.3),
    perMonth(["Inside Sales Executive", "Telesales Executive"], ["Fresher", "0–1", "0–2"], 15000, 25000, 1.6),
    perYear(
      ["Inside Sales Representative", "Sales Development Representative"],
      ["1–2", "1–3", "2–4"],
      3.2,
      6.5,
    ),
    perYear(["Inside Sales Team Lead", "Inside Sales Manager"], ["5–8", "4–7"], 6, 11, 0.35),
  ],
  skills: [
    "inside sales",
    "phone etiquette",
    "CRM software",
    "lead qualification",
    "e-mail writing",
    "objection handling",
  ],
  duties: [
    "Call people who asked about {offer} and find out what they need.",
    "Book meetings and demonstrations for the field team.",
    "Send short, correct quotations by e-mail.",
    "Keep the list of enquiries clean, with the next step for each.",
    "Call {customers} from earlier months and ask how things are going.",
  ],
});

const businessDevelopment = salesTrade({
  id: "business-development",
  craft: "business development",
  partTime: 0.02,
  hybrid: 0.25,
  isRemoteFriendly: true,
  maxOpenings: 3,
  levels: [
    internship(["Business Development Intern"], 8000, 16000, 0.4),
    perYear(
      ["Business Development Executive", "Business Development Associate"],
      ["0–1", "0–2", "1–3"],
      2.8,
      5.5,
      1.5,
    ),
    perYear(["Business Development Manager", "Key Account Manager"], ["3–5", "4–7"], 6.5, 13),
    perYear(["Senior Business Development Manager", "Head of Sales"], ["8–12", "10+"], 14, 28, 0.3),
  ],
  skills: [
    "business development",
    "client meetings",
    "proposal writing",
    "CRM software",
    "market research",
    "contract negotiation",
    "presentations",
  ],
  duties: [
    "Find organisations that could use {offer} and get to know who decides.",
    "Prepare proposals and present them in person or by video.",
    "Agree on terms and see the contract through to signature.",
    "Stay in touch with signed clients so that problems reach us early.",
    "Represent {company} at trade fairs and local meetings.",
    "Keep the forecast of the coming months realistic.",
  ],
});

const relationshipManager = salesTrade({
  id: "relationship-officer",
  craft: "selling financial products",
  maxOpenings: 8,
  levels: [
    perMonth(["Loan Sales Officer", "Relationship Officer"], ["Fresher", "0–1", "0–2"], 16000, 25000, 1.5),
    perYear(["Relationship Manager", "Insurance Sales Manager"], ["2–4", "3–5"], 3.6, 7.5),
    perYear(["Branch Sales Manager"], ["5–8", "6–10"], 7, 13, 0.4),
  ],
  skills: [
    "loan and insurance sales",
    "document collection",
    "KYC checks",
    "lead generation",
    "credit basics",
    "customer counselling",
  ],
  duties: [
    "Meet families and shop owners in {locality} who asked about {offer}.",
    "Explain interest, fees and instalments with a worked example.",
    "Collect documents and check that they are complete.",
    "Tell applicants honestly when a product does not suit them.",
    "Follow the application until the money is paid out.",
    "Visit the partners who send us applicants.",
  ],
  requirements: ["Knowledge of loan or insurance papers, or the will to learn it in our training"],
});

const propertySales = salesTrade({
  id: "property-sales",
  craft: "selling property",
  levels: [
    perMonth(
      ["Property Sales Executive", "Sales Executive – Real Estate"],
      ["0–1", "0–2", "1–3"],
      18000,
      30000,
      1.4,
    ),
    perYear(["Sales Manager – Residential Projects"], ["3–6", "5–8"], 6, 12, 0.6),
    internship(["Real Estate Sales Intern"], 8000, 14000, 0.2),
  ],
  skills: [
    "property sales",
    "site visits",
    "home loan basics",
    "lead follow-up",
    "RERA basics",
    "broker relations",
  ],
  duties: [
    "Receive visitors at the site and show the sample flat.",
    "Explain area, price, taxes and possession date without rounding up.",
    "Help buyers with the papers for their home loan.",
    "Follow up on enquiries from the website and from brokers.",
    "Keep the booking sheet of the project correct.",
    "Tell buyers about the progress of construction every month.",
  ],
});

const medicalRepresentative = salesTrade({
  id: "medical-representative",
  craft: "pharma or medical sales",
  levels: [
    perMonth(
      ["Medical Representative", "Medical Sales Executive"],
      ["Fresher", "0–2", "1–3"],
      18000,
      30000,
      1.5,
    ),
    perYear(["Area Business Manager", "Medical Sales Manager"], ["4–7", "5–8"], 6.5, 11, 0.4),
  ],
  skills: [
    "medical sales",
    "doctor visits",
    "product ranges",
    "territory planning",
    "stockist follow-up",
    "sales reporting",
  ],
  education: ["B.Pharm, D.Pharm or B.Sc. in life sciences"],
  purposes: ["Doctors and chemists in {city} will know {company} through you."],
  duties: [
    "Visit ten doctors and five chemists a day by the plan of the month.",
    "Present our products by the approved leaflet, side effects included.",
    "Check stock with chemists and stockists every week.",
    "Report what doctors ask, and bring back an answer.",
    "Help with small scientific meetings in the area.",
  ],
});

export const SALES_TRADES: Trade[] = [
  fieldSales,
  insideSales,
  businessDevelopment,
  relationshipManager,
  propertySales,
  medicalRepresentative,
];
