/** Words around places that name none. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a across all also and any anywhere are area areas around as at based be branch branches candidate candidates " +
    "centre cities city client company country district dist districts etc everywhere for from hiring ho hq in is job " +
    "jobs loc location locations locality local located more multiple na near nearby no not of office offices on only open " +
    "opening or other others our outskirts over part place places plus pt post posting preferred preferably region " +
    "regional role site specified state suburb suburbs team the throughout to town various vicinity walkin " +
    "will with within work working where whole entire base job disclosed applicable any anywhere me my here headquarter junction " +
    "headquarters head zone main metro greater rural urban positions position required urgent urgently immediate " +
    "joining apply remote hybrid mode east west north south central new old पूरे पूरा संपूर्ण सम्पूर्ण समस्त में की के का और या पास मध्ये ఇన్ இல்"
  ).split(" "),
);

/** Words of an address that don't need to be known where the city is. */
const ADDRESS =
  /\d|\b(?:floor|plot|no|towers?|building|bldg|blocks?|phase|road|rd|street|st|lane|marg|cross|main|stage|sec(?:tor)?|opp|opposite|behind|beside|next|near|complex|plaza|malls?|park|house|chambers?|cent(?:re|er)|estate|industrial|midc|gidc|sez|metro|station|junction|circle|square|signal|bus|stand|stop|airport|hospital|school|college|society|apartments?|layout|colony|market|bazaar|bazar|village|tehsil|taluka?|district|dist|post|po|ps|survey|khasra|shop|flat|unit|wing|gate|hotel|bank|temple|nagar|pur|puram|chowk|enclave|vihar|extension|extn|highway|bypass|bridge|cantt|cantonment|warehouse|godown|factory|plant|workshop|division|gpo|business|tech|technology|it|corporate|campus|pvt|ltd|limited)\b/iu;

/** Stations are called by the place that they are in: sources of regular expressions, Latin and Devanagari. */
export const STATIONS = "junction|station|जंक्शन|जंक्‍शन|स्टेशन";
export const STATION_LINES = "railway|metro|रेलवे|मेट्रो";
/** "Sector" in India's scripts. */
export const SECTORS = "सेक्टर|सैक्टर|સેક્ટર|সেক্টর|ਸੈਕਟਰ";

const ADDRESS_IN_HINDI =
  /(?<![\p{L}\p{M}])(?:जंक्शन|स्टेशन|चौक|चौराहा|मार्केट|बाजार|बाज़ार|मंडी|अस्पताल|स्कूल|कॉलेज|एयरपोर्ट|अड्डा|मेट्रो|मॉल|मंदिर|मस्जिद|पुल|रोड|गली|सेक्टर|फेज|ब्लॉक|गांव|गाँव|तहसील|जिला|ज़िला|थाना)(?![\p{L}\p{M}])/u;

export const isAddress = (text: string): boolean => ADDRESS.test(text) || ADDRESS_IN_HINDI.test(text);
