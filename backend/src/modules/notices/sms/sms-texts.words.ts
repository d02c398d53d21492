/**
 * What the portal says by SMS, as it is registered with India's operators (DLT): each `{#var#}` is a variable. A text
 * that changes here has to be registered anew, and its new id configured.
 */
export const english = {
  "interview-offered":
    "JobPortal: {#var#} offers you times for an interview for {#var#}. Sign in and take one.",
  "interview-move": "JobPortal: {#var#} asks to move your interview for {#var#}. Sign in and answer.",
  "interview-scheduled": "JobPortal: your interview for {#var#} at {#var#} is on {#var#}.",
  "interview-cancelled": "JobPortal: your interview for {#var#} at {#var#} is cancelled.",
  "offer-made": "JobPortal: {#var#} offers you the job {#var#}. Sign in to read it.",
  "walk-in-called-off": "JobPortal: the walk-in for {#var#} at {#var#} on {#var#} is called off.",
};

export type SmsTemplateName = keyof typeof english;

/** The same in another language; the variables stand in the same order. */
export type SmsTexts = Readonly<Record<SmsTemplateName, string>>;
