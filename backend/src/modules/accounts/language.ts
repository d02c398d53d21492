import { registerEnumType } from "type-graphql";

/** The languages that the portal speaks, as `protocol/src/locale.ts` names them. */
export enum Language {
  EN = "en",
  HI = "hi",
}

registerEnumType(Language, {
  name: "Language",
  description: "A language that the portal speaks.",
  valuesConfig: { EN: { description: "English." }, HI: { description: "Hindi." } },
});
