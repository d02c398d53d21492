import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { adminPaymentsWords } from "./admin-payments.words";

const format = formatsIn("hi");

export const words: Translated<typeof adminPaymentsWords> = {
  title: "भुगतान",
  table: "भुगतान",
  statusFilter: "स्थिति",
  statuses: {
    OVERPAID: "वापस करने हैं",
    AWAITING_PAYMENT: "इंतज़ार में",
    APPROVED: "भुगतान हुआ",
    REFUNDED: "वापस किए गए",
    FAILED: "नहीं हुआ",
  },
  hints: {
    OVERPAID:
      "इन लोगों के पास पैसे आने से पहले ही यह प्लान या इससे ऊपर का प्लान था। भुगतान के नंबर से पैसे प्रोवाइडर के यहाँ वापस करें। प्रोवाइडर की ख़बर आते ही यह “वापस किए गए” में चला जाएगा।",
    AWAITING_PAYMENT: "व्यक्ति ने अभी पैसे नहीं दिए, या प्रोवाइडर ने अभी फ़ैसला नहीं किया।",
    APPROVED: "पैसे दिए गए, या एडमिन ने बिना भुगतान के मंज़ूर किया।",
    REFUNDED: "पूरी रकम वापस गई, और उसके साथ प्लान भी।",
    FAILED: "प्रोवाइडर ने मना किया, या एक दिन में पैसे नहीं आए।",
  },
  none: "ऐसा कोई भुगतान नहीं",
  person: "व्यक्ति",
  plan: "प्लान",
  payment: "भुगतान",
  asked: "कब माँगा",
  settled: "कब तय हुआ",
  price: (rupees) => format.rupees(rupees),
  dateOf: (at) => format.date(at),
  noPayment: "कोई नहीं",
  open: "अभी नहीं",
  refund: (paise, at) => `${format.date(at)} को ${format.exactRupees(paise / 100)} वापस`,
};
