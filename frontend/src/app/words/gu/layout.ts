import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["layout"] = {
  skipToContent: "સીધા મુખ્ય ભાગ પર જાઓ",
  offline: "નેટવર્ક નથી. છેલ્લે જે દેખાયું હતું તે જ અહીં દેખાય છે.",

  findJobs: "નોકરી શોધો",
  postJob: "નોકરી પોસ્ટ કરો",
  forJobSeekers: "નોકરી શોધનાર માટે",
  forEmployers: "નોકરી આપનાર માટે",
  company: "કંપની",
  resources: "ઉપયોગી માહિતી",
  resumeBuilder: "રિઝ્યુમે બિલ્ડર",
  jobAlerts: "જોબ અલર્ટ",
  candidates: "ઉમેદવારો",
  pricing: "કિંમત",
  solutions: "સોલ્યુશન",
  about: "અમારા વિશે",
  contact: "સંપર્ક",
  privacy: "પ્રાઇવસી",
  terms: "શરતો",
  copyright: (year) => `© ${year} JobPortal. બધા અધિકારો સુરક્ષિત.`,

  panelTitle: (city) => `નોકરીઓ: ${city}`,
  panelSlogan: "એક પ્રોફાઇલ. તમારી નજીક નોકરીઓ, પગારની જાણ સાથે.",
};
