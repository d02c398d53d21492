import { defineWords } from "../../shared/words";

export const companyFormWords = defineWords("company-form", {
  en: {
    whatItSays: "What seekers read",
    fields: {
      name: "Name",
      about: "About",
      website: "Website",
      industry: "Industry",
      employees: "People",
      headquarters: "Head office",
    },
    hints: {
      name: "All of your jobs show it. A change takes the mark ‘Verified’ away until we have checked again.",
      about: "What you do and what it is like to work with you, in up to 2,000 characters.",
      website:
        "Such as kaveri.example. Another site takes the mark ‘Verified’ away until we have checked again.",
      industry: "Such as Healthcare or Textiles.",
      headquarters: "The city of your head office.",
    },
    notSaid: "Not said",
    problem: (field: string, message: string) => `${field} ${message}.`,
    websiteProblem: "Enter the site’s whole address, such as https://kaveri.example.",
    nameProblem: "Enter a name of 2 to 120 characters.",
    aboutProblem: "Shorten it to 2,000 characters.",
    save: "Save Changes",
    saving: "Saving...",
    cancel: "Cancel",
    saved: "Company page saved.",
    notSaved: "The company page could not be saved. Please try again.",
    gone: "You no longer act for this company.",
    endsBadge: {
      title: "Give up your ‘Verified’ badge?",
      lost: "Another name or website ends it at once. Your career page goes offline, and lists of your jobs on other sites stay empty.",
      notBack:
        "Typing the old one again does not bring it back: we have to check again. Your jobs stay open.",
      save: "Save Anyway",
      keep: "Keep Editing",
    },
    leaveWarning: "What you changed on the company’s page is not saved yet.",

    logoTitle: "Logo",
    logo: {
      photo: "Logo",
      uploadPhoto: "Upload logo",
      changePhoto: "Change logo",
      removePhoto: "Remove logo",
      photoRules: "Image files only: PNG, JPEG or WebP up to 5 MB. It stands whole in a square.",
      photoWaits: "Everybody sees this logo now.",
    },
    logoFailed: (reason: string) => `The logo could not be uploaded. ${reason}`,
    logoNotRemoved: "The logo could not be removed. Please try again.",
  },
});
