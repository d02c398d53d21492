import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["navigation"] = {
  home: "હોમ",
  brandHome: "JobPortal, હોમ",
  mainNavigation: "મુખ્ય",
  findJobs: "નોકરી શોધો",
  postJob: "નોકરી પોસ્ટ કરો",
  dashboard: "ડૅશબોર્ડ",
  signIn: "સાઇન ઇન",
  register: "રજિસ્ટર કરો",
  logout: "સાઇન આઉટ",
  accountMenu: "એકાઉન્ટ મેનૂ",
  accountMenuOf: (name) => `એકાઉન્ટ મેનૂ: ${name}`,
  openMenu: "મેનૂ ખોલો",
  menu: "મેનૂ",
  phoneBar: "શૉર્ટકટ",
  jobs: "નોકરીઓ",
  saved: "સેવ કરેલી",
  applications: "અરજીઓ",
  profile: "પ્રોફાઇલ",
  alerts: "જોબ અલર્ટ",
  settings: "સેટિંગ",
};
