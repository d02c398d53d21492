import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["notices"] = {
  title: "સૂચનાઓ",
  bell: (unread) => (unread > 0 ? `સૂચનાઓ, ${unread} ન વાંચેલી` : "સૂચનાઓ"),
  badge: (unread) => (unread > 9 ? "9+" : String(unread)),
  unread: "ન વાંચેલી:",
  at: (time) => format.dateTime(time),
  markAll: "બધી વાંચેલી ગણો",
  older: "જૂની બતાવો",
  empty: "હજી કંઈ નથી",
  emptyHint: "તમારી અરજીઓ, નોકરીઓ અને પ્લાન વિશેના સમાચાર અહીં દેખાશે.",
  loadFailed: "તમારી સૂચનાઓ લોડ થઈ શકી નહીં.",
  markFailed: "સૂચનાઓ વાંચેલી તરીકે સેવ થઈ શકી નહીં.",
};
