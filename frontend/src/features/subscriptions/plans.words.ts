import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");
const dateOf = (time: string) => format.longDate(time);
/** Of the month's end that is next: its year goes without saying. */
const dayOf = (time: string) => format.day(time);

export const plansWords = defineWords({
  en: {
    title: "Plans",
    lead: "Apply to more jobs and search more precisely. Change your plan at any time.",
    loadFailed: "The plans could not be loaded.",
    lines: { FREE: "For a focused search.", PAID: "For an active search.", PREMIUM: "When timing matters." },
    amount: (price: number) => format.rupees(price),
    aMonth: "a month",
    applications: (limit: number | null) =>
      limit === null ? "Unlimited applications" : `${limit} applications a month`,
    templates: (limit: number | null) =>
      limit === null ? "Unlimited resume templates" : `${limit} resume templates`,
    everythingIn: (plan: string) => `Everything in ${plan}`,
    featuresOf: (plan: string) => `What ${plan} offers`,

    yourPlan: "Your plan",
    currentPlan: "Current plan",
    startsOn: (time: string) => `Starts on ${dayOf(time)}`,
    requestedOn: (time: string) => `Requested on ${dateOf(time)}`,
    endsOn: (time: string, next: string) => `Changes to ${next} on ${dayOf(time)}`,

    upgradeTo: (plan: string) => `Upgrade to ${plan}`,
    downgradeTo: (plan: string) => `Downgrade to ${plan}`,
    keep: (plan: string) => `Keep ${plan}`,
    takeBack: "Take back request",
    signInToChoose: (plan: string) => `Sign in to choose ${plan}`,
    finishRegistration: "Finish your registration",

    upgradeQuestion: (plan: string) => `Upgrade to ${plan}?`,
    downgradeQuestion: (plan: string) => `Downgrade to ${plan}?`,
    price: (price: string) => `It costs ${price} a month.`,
    startsAtOnce: (plan: string) => `${plan} starts at once.`,
    testPayment: "This is a test payment: no money moves.",
    asksApproval: (plan: string) =>
      `Your request goes to us, and we arrange the payment with you. ${plan} starts once we approve it.`,
    replacesRequest: (plan: string) => `It takes the place of your request for ${plan}.`,
    atMonthEnd: (current: string, plan: string) =>
      `${current} stays until the end of the month; then ${plan} takes over, with:`,
    staysYours: "What you have applied for and made stays yours. You can take this back until then.",
    cancel: "Cancel",
    request: (plan: string) => `Request ${plan}`,
    saving: "Saving...",

    changed: (plan: string) => `You are on the ${plan} plan now.`,
    requested: (plan: string) => `Your request for ${plan} has been sent.`,
    scheduled: (plan: string, time: string) => `${plan} takes over on ${dayOf(time)}.`,
    kept: (plan: string) => `You keep the ${plan} plan.`,
    takenBack: "Your request has been taken back.",
    failed: (why: string) => `Your plan could not be changed. ${why}`,
    tryAgain: "Please try again in a moment.",

    testNotice: "Test payment: upgrading takes effect at once and no money moves.",
    approvalNotice: "An upgrade is a request: we arrange the payment with you and approve it.",
    monthEnd:
      "A downgrade takes effect at the end of the month. Applications you have sent and resumes you have made stay yours on every plan.",
  },
});
