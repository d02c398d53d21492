import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["moderation"] = {
  reportJob: "આ નોકરીની ફરિયાદ કરો",
  reportTitle: "આ નોકરીની ફરિયાદ કરો",
  reportText:
    "અમારી ટીમ તમારી ફરિયાદ વાંચે છે. કંપનીને માત્ર કારણ જણાવાય છે, કોણે કરી તે ક્યારેય નહીં. અમે જોઈએ ત્યાં સુધી નોકરી રહે છે.",
  reason: "આમાં શું ખોટું છે?",
  reasons: {
    SCAM: "આ છેતરપિંડી જેવું લાગે છે",
    ASKS_FOR_MONEY: "પૈસા માગે છે",
    EXPIRED: "જગ્યા ભરાઈ ગઈ છે કે મુદત પૂરી થઈ છે",
    WRONG_DETAILS: "વિગતો ખોટી છે",
    DISCRIMINATORY: "ભેદભાવ કરે છે",
    OTHER: "બીજું કંઈક",
  },
  chooseReason: "શું ખોટું છે તે પસંદ કરો.",
  comment: "વધુ જણાવો",
  commentHint: "પાસવર્ડ કે બેન્કની વિગતો ક્યારેય ન મોકલો.",
  commentTooLong: "વધુમાં વધુ 1,000 અક્ષર લખો.",
  cancel: "રદ કરો",
  send: "ફરિયાદ મોકલો",
  sending: "મોકલાઈ રહી છે...",
  sent: "આભાર. અમે આ નોકરી તપાસીશું.",
  notOpen: "આ નોકરી હવે ખુલ્લી નથી.",
  failed: "ફરિયાદ મોકલી શકાઈ નહીં. ફરી પ્રયત્ન કરો.",
};
