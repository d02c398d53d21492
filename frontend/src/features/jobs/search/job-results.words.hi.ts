import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { ResultCount } from "../filter/job-search.words";
import type { jobResultsWords } from "./job-results.words";

const format = formatsIn("hi");

const figure = ({ total, isTotalCapped }: ResultCount) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (found: ResultCount) => (found.total === 1 ? "1 नौकरी" : `${figure(found)} नौकरियाँ`);

export const words: Translated<typeof jobResultsWords> = {
  widerArea: "आसपास के बड़े इलाके में",
  popularPlaces: "ज़्यादा नौकरियों वाली जगहें",
  remote: "रिमोट",
  anywhere: "कहीं भी",
  unlisted: "सूची में दिखी नौकरियों से ज़्यादा मिली हैं। बाकी देखने के लिए कोई शब्द, जगह या फ़िल्टर जोड़ें।",
  unmeasured: "वहाँ से दूरी नहीं नापी जा सकती। यह सूची बिना दूरी के है।",

  close: {
    WITHOUT_CONDITION: (found) => `इसके बिना ${jobs(found)}`,
    NEARBY: (found, _q, places) => `${places}: ${jobs(found)}`,
    ELSEWHERE: (found, q) => `पूरे भारत में “${q}” की ${jobs(found)}`,
  },
  leftOut: "छोड़ा गया",
  showAll: (found) => (found.total === 1 ? "इसे खोजें" : `सभी ${figure(found)} देखें`),

  empty: {
    title: "इन सब शर्तों पर अभी कोई नौकरी नहीं है",
    hint: "खोज का कोई एक हिस्सा हटाएँ, या दूसरे शहर में देखें।",
    hintEverywhere: "खोज का कोई एक हिस्सा हटाएँ।",
    hintClose: "ये सबसे मिलती-जुलती हैं।",
    withoutFilters: "बिना फ़िल्टर के खोजें",
    allTypes: "हर तरह की नौकरियाँ देखें",
    anywhere: "हर जगह देखें",
    withoutText: (q) => `“${q.length > 30 ? `${q.slice(0, 30)}…` : q}” के बिना खोजें`,
    clearAll: "पूरी खोज खाली करें",
    leadsTo: (figure) => `(${figure})`,
    otherPlaces: "यही खोज दूसरी जगहों में",
    popularPlaces: "या इन जगहों की सभी नौकरियाँ देखें",
  },
  noJobs: {
    title: "अभी कोई नौकरी खुली नहीं है",
    hint: "पहली नौकरी पोस्ट होते ही यहाँ दिखेगी।",
    postJob: "नौकरी पोस्ट करें",
  },
};
