import type { BankQuestionWords } from "./bank-questions.words";

const YEARS = "साल";

const LICENCES = {
  "Two-wheeler": "दोपहिया",
  "Car (LMV)": "कार (LMV)",
  Transport: "कमर्शियल गाड़ी",
  "Heavy vehicle (HMV)": "भारी गाड़ी (HMV)",
  "Auto rickshaw": "ऑटो रिक्शा",
  "None yet": "अभी कोई नहीं",
};

const ITI_TRADES = {
  Electrician: "इलेक्ट्रीशियन",
  Fitter: "फ़िटर",
  Welder: "वेल्डर",
  Turner: "टर्नर",
  Machinist: "मशीनिस्ट",
  "Mechanic Diesel": "डीज़ल मैकेनिक",
  "Mechanic Motor Vehicle": "मोटर गाड़ी मैकेनिक",
  "Electronics Mechanic": "इलेक्ट्रॉनिक्स मैकेनिक",
  Wireman: "वायरमैन",
  Plumber: "प्लंबर",
  Carpenter: "बढ़ई (कारपेंटर)",
  "Refrigeration and Air Conditioning": "फ़्रिज और एसी",
  "Tool and Die Maker": "टूल और डाई मेकर",
  "Draughtsman Civil": "ड्राफ़्ट्समैन सिविल",
  "Draughtsman Mechanical": "ड्राफ़्ट्समैन मैकेनिकल",
  "Instrument Mechanic": "इंस्ट्रूमेंट मैकेनिक",
  "Computer Operator (COPA)": "कंप्यूटर ऑपरेटर (COPA)",
  "Sewing Technology": "सिलाई टेक्नोलॉजी",
  Painter: "पेंटर",
  "Another trade": "कोई और ट्रेड",
  "No ITI": "आईटीआई नहीं किया",
};

const ANY_WORK: Readonly<Record<string, BankQuestionWords>> = {
  "two-wheeler": { text: "क्या आपके पास अपना दोपहिया है?" },
  "notice-period": {
    text: "आपका नोटिस पीरियड कितना है?",
    options: {
      "I can join at once": "तुरंत, कोई नोटिस नहीं",
      "Up to 15 days": "15 दिन तक",
      "30 days": "30 दिन",
      "60 days": "60 दिन",
      "90 days or more": "90 दिन या ज़्यादा",
    },
  },
  "join-by": { text: "आप किस तारीख से काम पर आ सकते हैं?" },
  "night-shift": { text: "क्या आप रात की शिफ़्ट में काम कर सकते हैं?" },
  "six-days": { text: "क्या आप हफ़्ते में 6 दिन काम कर सकते हैं?" },
  "expected-pay": { text: "आप हर महीने हाथ में कितना वेतन चाहते हैं?", unit: "₹ हर महीने" },
  "years-same-work": { text: "आपने यह काम कितने साल किया है?", unit: YEARS },
  languages: {
    text: "काम पर आप कौन-कौन सी भाषाएँ बोल सकते हैं?",
    options: {
      English: "अंग्रेज़ी",
      Hindi: "हिंदी",
      Bengali: "बंगाली",
      Gujarati: "गुजराती",
      Kannada: "कन्नड़",
      Malayalam: "मलयालम",
      Marathi: "मराठी",
      Odia: "ओड़िया",
      Punjabi: "पंजाबी",
      Tamil: "तमिल",
      Telugu: "तेलुगू",
      Urdu: "उर्दू",
      Assamese: "असमिया",
    },
  },
  smartphone: { text: "क्या आपके पास काम के लिए स्मार्टफ़ोन है?" },
  relocate: { text: "क्या आप इस नौकरी के शहर में आकर रह सकते हैं?" },
  adult: { text: "क्या आपकी उम्र 18 साल या ज़्यादा है?" },
};

