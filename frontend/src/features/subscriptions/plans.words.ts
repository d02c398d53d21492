import { formatsIn } from "../../shared/language/formats";
import type { PaymentMode, PlanFeature } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");
const dateOf = (time: string) => format.longDate(time);
/** The next month's end: its year goes without saying. */
const dayOf = (time: string) => format.day(time);

interface PaymentWords {
  starts(plan: string): string;
  hint: string | null;
  confirm(plan: string): string;
  /** Below the plans. */
  notice: string;
}

/** What a feature's name alone does not say. */
const featureDetails: Partial<Record<PlanFeature, string>> = {
  ADVANCED_FILTERS: "Several skills at once, verified companies, companies that reply to most applicants",
};

export const plansWords = defineWords("plans", {
  en: {
    title: "Plans",
    back: "Back to where you were",
    lead: "Apply to more jobs and search more precisely. Change your plan at any time.",
    leadForCompanies:
      "Let more of your colleagues work on jobs and candidates. Change your plan at any time.",
    loadFailed: "The plans could not be loaded.",
    lines: { FREE: "For a focused search.", PAID: "For an active search.", PREMIUM: "When timing matters." },
    linesForCompanies: {
      FREE: "For a first hire.",
      PAID: "For a team that hires.",
      PREMIUM: "For many jobs at a time.",
    },
    amount: (price: number) => format.rupees(price),
    aMonth: "a month",
    withGst: (paise: number) => `Includes ${format.exactRupees(paise / 100)} GST (18%)`,
    applications: (limit: number | null) =>
      limit === null ? "Unlimited applications" : `${limit} applications a month`,
    templates: (limit: number | null) =>
      limit === null ? "Unlimited resume templates" : `${limit} resume templates`,
    forCompanies: "For companies",
    forSeekers: "For job seekers",
    companiesOf: (plan: string) => `What ${plan} offers companies`,
    teamSeats: (seats: number) => `A team of up to ${seats} people`,
    highlightedJobs: (count: number) =>
      count === 0 ? "No highlighted jobs" : `Up to ${count} highlighted jobs at a time, once verified`,
    everythingIn: (plan: string) => `Everything in ${plan}`,
    featuresOf: (plan: string) => `What ${plan} offers`,

    features: {
      VIEW_LISTINGS: "View listings",
      BASIC_TEMPLATES: "Basic templates",
      BASIC_SEARCH: "Basic search",
      PROFESSIONAL_TEMPLATES: "Professional templates",
      ADVANCED_FILTERS: "Advanced filters",
      PRIORITY_PROCESSING: "Priority processing",
    } satisfies Record<PlanFeature, string>,
    featureDetails,

    yourPlan: "Your plan",
    currentPlan: "Current plan",
    startsOn: (time: string) => `Starts on ${dayOf(time)}`,
    requestedOn: (time: string) => `Requested on ${dateOf(time)}`,
    endsOn: (time: string, next: string) => `Changes to ${next} on ${dayOf(time)}`,

    upgradeTo: (plan: string) => `Upgrade to ${plan}`,
    downgradeTo: (plan: string) => `Downgrade to ${plan}`,
    keep: (plan: string) => `Keep ${plan}`,
    takeBack: "Take back request",
    paymentAwaited: "Waiting for your payment",
    goOnPaying: "Continue payment",
    signInToChoose: (plan: string) => `Sign in to choose ${plan}`,
    finishRegistration: "Finish your registration",

    upgradeQuestion: (plan: string) => `Upgrade to ${plan}?`,
    downgradeQuestion: (plan: string) => `Downgrade to ${plan}?`,
    price: (price: string) => `It costs ${price} a month.`,
    /** How an upgrade comes about, by how the portal takes payments. */
    payments: {
      TEST: {
        starts: (plan) => `${plan} starts at once.`,
        hint: "This is a test payment: no money moves.",
        confirm: (plan) => `Upgrade to ${plan}`,
        notice: "Test payment: upgrading takes effect at once and no money moves.",
      },
      APPROVAL: {
        starts: (plan) =>
          `Your request goes to us, and we arrange the payment with you. ${plan} starts once we approve it.`,
        hint: null,
        confirm: (plan) => `Request ${plan}`,
        notice: "An upgrade is a request: we arrange the payment with you and approve it.",
      },
      PROVIDER: {
        starts: (plan) => `You pay on our payment provider's page. ${plan} starts once your payment arrives.`,
        hint: null,
        confirm: () => "Continue to payment",
        notice: "You pay for an upgrade on our payment provider's page. It starts once your payment arrives.",
      },
    } satisfies Record<PaymentMode, PaymentWords>,
    replacesRequest: (plan: string) => `It takes the place of your request for ${plan}.`,
    atMonthEnd: (current: string, plan: string) =>
      `${current} stays until the end of the month; then ${plan} takes over, with:`,
    staysYours: "What you have applied for and made stays yours. You can take this back until then.",
    cancel: "Cancel",
    saving: "Saving...",

    changed: (plan: string) => `You are on the ${plan} plan now.`,
    requested: (plan: string) => `Your request for ${plan} has been sent.`,
    scheduled: (plan: string, time: string) => `${plan} takes over on ${dayOf(time)}.`,
    unchanged: "Your plan has not changed.",
    awaitsPayment: (plan: string) => `${plan} starts once your payment arrives.`,
    paymentFailed: "The payment did not go through. Your plan has not changed.",
    kept: (plan: string) => `You keep the ${plan} plan.`,
    takenBack: "Your request has been taken back.",
    failed: (why: string) => `Your plan could not be changed. ${why}`,
    tryAgain: "Please try again in a moment.",

    monthEnd:
      "A downgrade takes effect at the end of the month. Applications you have sent and resumes you have made stay yours on every plan.",
  },
});
