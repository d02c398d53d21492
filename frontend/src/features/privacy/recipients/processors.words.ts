import { defineWords } from "../../../shared/words";

/** The services that get data of people's, for the notice and for who has seen one's data (docs/privacy.md). */
export const processorsWords = defineWords("processors", {
  en: {
    list: [
      "Google’s Firebase checks your password, or texts a code to your phone, and keeps your email address or number for signing in.",
      "Razorpay takes your payment, if you pay for a plan there.",
      "Exotel texts notices to your number, if you turn SMS on: the job, the company and the time.",
    ],
  },
});
