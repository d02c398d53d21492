import type { Translated } from "../../shared/words";
import type { landingWords } from "./landing.words";

export const words: Translated<typeof landingWords> = {
  pageTitle: "आपके आसपास की नौकरियाँ",
  hero: {
    headline: "अपने आसपास मनपसंद नौकरी पाएँ",
    lead: "हर कार्ड पर वेतन, वेरिफ़ाइड कंपनियों पर निशान, और काम इतना पास कि रात का खाना घर पर।",
    search: "नौकरियाँ खोजें",
    jobTitle: "पद",
    jobTitleHint: "पद, स्किल या कंपनी",
    location: "जगह",
    locationHint: "शहर या इलाका",
    searchJobs: "नौकरी खोजें",
    popular: "ज़्यादा खोजी गई",
    // Searches, which most postings answer in English.
    popularTerms: ["Software Engineer", "Marketing", "Sales", "Design"],
    newestJobs: "अभी पोस्ट हुई",
    localitiesOf: (city) => `${city} के वे इलाके जहाँ सबसे ज़्यादा नौकरियाँ खुली हैं`,
  },
  figures: {
    heading: "पोर्टल के आँकड़े",
    items: [
      { figure: "5,000+", label: "खुली नौकरियाँ" },
      { figure: "2,000+", label: "कंपनियाँ" },
      { figure: "10k+", label: "नौकरी ढूँढने वाले" },
      { figure: "98%", label: "सफलता" },
    ],
  },
  trusted: {
    heading: "जानी-मानी कंपनियों का भरोसा",
    pause: "चलते लोगो रोकें",
    resume: "लोगो चलने दें",
  },
  features: {
    heading: "वैसा ही, जैसे यहाँ लोग काम ढूँढते हैं",
    easySearch: {
      title: "आसान खोज",
      sentence: "पद, स्किल या जगह से खोजें। वेतन कार्ड पर ही है, नौकरी खोलने से पहले।",
    },
    growth: {
      title: "आगे बढ़ने का मौका",
      sentence: "हर नौकरी बताती है कि कितना अनुभव और कौन सी स्किल चाहिए, और वेतन कितना है।",
    },
    companies: {
      title: "अच्छी कंपनियाँ",
      sentence: "देखें कि नौकरी कौन दे रहा है, और आवेदन से पहले वेरिफ़ाइड का निशान देखें।",
    },
    secure: {
      title: "सुरक्षित पोर्टल",
      sentence: "वेरिफ़ाइड का निशान यूँ ही नहीं मिलता: एडमिन ने जाँचा है कि नौकरी कौन दे रहा है।",
    },
    quickApply: {
      title: "झटपट आवेदन",
      sentence: "रिज़्यूमे तैयार रखें, कुछ क्लिक में भेजें और आगे का हर कदम देखें।",
    },
    network: {
      title: "अपना इलाका",
      sentence: "इलाके से नौकरी खोजें, क्योंकि आने-जाने का समय भी मायने रखता है।",
    },
    sketch: {
      searchExample: "पद, स्किल या जगह",
      levels: ["शुरुआत", "अनुभव के साथ", "टीम के मुखिया"],
      checks: ["एडमिन ने जाँचा", "कंपनी की हर नौकरी पर दिखता है"],
      yourResume: "आपका रिज़्यूमे",
      readyToSend: "भेजने के लिए तैयार",
      applyNow: "आवेदन करें",
      steps: ["आवेदन किया", "देखा जा रहा है", "शॉर्टलिस्ट"],
    },
  },
  locations: {
    heading: "ज़्यादा नौकरियों वाले शहर",
    lead: "हर शहर की खुली नौकरियाँ, अभी गिनी हुई।",
    previous: "पिछले शहर",
    next: "और शहर",
    jobs: (count) => (count === 1 ? "नौकरी" : "नौकरियाँ"),
    loadFailed: "शहर खुल नहीं सके।",
    emptyTitle: "अभी कोई नौकरी खुली नहीं है",
    emptyHint: "पहली नौकरियों के साथ शहर यहाँ दिखेंगे। आपका शहर भी हो सकता है।",
    postJob: "नौकरी पोस्ट करें",
  },
  howItWorks: {
    heading: "यह कैसे काम करता है",
    step: (position) => `चरण ${position}`,
    steps: [
      {
        title: "प्रोफ़ाइल बनाएँ",
        sentence: "अपने बारे में और अपनी जगह बताएँ, और स्किल व अनुभव रिज़्यूमे में डालें।",
      },
      {
        title: "नौकरी खोजें",
        sentence: "पद, प्रकार और जगह से छाँटें। वेतन और अनुभव हर कार्ड पर लिखा है।",
      },
      {
        title: "आवेदन करें और जुड़ें",
        sentence: "रिज़्यूमे भेजें, देखें कि कंपनी ने उसे कब खोला, और जवाब आने तक साथ चलें।",
      },
    ],
  },
  getStarted: {
    heading: "आपकी अगली नौकरी शायद पास में ही हो",
    sentence: "जुड़ना मुफ़्त है। महीने में पाँच आवेदन बिना पैसे के।",
    action: "शुरू करें",
    postJob: "नौकरी पोस्ट करें",
  },
};
