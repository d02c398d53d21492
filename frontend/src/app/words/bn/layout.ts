import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["layout"] = {
  skipToContent: "মূল অংশে যান",
  offline: "নেটওয়ার্ক নেই। শেষবার যা দেখা গিয়েছিল, এখানে তাই দেখাচ্ছে।",

  findJobs: "চাকরি খুঁজুন",
  postJob: "চাকরি পোস্ট করুন",
  forJobSeekers: "চাকরিপ্রার্থীদের জন্য",
  forEmployers: "কোম্পানির জন্য",
  company: "কোম্পানি",
  resources: "দরকারি তথ্য",
  resumeBuilder: "রেজিউমে তৈরি করুন",
  jobAlerts: "জব অ্যালার্ট",
  candidates: "প্রার্থী",
  pricing: "প্ল্যানের দাম",
  solutions: "সলিউশন",
  about: "আমাদের কথা",
  contact: "যোগাযোগ",
  privacy: "গোপনীয়তা",
  terms: "শর্তাবলি",
  copyright: (year) => `© ${year} JobPortal। সর্বস্বত্ব সংরক্ষিত।`,

  panelTitle: (city) => `চাকরি: ${city}`,
  panelSlogan: "একটাই প্রোফাইল। কাছাকাছি চাকরি, বেতন জানানোই আছে।",
};
