import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["waiting"] = {
  waits: "నెట్‌వర్క్ కోసం వేచి ఉంది. అదే వెళ్లిపోతుంది.",
  takeBack: "పంపవద్దు",
  jobAt: (title, company) => `${title}, ${company}`,
  sent: (title) => `మీ దరఖాస్తును పంపాం: ${title}`,
  refused: (title) => `మీ దరఖాస్తు వెళ్లలేదు: ${title}`,
  seeWhy: "కారణం చూడండి",
  notSent: "మీ దరఖాస్తును పంపలేకపోయాం.",
  limitReached: "ఈ నెలకు ఉన్న దరఖాస్తులన్నీ వాడేశారు.",
  questionsChanged: "కంపెనీ తన ప్రశ్నలను మార్చింది. మళ్లీ జవాబు ఇవ్వండి.",
  kept: "మీరు రాసింది",
  openAgain: "మళ్లీ తెరవండి",
  remove: "తొలగించండి",
};
