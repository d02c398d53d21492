import { INACTIVE_YEARS } from "@job-portal/protocol/inactivity";
import type { InactivityMailWords } from "./inactivity-mail.words";

export const hindi: InactivityMailWords = {
  why: (email, day) =>
    `${email} का खाता आख़िरी बार ${day} को इस्तेमाल हुआ। जो खाता ${INACTIVE_YEARS} साल तक इस्तेमाल न हो, उसे हम नहीं रखते: ` +
    "आपकी प्रोफ़ाइल, रिज़्यूमे, आवेदन और मैसेज उसके साथ मिट जाएँगे, और कुछ वापस नहीं आएगा।",
  how: "सब कुछ रखने के लिए एक बार साइन इन करें। आप अपना डेटा डाउनलोड भी कर सकते हैं, या खाता अभी मिटा सकते हैं:",
};
