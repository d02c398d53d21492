import type { InvitationStatus } from "../../shared/schema.generated";
import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { invitationsWords } from "./invitations.words";

const format = formatsIn("hi");

const statuses: Record<InvitationStatus, string> = {
  SENT: "जवाब का इंतज़ार",
  ACCEPTED: "हाँ कहा",
  DECLINED: "मना किया",
  EXPIRED: "समय पर जवाब नहीं आया",
};

export const words: Translated<typeof invitationsWords> = {
  title: "बुलावे",
  none: "अभी कोई बुलावा नहीं।",
  statuses,
  own: { ...statuses, SENT: "आपके जवाब का इंतज़ार", ACCEPTED: "आपने हाँ कहा", DECLINED: "आपने मना किया" },
  from: (company) => `${company} की ओर से`,
  until: (at) => `${format.date(at)} तक जवाब दें। जवाब न देने पर हम कंपनी को कुछ नहीं बताते।`,
  closed: "यह नौकरी अब बंद हो चुकी है।",
  yes: "हाँ, मेरा संपर्क दें",
  yesOf: (job, company) => `${company} में ${job} के लिए हाँ`,
  no: "नहीं",
  noOf: (job, company) => `${company} में ${job} के लिए नहीं`,
  asking: (company) => `अपना संपर्क ${company} को दें?`,
  askingText: (company) => `फिर ${company} को आपका नाम, ईमेल और फ़ोन दिखेगा। इसे वापस नहीं लिया जा सकता।`,
  keep: "अभी नहीं",
  confirm: "मेरा संपर्क दें",
  busy: "दिया जा रहा है...",
  saidYes: (company) => `अब ${company} आपसे संपर्क कर सकती है।`,
  saidNo: "आपने मना किया। हमने कंपनी को आपके बारे में कुछ नहीं बताया।",
  apply: "इस नौकरी के लिए आवेदन करें",
  sharedWith: "कंपनी को दिखता है",

  sentTitle: "भेजे गए बुलावे",
  noneSent: "आपने अभी किसी को नहीं बुलाया",
  noneSentHint: "अपनी नौकरियों के लिए सही लोग ढूँढें और बुलाएँ। वे 14 दिन में जवाब देते हैं, या नहीं देते।",
  loadFailed: "बुलावे खुल नहीं सके।",
  somebody: "कोई, जो अब ढूँढे नहीं जा सकते",
  to: (job) => `${job} के लिए`,
  sentAt: (at) => `${format.date(at)} को भेजा`,
  reach: "इनसे संपर्क",
  failed: "यह नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।",
  refusals: {
    INVITATION_STATE: "इस बीच यह बुलावा बदल गया है। उसे फिर से देखें।",
    EMAIL_NOT_VERIFIED: "पहले अपने ईमेल की पुष्टि करें।",
  },
};
