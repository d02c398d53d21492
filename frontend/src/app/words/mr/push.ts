import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["push"] = {
  title: "तुमच्या डिव्हाइसवर",
  meaning: "पोर्टल बंद असले तरी डिव्हाइसवर लगेच सूचना दाखवू शकतो.",
  offer: "काही बदलले की तुम्हाला लगेच सांगू शकतो.",
  tellHere: "या डिव्हाइसवर सांगा",
  turning: "सुरू होत आहे...",
  notNow: "आत्ता नको",
  isOn: "या डिव्हाइसवर तुम्हाला सांगू.",
  refused: "हा ब्राउझर या साइटच्या सूचना अडवतो. पत्त्याशेजारील साइट सेटिंग्ज उघडा, सूचना चालू करा आणि पुन्हा प्रयत्न करा.",
  unsupported: "हा ब्राउझर सूचना दाखवू शकत नाही. iPhone किंवा iPad असेल, तर पोर्टल होम स्क्रीनवर जोडा आणि तिथून उघडा.",
  notTurnedOn: "हे सुरू करता आले नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.",
  notEnded: "हे बंद करता आले नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.",
  limit: "तुमची आधीच 10 डिव्हाइस आहेत. आधी एक बंद करा.",
  unknownDevice: "एक ब्राउझर",
  thisDevice: "हे डिव्हाइस",
  since: (at) => `${format.shortDay(at)} पासून`,
  lastTold: (at) => `शेवटची सूचना ${format.shortDay(at)}`,
  end: "बंद करा",
  endOf: (device) => `सूचना बंद करा: ${device}`,
  none: "अजून कोणत्याही डिव्हाइसवर सूचना येत नाहीत.",
};
