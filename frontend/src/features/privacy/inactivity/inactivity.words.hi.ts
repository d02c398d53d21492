import { FIRST_WARNING_DAYS, INACTIVE_YEARS, SECOND_WARNING_DAYS } from "@job-portal/protocol/inactivity";
import { formatsIn } from "../../../shared/language/formats";
import type { InactivityExemption } from "../../../shared/schema.generated";
import type { Translated } from "../../../shared/words";
import type { inactivityWords } from "./inactivity.words";

const format = formatsIn("hi");

const kept: Readonly<Record<InactivityExemption, string>> = {
  ADMIN: "जब तक आप एडमिन हैं, आपका खाता रहेगा।",
  BLOCKED: "जब तक आपका खाता ब्लॉक है, वह रहेगा।",
  PLAN: "जब तक आपके पास पैसे वाला प्लान है, आपका खाता रहेगा।",
  HIRING: "जब तक आपकी किसी कंपनी की नौकरियाँ खुली हैं, आपका खाता रहेगा।",
  UNREACHABLE: "आपका खाता रहेगा, क्योंकि पुष्टि किए हुए ईमेल के बिना हम आपको पहले बता नहीं सकते।",
  TEAM: "जब तक आपकी कंपनी में और लोग हैं और दूसरा मालिक नहीं, आपका खाता रहेगा।",
};

export const words: Translated<typeof inactivityWords> = {
  goes: (day) =>
    `अगर आप अपना खाता फिर इस्तेमाल नहीं करते, तो हम उसे ${format.calendarLongDate(day)} को मिटा देंगे। हम आपको ` +
    `${FIRST_WARNING_DAYS} दिन पहले ईमेल करेंगे, और ${SECOND_WARNING_DAYS} दिन पहले एक बार और। खाता रखने के लिए बस साइन इन करें।`,
  stays: (reason) =>
    `जिन खातों को ${INACTIVE_YEARS} साल तक कोई इस्तेमाल नहीं करता, उन्हें हम मिटा देते हैं। ${kept[reason]}`,
};
