import { MemberRole } from "../member-role";
import type { InvitationMailWords } from "./team-invitation-mail.words";

const AS: Readonly<Record<MemberRole, string>> = {
  [MemberRole.OWNER]: "मालिक: कंपनी की ओर से सब कुछ करना, और तय करना कि और कौन करे।",
  [MemberRole.RECRUITER]: "भर्ती करने वाले: नौकरी पोस्ट करना, उम्मीदवारों को जवाब देना और लोग खोजना।",
  [MemberRole.HIRING_MANAGER]: "हायरिंग मैनेजर: आपको सौंपी गई नौकरियों के उम्मीदवार देखना और जवाब देना।",
  [MemberRole.VIEWER]: "सिर्फ़ देखने वाले: नौकरियाँ और आँकड़े देखना, उम्मीदवार नहीं।",
};

export const hindi: InvitationMailWords = {
  subject: ({ inviter, company }) =>
    `${inviter ? `${inviter}: ` : ""}JobPortal पर ${company} की टीम में आपको बुलावा`,
  lines: ({ inviter, company, role, link, email, until }) => [
    "नमस्ते,",
    `${inviter ? `${inviter} ने आपको JobPortal पर ${company} की टीम में बुलाया है` : `${company} ने आपको JobPortal पर अपनी टीम में बुलाया है`}। आपकी भूमिका: ${AS[role]}`,
    "जुड़ने के लिए यह लिंक खोलें। यह एक बार चलेगा:",
    link,
    `${email} से साइन इन करें, या पहले इसी ईमेल से खाता बनाएँ। लिंक ${until} तक चलेगा।`,
    "अगर आप इन्हें नहीं जानते, तो कुछ न करें।",
    "JobPortal",
  ],
};
