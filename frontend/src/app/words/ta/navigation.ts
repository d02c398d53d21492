import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["navigation"] = {
  home: "முகப்பு",
  brandHome: "JobPortal, முகப்பு",
  mainNavigation: "முதன்மை",
  findJobs: "வேலை தேடுங்கள்",
  postJob: "வேலை பதிவிடுங்கள்",
  dashboard: "டாஷ்போர்டு",
  signIn: "சைன் இன்",
  register: "பதிவு செய்க",
  logout: "வெளியேறு",
  accountMenu: "கணக்கு மெனு",
  accountMenuOf: (name) => `கணக்கு மெனு: ${name}`,
  openMenu: "மெனுவைத் திற",
  menu: "மெனு",
  phoneBar: "குறுக்குவழிகள்",
  jobs: "வேலைகள்",
  saved: "சேமித்தவை",
  applications: "விண்ணப்பம்",
  profile: "ப்ரொஃபைல்",
  alerts: "வேலை அலர்ட்டுகள்",
  settings: "அமைப்புகள்",
};
