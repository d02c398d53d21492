import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["walk-ins"] = {
  link: "લાઇનનો નંબર લો",
  linkTitle: "આ નોકરી માટે વૉક-ઇન છે",
  linkHint: "નંબર લો, અને તમારો વારો ક્યારે છે તે જુઓ.",
};
