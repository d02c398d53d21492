import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["navigation"] = {
  home: "হোম",
  brandHome: "JobPortal, হোম",
  mainNavigation: "প্রধান",
  findJobs: "চাকরি খুঁজুন",
  postJob: "চাকরি পোস্ট করুন",
  dashboard: "ড্যাশবোর্ড",
  signIn: "সাইন ইন",
  register: "রেজিস্টার করুন",
  logout: "লগ আউট",
  accountMenu: "অ্যাকাউন্ট মেনু",
  accountMenuOf: (name) => `অ্যাকাউন্ট মেনু: ${name}`,
  openMenu: "মেনু খুলুন",
  menu: "মেনু",
  phoneBar: "শর্টকাট",
  jobs: "চাকরি",
  saved: "সেভ করা",
  applications: "আবেদন",
  profile: "প্রোফাইল",
  alerts: "জব অ্যালার্ট",
  settings: "সেটিংস",
};
