import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["companies"] = {
  verified: "વેરિફાઇડ",
  notVerified: "હજી વેરિફાઇડ નથી",
  whatWasChecked: "અમે શું તપાસ્યું",
  team: "ટીમ",
  getVerified: "વેરિફાઇડ થાઓ",
  verification: "વેરિફિકેશન",
  industry: "ક્ષેત્ર",
  employees: "કર્મચારીઓ",
  headquarters: "મુખ્ય ઑફિસ",
  website: "વેબસાઇટ",
  replyRate: "જવાબ આપે છે",
  replyRateIs: (percent) => `${percent}% અરજદારોને`,
  company: "કંપની",
  allJobs: "બધી નોકરીઓ",
  blocked: (name) =>
    `${name} બ્લૉક છે: આ કંપની કે તેની નોકરીઓ કોઈને મળતી નથી, અને તેના માટે કોઈ નોકરી પોસ્ટ કરી શકતું નથી.`,
  blockReason: (reason) => `કારણ: ${reason}`,
  careerPage: "કરિયર પેજ",
  moreOf: "કેવી રીતે જવાબ આપે છે, અને શું તપાસ્યું છે",
  editPage: "આ પેજમાં ફેરફાર કરો",
  about: "કંપની વિશે",
  atAGlance: "એક નજરમાં",
  noAbout: (name) => `${name} તરફથી હજી પોતાના વિશે કંઈ લખાયું નથી.`,
  firstReply: "પહેલો જવાબ",
  firstReplyWithin: (days) => `સામાન્ય રીતે ${days === 1 ? "એક દિવસમાં" : `${days} દિવસમાં`}`,
};
