import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["push"] = {
  title: "તમારા ડિવાઇસ પર",
  meaning: "પોર્ટલ બંધ હોય ત્યારે પણ અમે ડિવાઇસ પર તરત સૂચના બતાવી શકીએ છીએ.",
  offer: "કંઈ બદલાય ત્યારે અમે તમને તરત જણાવી શકીએ છીએ.",
  tellHere: "મને આ ડિવાઇસ પર જણાવો",
  turning: "ચાલુ થઈ રહ્યું છે...",
  notNow: "હમણાં નહીં",
  isOn: "અમે તમને આ ડિવાઇસ પર જણાવીશું.",
  refused:
    "આ બ્રાઉઝર આ સાઇટની સૂચનાઓ બ્લૉક કરે છે. એડ્રેસની બાજુમાં સાઇટનું સેટિંગ ખોલો, સૂચનાઓની મંજૂરી આપો અને ફરી પ્રયત્ન કરો.",
  unsupported: "આ બ્રાઉઝર સૂચનાઓ બતાવી શકતું નથી. iPhone કે iPad પર પોર્ટલને હોમ સ્ક્રીન પર ઉમેરો અને ત્યાંથી ખોલો.",
  notTurnedOn: "આ ચાલુ થઈ શક્યું નહીં. ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
  notEnded: "આ બંધ થઈ શક્યું નહીં. ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
  limit: "તમારાં 10 ડિવાઇસ પહેલેથી છે. પહેલાં કોઈ એક બંધ કરો.",
  unknownDevice: "કોઈ બ્રાઉઝર",
  thisDevice: "આ ડિવાઇસ",
  since: (at) => `${format.shortDay(at)}થી`,
  lastTold: (at) => `છેલ્લી સૂચના ${format.shortDay(at)}`,
  end: "બંધ કરો",
  endOf: (device) => `અહીં સૂચનાઓ બંધ કરો: ${device}`,
  none: "હજી કોઈ ડિવાઇસ પર સૂચનાઓ આવતી નથી.",
};
