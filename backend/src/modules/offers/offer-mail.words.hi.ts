import type { OfferMailWords } from "./offer-mail.words";

export const hindi: OfferMailWords = {
  pay: (headline) => `वेतन: ${headline}`,
  joins: (day) => `काम शुरू: ${day}`,
  replyBy: (day) => `जवाब की आख़िरी तारीख: ${day}`,
  safe: "ऑफ़र के लिए कभी पैसे नहीं लगते। कोई माँगे तो शिकायत करें।",
};
