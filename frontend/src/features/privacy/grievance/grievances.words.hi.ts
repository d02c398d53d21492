import {
  GRIEVANCE_DAYS,
  LONGEST_GRIEVANCE,
  MOST_OPEN_GRIEVANCES,
  SHORTEST_GRIEVANCE,
} from "@job-portal/protocol/grievances";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { grievancesWords } from "./grievances.words";

const format = formatsIn("hi");

const kinds: Translated<typeof grievancesWords>["kinds"] = {
  ACCESS: "मेरा डेटा देखना है",
  CORRECTION: "मेरा डेटा सुधारना है",
  ERASURE: "मेरा डेटा मिटाना है",
  CONSENT: "मंज़ूरी वापस लेनी है",
  OTHER: "कुछ और",
};

const hints: Translated<typeof grievancesWords>["hints"] = {
  ACCESS: "सेटिंग में “मेरा डेटा डाउनलोड करें” से वह तुरंत मिल जाता है।",
  ERASURE: "सेटिंग में “मेरा खाता मिटाएँ” से वह तुरंत मिट जाता है।",
  CONSENT: "जो आपने चालू किया, उसे उसी जगह बंद कर सकते हैं।",
};

export const words: Translated<typeof grievancesWords> = {
  title: "आपके डेटा के बारे में सवाल",
  back: "सेटिंग",
  open: "पूछें या शिकायत करें",
  lead: `अपने डेटा के बारे में हमसे पूछें, या बताएँ कि क्या गलत है। हम ${GRIEVANCE_DAYS} दिन के अंदर जवाब देते हैं।`,
  board: "हमारे जवाब से काम न बने, तो आप डेटा प्रोटेक्शन बोर्ड ऑफ़ इंडिया में शिकायत कर सकते हैं।",

  form: "पूछें या शिकायत करें",
  kind: "यह किस बारे में है?",
  kinds,
  hints,
  kindMissing: "चुनें कि यह किस बारे में है",
  text: "अपने शब्दों में",
  textHint: (length) => `${format.count(LONGEST_GRIEVANCE)} में से ${format.count(length)} अक्षर`,
  textShort: `कम से कम ${SHORTEST_GRIEVANCE} अक्षर लिखें`,
  textLong: (excess) => `${format.count(excess)} अक्षर ज़्यादा हैं`,
  send: "भेजें",
  sending: "भेजा जा रहा है...",
  sent: (day) => `भेज दिया। हम ${format.calendarDate(day)} तक जवाब देंगे।`,
  failed: "यह भेजा नहीं जा सका। अपना इंटरनेट देखें और फिर कोशिश करें।",
  limit: `आपके ${MOST_OPEN_GRIEVANCES} सवाल अभी खुले हैं। किसी एक का जवाब मिलने पर, या उसे वापस लेने पर आप और पूछ सकते हैं।`,

  list: "आपने जो पूछा",
  loadFailed: "आपके सवाल लोड नहीं हो सके।",
  none: "आपने अभी कुछ नहीं पूछा है।",
  name: (number, kind) => `नं. ${number}: ${kinds[kind]}`,
  isOpen: "खुला",
  isAnswered: "जवाब दिया",
  raised: (at) => `${format.date(at)} को पूछा`,
  due: (day) => `${format.calendarDate(day)} तक जवाब`,
  late: (day) => `हमें देर हो गई: जवाब ${format.calendarDate(day)} तक देना था।`,
  answered: (at) => `हमारा जवाब, ${format.date(at)}`,

  unsent: "यह अभी भेजा नहीं गया है।",

  withdraw: "वापस लें",
  withdrawOf: (number) => `नं. ${number} वापस लें`,
  withdrawTitle: "इसे वापस लें?",
  withdrawText: "हम इसे मिटा देंगे, और आपको जवाब नहीं मिलेगा।",
  withdrawing: "वापस लिया जा रहा है...",
  keep: "रहने दें",
  withdrawn: "वापस ले लिया।",
  withdrawFailed: "यह वापस नहीं लिया जा सका। अपना इंटरनेट देखें और फिर कोशिश करें।",
};
