import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const marketingTrade = tradeFamily({
  pattern: "office",
  partTime: 0.07,
  contract: 0.09,
  hybrid: 0.3,
  isRemoteFriendly: true,
  maxOpenings: 2,
  skills: ["campaign planning", "copywriting", "market research", "Canva", "reporting"],
  education: [
    "Any graduate degree; an MBA in marketing is welcome",
    "Graduate in any subject",
    "BBA, BMS, mass communication or similar",
  ],
  purposes: [
    "Your task is to make {offer} known to the right people without shouting.",
    "We spend carefully, so you will learn to show what each campaign brought in.",
    "Marketing and sales sit together here, and you will hear at once which enquiries were good.",
  ],
  duties: [
    "Plan the month's campaigns and keep to the budget.",
    "Work with designers and writers so that everything is ready on time.",
    "Report every Monday what was spent and what came of it.",
    "Ask {customers} how they heard of us and use the answers.",
    "Plan ahead for festivals and for the busy season.",
    "Check that everything we say about {offer} is true.",
  ],
  leadDuties: [
    "Set the yearly marketing plan and budget with the management.",
    "Guide a team of executives, designers and outside agencies.",
  ],
  requirements: [
    "Good written English, and at least one Indian language besides",
    "Ease with numbers such as cost per enquiry",
    "Curiosity about what people do and why",
    "The habit of finishing what is begun",
  ],
  managers: ["marketing manager", "head of marketing", "business head"],
});

const marketingExecutive = marketingTrade({
  id: "marketing",
  craft: "marketing",
  levels: [
    internship(["Marketing Intern"], 7000, 14000, 0.5),
    perMonth(
      ["Marketing Executive", "Marketing Coordinator"],
      ["Fresher", "0–1", "0–2", "1–2"],
      16000,
      28000,
      1.5,
    ),
    perYear(["Marketing Specialist", "Senior Marketing Executive"], ["2–4", "3–5"], 4, 7.5),
    perYear(["Marketing Manager", "Brand Marketing Manager"], ["5–8", "6–9"], 8, 16, 0.7),
    perYear(["Head of Marketing"], ["10+", "8–12"], 18, 34, 0.15),
  ],
  skills: [
    "marketing",
    "event planning",
    "brochures and print",
    "vendor coordination",
    "presentations",
    "local advertising",
    "e-mail marketing",
  ],
  duties: [
    "Run local campaigns in and around {city}.",
    "Prepare leaflets, banners and stalls for fairs and openings.",
    "Keep the marketing calendar and remind others of their part.",
    "Get rates from printers and agencies and compare them.",
    "Collect stories and photos from {customers} who agree to share them.",
  ],
});

const digitalMarketing = marketingTrade({
  id: "digital-marketing",
  craft: "digital marketing",
  levels: [
    internship(["Digital Marketing Intern"], 7000, 15000, 0.5),
    perMonth(
      ["Digital Marketing Executive", "Junior Digital Marketing Executive"],
      ["0–1", "0–2", "1–2"],
      16000,
      28000,
      1.4,
    ),
    perYear(["Digital Marketing Specialist", "Performance Marketing Executive"], ["2–4", "3–5"], 4, 8.5),
    perYear(["Digital Marketing Manager", "Performance Marketing Manager"], ["5–8", "6–9"], 9, 18, 0.5),
  ],
  skills: [
    "digital marketing",
    "Google Ads",
    "SEO",
    "Meta Ads",
    "Google Analytics",
    "landing pages",
    "keyword research",
    "e-mail marketing",
  ],
  duties: [
    "Set up and watch our search and social advertisements.",
    "Improve pages so that people who look for {offer} find us.",
    "Try two versions of an advertisement and keep the better one.",
    "Stop what does not work before the month is over.",
    "Check every week that forms and phone numbers on our pages work.",
  ],
});

const socialMedia = marketingTrade({
  id: "social-media",
  craft: "social media marketing",
  levels: [
    internship(["Social Media Marketing Intern"], 6000, 12000, 0.5),
    perMonth(
      ["Social Media Executive", "Social Media Marketing Executive"],
      ["0–1", "0–2", "1–3"],
      16000,
      28000,
      1.3,
    ),
    perYear(["Social Media Manager"], ["3–5", "4–6"], 4.5, 9, 0.6),
  ],
  skills: [
    "social media planning",
    "caption writing",
    "short video editing",
    "community replies",
    "content calendars",
    "influencer outreach",
  ],
  duties: [
    "Plan and publish posts for the month, in English and Hindi.",
    "Answer comments and messages politely within two hours.",
    "Shoot and cut short videos on your phone at our {locality} {site}.",
    "Keep an eye on what people say about us and tell the right person.",
    "Find local creators whose followers may like {offer}.",
  ],
});

export const MARKETING_TRADES: Trade[] = [marketingExecutive, digitalMarketing, socialMedia];
