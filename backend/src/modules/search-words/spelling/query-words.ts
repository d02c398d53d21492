/**
 * Words that people write around a trade, in English, Hindi and other languages. They are spelt well, and slips of the
 * longer ones are mended: "vacency". Jobs need not have them.
 */
export const QUERY_WORDS: ReadonlySet<string> = new Set(
  (
    "a above after all an and any are area around as at available below between best big by can candidate candidates " +
    "career careers city company ctc daily day days distance duty earn earning etc evening experience experienced " +
    "female females fixed for free freshers fresher from full fulltime genuine girls boys ladies gents good govt " +
    "government graduate graduates graduation diploma degree pass passed fail high higher hindi hire hiring home hour " +
    "hourly hours how hybrid immediate immediately in income india indian interview interviews is job jobs join joining " +
    "junior km kms lac lacs lakh lakhs last less living local location lpa male males me minimum maximum month monthly " +
    "months more morning much my near nearby nearest need needed new night no not now of off offer offered on online " +
    "offline onsite only open opening openings opportunities opportunity or over package paid parttime part pay paying " +
    "per permanent pension place please post posted posts private qualification recent remote required requirement " +
    "requirements role roles rotational rs rupees salary school college schooling senior shift shifts some student " +
    "students summer temporary contract contractual the this through time timing to today top unpaid up upto urgent " +
    "urgently vacancies vacancy walk walkin walking wanted want week weekend weekends weekly where wfh which with " +
    "within without women woman men man work working works year yearly years yrs yr " +
    "naukri naukariyan nokri kaam kam kaaj chahiye chaiye chahie mein me mai ke ki ka ko se aur ya wala wali wale paas " +
    "pas ghar shahar bharti rojgar rozgar din raat subah sham mahina mahine hazar hazaar velai vela kelasa udyogam " +
    "नौकरी नौकरियां काम काज जॉब चाहिए में के की का को से और या वाला वाली वाले पास घर शहर भर्ती रोजगार रोज़गार दिन रात " +
    "सुबह शाम महीना महीने हजार हज़ार लाख वैकेंसी पाहिजे आहे मध्ये साठी வேலை வேண்டும் ఉద్యోగం ఉద్యోగాలు పని కావాలి " +
    "ಕೆಲಸ ಬೇಕು ಉದ್ಯೋಗ চাকরি কাজ চাই নিয়োগ નોકરી કામ જોઈએ ભરતી ਨੌਕਰੀ ਕੰਮ ജോലി"
  ).split(" "),
);
