import type { Translated } from "../../../shared/words";
import type { shareOwnJobWords } from "./share-own-job.words";

export const words: Translated<typeof shareOwnJobWords> = {
  share: "शेयर करें",
  link: "नौकरी का लिंक",
  copy: "लिंक कॉपी करें",
  copied: "लिंक कॉपी हो गया",
  notCopied: (url) => `लिंक कॉपी नहीं हो सका: ${url}`,
  whatsApp: "WhatsApp",
  mail: "ईमेल",
  message: ({ title, company, pay, place, url }) => `${company} में नौकरी: ${title}\n${pay}, ${place}\n${url}`,
  subject: ({ title, company }) => `${company} में नौकरी: ${title}`,
  posterTitle: "दुकान या ऑफ़िस पर लगाने का पोस्टर",
  posterHint: "A4, QR कोड के साथ जो इस नौकरी पर ले जाता है।",
  print: "पोस्टर प्रिंट करें",
  poster: {
    hiring: (company) => `${company} में नौकरी`,
    scan: "पढ़ने और आवेदन के लिए स्कैन करें",
    free: "आवेदन मुफ़्त है। कोई आपसे पैसे नहीं माँग सकता।",
    openings: (count) => (count === 1 ? null : `${count} पद खाली`),
    qr: "QR कोड",
  },
};
