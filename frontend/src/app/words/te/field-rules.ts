import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["field-rules"] = {
  INVISIBLE: "ఇందులో కనిపించని అక్షరం ఉంది. దాన్ని చెరిపి చేత్తో మళ్లీ టైప్ చేయండి",
  NO_EMAIL: "name@example.in లాంటి పూర్తి ఈమెయిల్ అడ్రస్ ఇవ్వండి",
  NO_NUMBER: "పూర్తి సంఖ్య రాయండి, ఉదాహరణకు 25000",
  NO_PHONE: "భారతీయ ఫోన్ నంబర్, లేదా + తో దేశం కోడ్ ఉన్న నంబర్ ఇవ్వండి",
  REQUIRED: "ఇది తప్పకుండా నింపాలి",
  TOO_GREAT: (bound) => `${bound} లేదా అంతకంటే తక్కువ రాయండి`,
  TOO_LONG: (bound) => `చిన్నగా రాయండి: ఎక్కువలో ఎక్కువ ${bound} అక్షరాలు`,
  TOO_SHORT: (bound) => `ఇంకొంచెం రాయండి: కనీసం ${bound} అక్షరాలు`,
  TOO_SMALL: (bound) => `${bound} లేదా అంతకంటే ఎక్కువ రాయండి`,
  UNPRINTABLE: "ఇందులో చూపించలేని అక్షరం ఉంది. మళ్లీ టైప్ చేయండి",
};
