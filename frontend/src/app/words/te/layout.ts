import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["layout"] = {
  skipToContent: "ముఖ్య భాగానికి వెళ్లండి",
  offline: "నెట్‌వర్క్ లేదు. చివరిసారి కనిపించినదే ఇక్కడ కనిపిస్తోంది.",

  findJobs: "ఉద్యోగాలు వెతకండి",
  postJob: "ఉద్యోగం పోస్ట్ చేయండి",
  forJobSeekers: "ఉద్యోగార్థుల కోసం",
  forEmployers: "కంపెనీల కోసం",
  company: "కంపెనీ",
  resources: "సమాచారం",
  resumeBuilder: "రెజ్యూమె తయారీ",
  jobAlerts: "జాబ్ అలర్ట్‌లు",
  candidates: "అభ్యర్థులు",
  pricing: "ధరలు",
  solutions: "సేవలు",
  about: "మా గురించి",
  contact: "సంప్రదించండి",
  privacy: "గోప్యత",
  terms: "నిబంధనలు",
  copyright: (year) => `© ${year} JobPortal. అన్ని హక్కులు మావే.`,

  panelTitle: (city) => `ఉద్యోగాలు: ${city}`,
  panelSlogan: "ఒకే ప్రొఫైల్. మీ దగ్గర్లోనే ఉద్యోగాలు, జీతంతో సహా.",
};
