import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { companyJobsWords } from "./company-jobs.words";

const format = formatsIn("hi");

export const words: Translated<typeof companyJobsWords> = {
  openJobs: (total) => (total === 0 ? "खुली नौकरियाँ" : `खुली नौकरियाँ (${format.count(total)})`),
  none: "अभी कोई नौकरी खुली नहीं है",
  noneHint: "यह कंपनी अभी किसी को नहीं ले रही। आपके पास की दूसरी कंपनियाँ शायद ले रही हों।",
  noneFound: "यहाँ ऐसी कोई नौकरी नहीं मिली",
  noneFoundHint: "पद या जगह का कोई दूसरा शब्द लिखें, या खोज खाली करें।",
  findOthers: "दूसरी नौकरियाँ खोजें",
};
