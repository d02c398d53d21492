import type { Translated } from "../../shared/words";
import type { adminWords } from "./admin.words";

export const words: Translated<typeof adminWords> = {
  users: "यूज़र",
  searchUsers: "नाम, ईमेल या फ़ोन से खोजें",
  noUsers: "ऐसा कोई यूज़र नहीं",
  planRequests: "प्लान के अनुरोध",
  nextPage: "अगला",
  firstPage: "शुरू पर वापस",

  jobs: "नौकरियाँ",
  searchJobs: "पद, कंपनी, क्लाइंट या पोस्ट करने वाले से खोजें",
  forClients: "क्लाइंट के लिए",
  noJobs: "ऐसी कोई नौकरी नहीं",

  companies: "कंपनियाँ",
  searchCompanies: "नाम से खोजें",
  noCompanies: "ऐसी कोई कंपनी नहीं",
  statusFilter: "स्थिति",

  searchWords: "खोज के शब्द",
  searchSearchWords: "शब्द या रूप से खोजें",
  noSearchWords: "ऐसा कोई शब्द नहीं",
  kindOfWord: "प्रकार",
  searchWordViews: "खोज के शब्द",
  words: "शब्द",
  queries: "लोग क्या खोजते हैं",
  queryKind: "कौन सी खोजें",
  queryDays: "पिछले",
  noQueries: "ऐसी कोई खोज नहीं",

  messages: "मैसेज",
  noMessages: "कोई मैसेज इंतज़ार में नहीं",

  auditLog: "ऑडिट लॉग",
  searchAudit: "लोग, कंपनियाँ, नौकरियाँ, काम या वजहें खोजें",
  noEntries: "ऐसा कुछ नहीं लिखा है",
  isNameSearchCut: "इन शब्दों के इतने नाम हैं कि कुछ के बारे में लिखा छूट गया। किसी एक का नाम और लिखें।",
  kindFilter: "प्रकार",
  kinds: {
    ACCOUNT: "खाते",
    SUBSCRIPTION: "प्लान",
    COMPANY: "कंपनियाँ",
    JOB: "नौकरियाँ",
    "SEARCH-WORD": "खोज के शब्द",
  },
  previousPage: "पिछला",
};
