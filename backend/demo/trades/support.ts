import { internship, perMonth, perYear, tradeFamily } from "./trade";
import type { Trade } from "./trade";

const supportTrade = tradeFamily({
  pattern: "shift",
  partTime: 0.13,
  contract: 0.07,
  hybrid: 0.12,
  isRemoteFriendly: true,
  maxOpenings: 25,
  skills: ["active listening", "typing", "problem solving", "calm under pressure"],
  education: ["12th pass or graduate", "Any graduate degree", "12th pass with good communication"],
  purposes: [
    "You will help people who have a question or a complaint, and you may take the time it needs.",
    "Training is three weeks, paid in full, and a senior colleague sits beside you for the first days.",
    "Quality counts more than the number of cases here.",
    "Half of our team leaders began in this role.",
  ],
  duties: [
    "Note every case in {system} so that nobody has to ask twice.",
    "Say sorry where we were wrong and put it right.",
    "Pass hard cases to the right team and follow them to the end.",
    "Keep passwords and payment details out of notes and chats.",
    "Suggest better words for the answers we give most often.",
    "Come to the short meeting before each shift.",
  ],
  leadDuties: [
    "Listen to calls with your team of twelve and coach them.",
    "Plan shifts and breaks so that no queue grows long.",
  ],
  requirements: [
    "A friendly and patient manner",
    "Typing speed of about 30 words a minute",
    "Willingness to learn our products and to be tested on them",
  ],
  managers: ["team leader", "process manager", "support manager", "operations manager"],
});

const customerSupport = supportTrade({
  id: "customer-support",
  craft: "customer service",
  levels: [
    internship(["Customer Support Intern"], 7000, 12000, 0.15),
    perMonth(
      ["Customer Support Executive", "Customer Care Executive"],
      ["Fresher", "0–1", "0–2"],
      15000,
      24000,
      2,
    ),
    perMonth(["Senior Customer Support Executive"], ["1–3", "2–4"], 21000, 32000, 0.7),
    perYear(["Customer Support Team Leader", "Customer Service Manager"], ["4–6", "5–8"], 4.5, 8.5, 0.3),
  ],
  skills: [
    "customer service",
    "call handling",
    "spoken English and Hindi",
    "CRM software",
    "e-mail replies",
    "complaint handling",
  ],
  duties: [
    "Answer calls and e-mails from {customers}.",
    "Explain bills, deliveries and returns step by step.",
    "Call back when you promised to.",
    "Watch for the same complaint from many people and report it.",
    "Close a case only when the person agrees that it is solved.",
  ],
});

const callCentre = supportTrade({
  id: "call-centre",
  craft: "a call centre",
  isRemoteFriendly: false,
  levels: [
    perMonth(
      ["Voice Process Associate", "Telecaller", "Call Centre Executive"],
      ["Fresher", "0–1"],
      13000,
      21000,
      2,
    ),
    perMonth(["International Voice Process Associate"], ["0–1", "0–2", "1–3"], 22000, 34000, 0.8),
    perYear(["Process Team Leader", "Quality Analyst – Voice Process"], ["3–5", "4–6", "5–8"], 4, 7.5, 0.4),
  ],
  skills: [
    "voice process",
    "phone etiquette",
    "spoken English and Hindi",
    "script reading",
    "call notes",
    "headset and dialler use",
  ],
  duties: [
    "Take or make 70 to 90 calls a shift by the call plan.",
    "Follow the script, and leave it when a person needs a real answer.",
    "Confirm names, addresses and appointments.",
    "Mark each call with the right result.",
    "Reach the agreed quality marks in monitored calls.",
  ],
  requirements: ["Clear speech, without rushing"],
});

const chatSupport = supportTrade({
  id: "chat-support",
  craft: "chat or e-mail support",
  partTime: 0.2,
  levels: [
    perMonth(
      ["Chat Support Executive", "Non-Voice Process Associate"],
      ["Fresher", "0–1", "0–2"],
      15000,
      24000,
      1.6,
    ),
    perMonth(["Senior Chat Support Executive"], ["2–4", "1–3"], 22000, 32000, 0.5),
    internship(["Customer Experience Intern"], 7000, 12000, 0.15),
  ],
  skills: ["written English", "chat handling", "typing", "ticketing tools", "grammar", "help articles"],
  duties: [
    "Answer up to three chats at a time from {customers}.",
    "Write in whole sentences and without copied phrases where a person is upset.",
    "Keep help articles short and correct.",
    "Send screenshots and steps where words are not enough.",
    "Check open tickets at the start and the end of the shift.",
  ],
});

const technicalSupport = supportTrade({
  id: "technical-support",
  craft: "technical support",
  partTime: 0.03,
  maxOpenings: 6,
  levels: [
    perMonth(
      ["Technical Support Executive", "Technical Support Associate"],
      ["Fresher", "0–1", "1–2"],
      18000,
      28000,
      1.3,
    ),
    perYear(["Technical Support Engineer", "Product Support Specialist"], ["2–4", "3–5"], 4, 8),
    perYear(["Customer Success Manager"], ["4–7", "5–8"], 8, 15, 0.4),
  ],
  skills: [
    "technical support",
    "troubleshooting",
    "remote desktop tools",
    "SQL basics",
    "ticketing tools",
    "written English",
  ],
  education: ["BCA, B.Sc. (IT), a diploma or any degree with good computer knowledge"],
  duties: [
    "Find out step by step why {system} does not do what the user expects.",
    "Repeat the problem on a test account before sending it to engineering.",
    "Guide new users through their first week with {system}.",
    "Write guides with pictures for the commonest questions.",
    "Tell users when a defect of theirs is fixed.",
  ],
});

export const SUPPORT_TRADES: Trade[] = [customerSupport, callCentre, chatSupport, technicalSupport];
