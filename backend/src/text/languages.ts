/** English, and what is spoken at home in India, in English and in Hindi: a part of a pattern. */
const OF_INDIA =
  "english|hindi|kannada|tamil|telugu|tel[ei]gu|malayalam|marathi|bengali|bangla|gujarati|gujrati|punjabi|panjabi|urdu|odia|oriya|assamese|konkani|sanskrit|nepali|sindhi|kashmiri|dogri|manipuri|bodo|santali|maithili|bhojpuri|rajasthani|marwari|haryanvi|chhattisgarhi|tulu|kodava|garhwali|kumaoni|khasi|mizo|अंग्रेजी|अंग्रेज़ी|हिंदी|हिन्दी|मराठी|बंगाली|बांग्ला|गुजराती|पंजाबी|उर्दू|तमिल|तेलुगु|कन्नड़|मलयालम|संस्कृत|भोजपुरी|मैथिली|राजस्थानी|नेपाली|ओड़िया|ಕನ್ನಡ|தமிழ்|తెలుగు";
const OF_OTHER_COUNTRIES =
  "french|german|spanish|japanese|chinese|mandarin|cantonese|arabic|russian|italian|portuguese|korean|dutch|persian|farsi|thai|swedish|polish|turkish|hebrew|indonesian|malay|sinhala|sinhalese|pashto|swahili|vietnamese|greek|american sign language|indian sign language|sign language";

/** Languages that people in India name, in English and in Hindi: a part of a pattern. */
export const LANGUAGES = `${OF_INDIA}|${OF_OTHER_COUNTRIES}`;
const NAME = new RegExp(`(?<![\\p{L}\\p{M}])(?:${LANGUAGES})(?![\\p{L}\\p{M}])`, "giu");

export const languagesIn = (text: string): string[] => [...text.matchAll(NAME)].map(([name]) => name);

/** Whether a list names languages of people, and not of computers. */
export function areLanguages(text: string): boolean {
  const parts = text.split(/[,;|/•·&]|\band\b/u).filter((part) => /\p{L}/u.test(part));
  const named = parts.filter((part) => languagesIn(part).length > 0).length;
  return named > 0 && named >= parts.length / 2;
}

const INDIAN_NAME = new RegExp(`^(?:${OF_INDIA})$`, "iu");
const NO_CUISINE = /^(?:english|hindi|अंग्रेज़?ी|हिंदी|हिन्दी)$/iu;

/**
 * The languages among skills that say no more than their names. A cook's 'Punjabi, Chinese' are cuisines: without
 * English or Hindi beside them they stay.
 */
export function languagesAmong(skills: readonly string[]): ReadonlySet<string> {
  const named = skills.filter((skill) => INDIAN_NAME.test(skill));
  return new Set(named.some((skill) => NO_CUISINE.test(skill)) ? named : []);
}
