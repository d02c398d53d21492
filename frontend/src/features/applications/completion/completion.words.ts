import { defineWords } from "../../../shared/words";

export const completionWords = defineWords("completion", {
  en: {
    fields: {
      name: "Full name",
      title: "Professional title",
      phone: "Phone",
    },
    nameHint: "We’ll save it to your profile.",
    nameNeeded: "Enter your full name",
    phoneHint: "So they can call you. We’ll save it to your profile.",
    titleHint: "What you do, such as Staff Nurse. We’ll save it to your profile.",

    title: (company: string) => `${company} also asks for`,
    alsoSent: "From your work profile:",
    notice: "Notice period",
    pay: "Pay you expect",
    keep: "Keep this in my work profile",
    sendHelp: "Also send what helps me at work",
    resumeNeeded: "They ask for a resume. Choose one above, or bring yours.",
    bringResume: "Bring Your Resume",
    needed: {
      phone: "Enter your phone number",
      notice: "Say when you can join",
      pay: "Enter the amount in rupees, such as 25,000",
    },
    bare: "Only your name and email would go. Add your title, phone or a resume, so that they can choose you.",
    sendBare: "Send It Anyway",
  },
});
