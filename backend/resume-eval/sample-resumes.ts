import { demoResumes } from "../demo/demo-resumes";
import { demoSeekers } from "../demo/demo-seekers";
import { Random } from "../demo/random";
import type { ResumeText } from "../src/modules/resumes/content/resume-content";

/** A day on which all of them are written. */
const NOW = new Date("2026-06-15T00:00:00Z");

/** Resumes of demo people with experience, as many as asked for; the same at every call. */
export function sampleResumes(count: number): ResumeText[] {
  const random = new Random("resume files");
  return demoSeekers()
    .filter(({ years }) => years !== "Fresher")
    .slice(0, count)
    .flatMap((seeker) => demoResumes(random, seeker, 1, NOW));
}

/** Two resumes in Hindi; their skills are the words of their trades. */
export const HINDI_RESUMES: readonly Omit<ResumeText, "template">[] = [
  {
    title: "स्टाफ नर्स",
    content: {
      basicInfo: {
        fullName: "सुनीता यादव",
        email: "sunita.yadav@example.in",
        phone: "+91 98390 12345",
        location: "गोमती नगर, लखनऊ",
        summary: "आठ साल से अस्पतालों में मरीजों की देखभाल कर रही हूँ।",
      },
      experience: [
        {
          ...{ company: "संजीवनी अस्पताल", position: "स्टाफ नर्स", location: "लखनऊ" },
          ...{ startDate: "2019-07", endDate: "", isCurrent: true },
          description: "- तीस बिस्तरों वाले वार्ड की देखभाल\n- नई नर्सों को काम सिखाया",
        },
        {
          ...{ company: "जीवन ज्योति अस्पताल", position: "सहायक नर्स", location: "कानपुर" },
          ...{ startDate: "2016-04", endDate: "2019-06", isCurrent: false },
          description: "- दवा और रिपोर्ट का हिसाब रखा",
        },
      ],
      education: [
        {
          ...{ school: "लखनऊ विश्वविद्यालय", degree: "स्नातक", field: "", gpa: "" },
          startDate: "2012",
          endDate: "2015",
        },
      ],
      skills: {
        technical: ["मरीज की देखभाल", "प्राथमिक उपचार", "इंजेक्शन"],
        soft: [],
        languages: ["हिंदी", "अंग्रेजी"],
      },
    },
  },
  {
    title: "लेखाकार",
    content: {
      basicInfo: {
        fullName: "राजेश कुमार मिश्रा",
        email: "rajesh.mishra@example.in",
        phone: "98765 40123",
        location: "पटना",
        summary: "दस साल का लेखा अनुभव।",
      },
      experience: [
        {
          ...{ company: "मिश्रा ट्रेडर्स", position: "लेखाकार", location: "पटना" },
          ...{ startDate: "2018-01", endDate: "", isCurrent: true },
          description: "- टैली में रोज का हिसाब",
        },
      ],
      education: [
        {
          ...{ school: "पटना विश्वविद्यालय", degree: "बी.कॉम", field: "", gpa: "" },
          startDate: "2011",
          endDate: "2014",
        },
      ],
      skills: { technical: ["टैली", "जीएसटी", "एक्सेल"], soft: [], languages: ["हिंदी", "अंग्रेजी"] },
    },
  },
];
