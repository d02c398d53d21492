import { defineWords } from "../../shared/words";

export const accountsWords = defineWords({
  en: {
    email: "Email",
    password: "Password",
    iAmA: "I am a",
    roles: { jobseeker: "Job Seeker", employer: "Employer", admin: "Admin" },
    roleHints: { jobseeker: "Find work nearby", employer: "Hire local people" },
    plans: { free: "Free", paid: "Paid", premium: "Premium" },
    selectRole: "Please select a role",
    enterEmail: "Enter your e-mail address",
    enterPassword: "Enter a password",

    createAccount: "Create Account",
    creatingAccount: "Creating Account...",
    signUpFailed: (message: string) => `Failed to create an account. ${message}`,
    errors: {
      malformedEmail: "Enter an e-mail address such as name@example.in",
      outage: "The service could not be reached. Check your connection and try again.",
      tooManyTries: "There were too many attempts. Wait a few minutes and try again.",
      emailInUse: "There is already an account with this e-mail address.",
      disabled: "This account has been disabled.",
      unknown: "Please try again.",
    },
  },
});
