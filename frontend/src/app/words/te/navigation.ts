import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["navigation"] = {
  home: "హోమ్",
  brandHome: "JobPortal, హోమ్",
  mainNavigation: "ముఖ్య మెనూ",
  findJobs: "ఉద్యోగాలు వెతకండి",
  postJob: "ఉద్యోగం పోస్ట్ చేయండి",
  dashboard: "డాష్‌బోర్డ్",
  signIn: "సైన్ ఇన్",
  register: "రిజిస్టర్",
  logout: "సైన్ అవుట్",
  accountMenu: "ఖాతా మెనూ",
  accountMenuOf: (name) => `ఖాతా మెనూ: ${name}`,
  openMenu: "మెనూ తెరవండి",
  menu: "మెనూ",
  phoneBar: "షార్ట్‌కట్‌లు",
  jobs: "ఉద్యోగాలు",
  saved: "సేవ్ చేసినవి",
  applications: "దరఖాస్తులు",
  profile: "ప్రొఫైల్",
  alerts: "జాబ్ అలర్ట్‌లు",
  settings: "సెట్టింగ్‌లు",
};
