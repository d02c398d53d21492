import { defineWords } from "../../../shared/words";

export const careerFormWords = defineWords("career-form", {
  en: {
    look: "How the head of the page looks",
    whatItSays: "What it says",
    fields: {
      address: "Address",
      headline: "Headline",
      about: "About working with you",
      color: "Your colour",
    },
    hints: {
      address: "Stands behind /c/: small letters, digits and hyphens. Former addresses lead to the new one.",
      headline: "One line that says why to work with you.",
      about: "Up to 5,000 characters. A line that begins with # is a heading, with - a point of a list.",
      color: "We darken it where white text could not be read on it.",
    },
    hasColor: "Use our own colour",
    publish: "Published: everybody can see the page",
    isAt: "Your page is at",
    problem: (field: string, message: string) => `${field} ${message}.`,
    save: "Save Page",
    saving: "Saving...",
    saved: "Career page saved.",
    savedForYou: "Career page saved. Nobody else sees it until you tick ‘Published’.",
    notSaved: "The career page could not be saved. Please try again.",
    embed: {
      title: "On your own site",
      hint: "Put this line where your site should list your open jobs. The list follows your site's type and colours, sets no cookies, and is always up to date.",
      copy: "Copy the Line",
      copied: "Line copied.",
      notCopied: "The line could not be copied. Select it and copy it yourself.",
    },
    leaveWarning: "What you changed on the career page is not saved yet.",
  },
});
