import { WordingGround } from "./fair-terms";

/** Parts of the words of each ground: nearly every sentence is told by them at once to have none. */
export const STEMS: Readonly<Partial<Record<WordingGround, RegExp>>> = {
  [WordingGround.AGE]: /[1-6]\d|young|youth|[\u0900-\u097f]/,
  [WordingGround.LOOKS]:
    /look|fair|beauti|handsome|attract|pretty|slim|sexy|k?hu?bs|sund|gora|gori|[\u0900-\u097f]/,
  [WordingGround.DISABILITY]:
    /disab|handicap|impair|challeng|abled|pwd|deaf|dumb|divyang|viklang|bodied|[\u0900-\u097f]/,
  [WordingGround.MARITAL_STATUS]: /mothers|have |married|vivahit|kunwar|[\u0900-\u097f]/,
  [WordingGround.SEX]:
    /[mf] only|pregnan|garbh|lgbt|trans|gay|lesbian|homosex|queer|hijr|kinnar|third g|straight|sales|boy|girl|watchm|cameram|hostess|barmaid|[\u0900-\u097f]/,
  [WordingGround.CASTE]: /\bs[ct]s?\b|\bobc|schedul|reserv|category|[\u0900-\u097f]/,
  [WordingGround.COMMUNITY]:
    /(?:people|persons?|candidates?|applicants?|boys?|girls?|m[ae]n|wom[ae]n|log|folks|ones?|community) (?:from|of|bel)|tongue|native|[\u0900-\u097f]/,
};
