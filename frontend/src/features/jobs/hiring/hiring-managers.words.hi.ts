import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import type { Translated } from "../../../shared/words";
import type { hiringManagersWords } from "./hiring-managers.words";

const refusals: OwnRefusalWords = {
  MEMBER_ROLE: "हायरिंग मैनेजर को नौकरी मालिक या भर्ती करने वाले ही सौंप सकते हैं।",
  NOT_HIRING_MANAGER: "वे अब हायरिंग मैनेजर नहीं हैं। पेज फिर से खोलें।",
  NOT_FOUND: "इस बीच यह बदल गया है। पेज फिर से खोलें।",
};

export const words: Translated<typeof hiringManagersWords> = {
  title: "हायरिंग मैनेजर",
  hint: "वे सिर्फ़ उन्हें सौंपी गई नौकरियों के उम्मीदवार देखते और जवाब देते हैं।",
  none: "टीम में अभी कोई हायरिंग मैनेजर नहीं है।",
  noneAssigned: "यह नौकरी किसी हायरिंग मैनेजर को नहीं सौंपी गई है।",
  toTeam: "टीम पर जाएँ",
  nameAndEmail: (name, email) => `${name} (${email})`,
  assigned: (person) => `नौकरी ${person} को सौंप दी गई`,
  unassigned: (person) => `नौकरी अब ${person} के पास नहीं है`,
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  refusals,
};
