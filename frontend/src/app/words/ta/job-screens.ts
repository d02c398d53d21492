import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

export const words: SeekerWords["job-screens"] = {
  findJobs: "வேலை தேடுங்கள்",
  searchTitle: (asked) => [asked.join(", "), "வேலை தேடுங்கள்"].filter(Boolean).join(" · "),
  jobAt: (title, company) => `${title}, ${company}`,
  job: "வேலை",
  companyPage: "நிறுவனத்தையும் அதன் வேலைகளையும் பாருங்கள்",
  notFoundEyebrow: "கிடைக்கவில்லை",
  notFoundTitle: "இந்த வேலை இங்கே இல்லை",
  notFound: "ஆள் எடுத்திருக்கலாம், மூடப்பட்டிருக்கலாம், அல்லது முகவரி தவறாக இருக்கலாம்.",
  closedEyebrow: "மூடப்பட்டது",
  closedTitle: "இந்த வேலை மூடப்பட்டது",
  closed: (title, company, at) => `‘${title}’ (${company}): ${format.date(at)} முதல் விண்ணப்பங்கள் ஏற்கப்படுவதில்லை.`,
  findOtherJobs: "வேறு வேலைகளைத் தேடு",
  backToHome: "முகப்புக்குத் திரும்பு",
  loadFailed: "இந்த வேலையை ஏற்ற முடியவில்லை.",
};
