import { defineWords } from "../../shared/words";

export const signUpNoticeWords = defineWords("sign-up-notice", {
  en: {
    title: "What we use to make your account",
    items: [
      "Your email address: to sign you in, and to tell you what happens to your applications, or to jobs you post.",
      "Whether you look for work or hire: to show you the right pages.",
      "With your phone: its number, to sign you in. A company you apply to sees it only once it shortlists you.",
      "With Google: your name and photo, to fill in your profile.",
    ],
    rest: "You can see all of it, correct it and delete it at any time. The portal is for people of 18 and older.",
    openNotice: "Read the privacy notice",
    openTerms: "Read the terms of use",
  },
});
