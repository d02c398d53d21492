import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["layout"] = {
  skipToContent: "உள்ளடக்கத்திற்குச் செல்லவும்",
  offline: "நெட்வொர்க் இல்லை. கடைசியாகத் தெரிந்ததே இங்கே தெரிகிறது.",

  findJobs: "வேலை தேடுங்கள்",
  postJob: "வேலை பதிவிடுங்கள்",
  forJobSeekers: "வேலை தேடுபவர்களுக்கு",
  forEmployers: "நிறுவனங்களுக்கு",
  company: "நிறுவனம்",
  resources: "உதவிக் குறிப்புகள்",
  resumeBuilder: "ரெஸ்யூமே உருவாக்கி",
  jobAlerts: "வேலை அலர்ட்டுகள்",
  candidates: "விண்ணப்பதாரர்கள்",
  pricing: "கட்டணம்",
  solutions: "தீர்வுகள்",
  about: "எங்களைப் பற்றி",
  contact: "தொடர்பு",
  privacy: "தனியுரிமை",
  terms: "விதிமுறைகள்",
  copyright: (year) => `© ${year} JobPortal. அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.`,

  panelTitle: (city) => `வேலைகள்: ${city}`,
  panelSlogan: "ஒரே ப்ரொஃபைல். அருகிலேயே வேலைகள், சம்பளத்துடன்.",
};
