import { defineWords } from "../../shared/words";

export const authWords = defineWords({
  en: {
    signInTitle: "Welcome back",
    signInLead: "Sign in to your account.",
    signIn: "Sign In",
    signingIn: "Signing in...",
    signInFailed: "Failed to sign in. Please check your credentials.",
    signInForDashboard: "Please sign in to view your dashboard",
    signInToContinue: "Please sign in to continue",
    newHere: "New here?",
    toSignUp: "Create an account",
    enterYourPassword: "Enter your password",
    signUpTitle: "Create your account",
    signUpLead: "Free, and takes about a minute.",
    confirmPassword: "Confirm password",
    confirmYourPassword: "Enter the password once more",
    passwordsDiffer: "Passwords do not match",
    haveAccount: "Already have an account?",
    toSignIn: "Sign in",
    finishTitle: "Finish your registration",
    finishLead: (email: string) => `You are signed in as ${email}. Tell us what brings you here.`,
    useOtherAccount: "Use another account",
  },
});
