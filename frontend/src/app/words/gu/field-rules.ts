import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["field-rules"] = {
  INVISIBLE: "આમાં ન દેખાતો એક અક્ષર છે. તેને ભૂંસીને હાથે ફરીથી લખો",
  NO_EMAIL: "name@example.in જેવું પૂરું ઇમેઇલ એડ્રેસ લખો",
  NO_NUMBER: "પૂરી સંખ્યા લખો, જેમ કે 25000",
  NO_PHONE: "ભારતીય ફોન નંબર લખો, અથવા + અને દેશના કોડ સાથેનો નંબર",
  REQUIRED: "આ ભરવું જરૂરી છે",
  TOO_GREAT: (bound) => `${bound} કે તેથી ઓછું લખો`,
  TOO_LONG: (bound) => `ટૂંકમાં લખો: વધુમાં વધુ ${bound} અક્ષર`,
  TOO_SHORT: (bound) => `થોડું વધારે લખો: ઓછામાં ઓછા ${bound} અક્ષર`,
  TOO_SMALL: (bound) => `${bound} કે તેથી વધારે લખો`,
  UNPRINTABLE: "આમાં એક અક્ષર બતાવી શકાતો નથી. ફરીથી લખો",
};
