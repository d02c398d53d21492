import { oneOf, TERMS } from "./fair-terms";
import { heldWordsIn, isOfScams } from "./findings";
import { sentencesOf } from "./sentences";
import type { HeldWords } from "./wording-rule";

const YOU_ARE = "(?:you|u)(?:['’]?re| are| r)(?: just| a bit| a little| already)?";
const YOUR = "(?:your|ur|aapk[aie]|tumh?ar[aie]|आपक[ाेी])";
const TRAIT =
  "age|religion|faith|caste|sex|gender|marital status|marriage|pregnancy|disabilit(?:y|ies)|handicap|looks|complexion|" +
  "skin colou?r|native (?:place|state)|mother tongue|umar|umra?|aa?yu|dharma?m?|mazhab|jaa?ti|ling|shaa?di|उम्र|आयु|धर्म|जाति|लिंग|शादी";
const STATE =
  "married|unmarried|pregnant|expecting|divorced|disabled|handicapped|physically challenged|fat|dark";
const BECAUSE = "because|since|as|due to(?: the fact that)?|on account of|kyu?n?ki|क्योंकि";

/** What tells somebody that they were turned down for who they are: no text about a job speaks to one person so. */
const TO_A_PERSON = [
  `${YOU_ARE} (?:too|over|very) ?-?(?:old|young|aged?)`,
  "too (?:old|young) for (?:(?:this|the|our|such a?) (?:job|role|post|position|work|opening|vacancy|team|shop|office|place)|us)",
  `${YOU_ARE} (?:an? )?(?:${TERMS.SEX}|${TERMS.RELIGION}|${TERMS.CASTE})`,
  `(?:${BECAUSE}) ${YOU_ARE} (?:an? )?(?:${STATE}|${Object.values(TERMS).join("|")})`,
  `(?:because|on account|in view|due|owing)(?: of| to) ${YOUR} (?:${TRAIT})`,
  `${YOUR} (?:${TRAIT}) (?:is|was|does|did|has|doesn['’]?t|isn['’]?t|is not|zyada|jyada|kam|adhik|ज़्यादा|ज्यादा|अधिक|कम|के कारण|की वजह)`,
].map((source) => new RegExp(oneOf(source), "iu"));

/** Why a message to rejected applicants can't go out (HEED-02). */
export interface RejectionProblem extends HeldWords {
  isScam: boolean;
}

/** The first thing in a rejection that shuts people out, as a job's text would (POST-06), or is worded like a scam. */
export function problemOfRejection(text: string): RejectionProblem | null {
  for (const sentence of sentencesOf(text))
    for (const pattern of TO_A_PERSON) {
      const [words] = pattern.exec(sentence.text) ?? [];
      if (words !== undefined) return { rule: "shuts-out-a-person", words, isScam: false };
    }
  const [held] = heldWordsIn("", text);
  return held ? { ...held, isScam: isOfScams(held.rule) } : null;
}