const ROAD_AND_FACTORY: Readonly<Record<string, BankQuestionWords>> = {
  licence: { text: "आपके पास कौन-कौन से ड्राइविंग लाइसेंस हैं?", options: LICENCES },
  "driving-years": { text: "आपने काम के लिए कितने साल गाड़ी चलाई है?", unit: YEARS },
  "licence-until": { text: "आपका ड्राइविंग लाइसेंस किस तारीख तक मान्य है?" },
  "own-vehicle": {
    text: "आप अपनी कौन सी गाड़ी ला सकते हैं?",
    options: { Bike: "बाइक", Scooter: "स्कूटर", Auto: "ऑटो", Van: "वैन", None: "कोई नहीं" },
  },
  "lift-20-kg": { text: "क्या आप 20 किलो के पार्सल उठा सकते हैं?" },
  "iti-trade": { text: "आपने आईटीआई किस ट्रेड में किया है?", options: ITI_TRADES },
  machines: {
    text: "आपने कौन-कौन सी मशीनें चलाई हैं?",
    options: {
      "CNC lathe": "सीएनसी लेथ",
      VMC: "वीएमसी",
      "Conventional lathe": "साधारण लेथ",
      Milling: "मिलिंग",
      Grinding: "ग्राइंडिंग",
      "Injection moulding": "इंजेक्शन मोल्डिंग",
      "Power press": "पावर प्रेस",
    },
  },
  welding: {
    text: "आप किस-किस तरह की वेल्डिंग कर सकते हैं?",
    options: { Arc: "आर्क", MIG: "मिग (MIG)", TIG: "टिग (TIG)", Gas: "गैस", Spot: "स्पॉट" },
  },
  drawings: { text: "क्या आप इंजीनियरिंग ड्रॉइंग पढ़ सकते हैं?" },
  apprenticeship: { text: "क्या आपके पास नेशनल अप्रेंटिसशिप सर्टिफ़िकेट (NAC) है?" },
};

const SHOP_AND_OFFICE: Readonly<Record<string, BankQuestionWords>> = {
  "pos-billing": { text: "क्या आपने बिलिंग मशीन या POS पर काम किया है?" },
  "field-sales": { text: "क्या आप सेल्स के लिए रोज़ शहर में घूम सकते हैं?" },
  "sold-what": {
    text: "आपने क्या-क्या बेचा है?",
    options: {
      Groceries: "किराना",
      Clothes: "कपड़े",
      Electronics: "इलेक्ट्रॉनिक्स",
      Medicines: "दवाइयाँ",
      Insurance: "बीमा",
      Loans: "लोन",
      Software: "सॉफ़्टवेयर",
      Property: "प्रॉपर्टी",
    },
  },
  "tally-years": { text: "आपने टैली पर कितने साल काम किया है?", unit: YEARS },
  "gst-returns": {
    text: "आपने कौन-कौन से रिटर्न खुद भरे हैं?",
    options: {
      "GSTR-1": "GSTR-1",
      "GSTR-3B": "GSTR-3B",
      "GSTR-9": "GSTR-9",
      TDS: "टीडीएस",
      "Income tax": "इनकम टैक्स",
      "None yet": "अभी कोई नहीं",
    },
  },
  excel: {
    text: "आपको एक्सेल कितना आता है?",
    options: {
      "Not yet": "अभी नहीं आता",
      "Simple sheets": "साधारण शीट",
      Formulas: "फ़ॉर्मूले",
      "Pivot tables": "पिवट टेबल",
    },
  },
  "typing-speed": { text: "आपकी टाइपिंग की रफ़्तार कितनी है?", unit: "शब्द प्रति मिनट" },
  "call-kind": {
    text: "आपने किस-किस तरह की कॉल ली या की हैं?",
    options: {
      Support: "ग्राहक सहायता",
      Sales: "सेल्स",
      Collections: "वसूली",
      Bookings: "बुकिंग",
      "None yet": "अभी कोई नहीं",
    },
  },
  "english-calls": { text: "क्या आप ग्राहकों से अंग्रेज़ी में बात कर सकते हैं?" },
  "code-link": { text: "आपका कोड या काम हम कहाँ देख सकते हैं?" },
  laptop: { text: "क्या आपके पास घर से काम करने के लिए लैपटॉप और इंटरनेट है?" },
};

const HEALTH_AND_TEACHING: Readonly<Record<string, BankQuestionWords>> = {
  "nursing-council": { text: "क्या आप राज्य की नर्सिंग काउंसिल में रजिस्टर्ड हैं?" },
  "nursing-course": {
    text: "आपने नर्सिंग का कौन सा कोर्स पूरा किया है?",
    options: {
      ANM: "एएनएम",
      GNM: "जीएनएम",
      "B.Sc Nursing": "बी.एससी नर्सिंग",
      "M.Sc Nursing": "एम.एससी नर्सिंग",
      None: "कोई नहीं",
    },
  },
  wards: {
    text: "आपने किन वार्डों में काम किया है?",
    options: { General: "जनरल", ICU: "आईसीयू", OT: "ओटी", Emergency: "इमरजेंसी", Maternity: "प्रसूति" },
  },
  bed: {
    text: "आपके पास पढ़ाने की कौन सी डिग्री है?",
    options: {
      "B.Ed": "बी.एड",
      "D.El.Ed": "डी.एल.एड",
      "M.Ed": "एम.एड",
      NTT: "एनटीटी",
      None: "कोई नहीं",
    },
  },
  tet: { text: "क्या आपने CTET या अपने राज्य का TET पास किया है?" },
  subjects: { text: "आपने कौन-कौन से विषय और किन कक्षाओं को पढ़ाया है?" },
};

const HANDS: Readonly<Record<string, BankQuestionWords>> = {
  cuisine: {
    text: "आप कौन-कौन सा खाना बना सकते हैं?",
    options: {
      "South Indian": "साउथ इंडियन",
      "North Indian": "नॉर्थ इंडियन",
      Tandoor: "तंदूर",
      Chinese: "चाइनीज़",
      Continental: "कॉन्टिनेंटल",
      Bakery: "बेकरी",
      Sweets: "मिठाई",
    },
  },
  "food-safety": { text: "क्या आपने खाने की सुरक्षा की FoSTaC ट्रेनिंग ली है?" },
  psara: { text: "क्या आपने PSARA क़ानून के तहत गार्ड की ट्रेनिंग ली है?" },
  "ex-service": { text: "क्या आपने सेना या पुलिस में काम किया है?" },
  "site-years": { text: "आपने निर्माण की साइट पर कितने साल काम किया है?", unit: YEARS },
  "building-work": {
    text: "आप साइट पर कौन-कौन सा काम कर सकते हैं?",
    options: {
      Masonry: "राजमिस्त्री का काम",
      "Bar bending": "सरिया बाँधना",
      Shuttering: "शटरिंग",
      Tiling: "टाइल लगाना",
      Painting: "पेंटिंग",
      Plumbing: "प्लंबिंग",
      Wiring: "वायरिंग",
      Supervision: "सुपरविज़न",
    },
  },
  salon: {
    text: "आप कौन-कौन सी सर्विस खुद दे सकते हैं?",
    options: {
      Haircut: "बाल काटना",
      Colour: "बालों में रंग",
      Facial: "फ़ेशियल",
      Waxing: "वैक्सिंग",
      "Make-up": "मेकअप",
      Massage: "मसाज",
      Nails: "नाखून",
    },
  },
  "machine-sewing": {
    text: "आप कौन-कौन सी सिलाई मशीनें चला सकते हैं?",
    options: { Lockstitch: "लॉकस्टिच", Overlock: "ओवरलॉक", Flatlock: "फ़्लैटलॉक" },
  },
};

/** Every code and option of the bank has its words: the server's own are English. */
export const words: Readonly<Record<string, BankQuestionWords>> = {
  ...ANY_WORK,
  ...ROAD_AND_FACTORY,
  ...SHOP_AND_OFFICE,
  ...HEALTH_AND_TEACHING,
  ...HANDS,
};
