import { formatsIn } from "../../shared/language/formats";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

export const peopleWords = defineWords("people", {
  en: {
    title: "Find People",
    sent: "Invitations sent",
    company: "For",
    text: "Trade or skills",
    place: "Place",
    search: "Search",
    any: "Any",
    experience: "Experience",
    years: (from: number, to: number | null) =>
      to === null ? `${from}+ years` : to === 0 ? "Fresher" : `${from}–${to} years`,
    pay: "Expected pay",
    upTo: (rupees: number) => `Up to ₹${rupees / 100_000} LPA`,
    notice: "Can join",
    within: (days: number) => (days === 0 ? "At once" : `Within ${days} days`),
    education: "Education",
    orHigher: (name: string) => `${name} or higher`,
    instead: (text: string, typed: string) => `Nobody fits “${typed}”. These fit “${text}”.`,
    found: (total: number, isCapped: boolean) =>
      `${format.count(total)}${isCapped ? "+" : ""} ${total === 1 ? "person" : "people"}`,
    next: "Next people",
    first: "Back to the first",
    privacy: "You see no names. Whoever you open is told which company looked.",
    loadFailed: "We couldn’t load the people.",
    placeUnknown: "We don’t know this place, or there are several. Choose one of those that we offer.",

    none: "Nobody found",
    noneHint: "Try fewer words, or another place. People are here only if they turned it on.",
    clear: "Clear the Search",
    /** Where nothing was asked for, there is nothing to clear. */
    noneYet: "Nobody can be found yet",
    noneYetHint: "People are here only if they turned it on. Your jobs are found meanwhile.",

    roleOnly: "Only owners and recruiters look for people. An owner can change your role.",
    unverified: "Verify your company first",
    unverifiedHint: (company: string) =>
      `Only verified companies can look for people, so that nobody’s details go to a fake one. Verify ${company} to begin.`,
    verify: "Verify Company",
    noCompany: "Post a job first",
    noCompanyHint: "Your first job makes your company’s page. Then verify it, and look for people.",
    post: "Post a Job",

    unnamed: "Work profile",
    more: "Show More",
    moreOf: (name: string) => `Show more: ${name}`,
    opening: "Opening...",
    opened: (at: string) => `Opened ${format.shortDay(at)}`,
    invited: (at: string) => `Invited ${format.shortDay(at)}`,
    invite: "Invite",
    inviteOf: (name: string) => `Invite: ${name}`,

    inviteTitle: "Invite to a job",
    job: "Job",
    chooseJob: "Choose a job",
    jobNeeded: "Choose a job.",
    message: "Message",
    messageHint: "Up to 500 characters. Why would this job suit them?",
    messageNeeded: "Write a short message.",
    after: "They see your company, the job and this message. You see who they are if they say yes.",
    noJobs: "You have no open job to invite to.",
    cancel: "Cancel",
    send: "Send Invitation",
    sending: "Sending...",
    inviteSent: "Invitation sent. We’ll tell you if they say yes.",
    failed: "We couldn’t do this. Check your connection and try again.",
    refusals: {
      ALREADY_INVITED: "You have invited this person to this job already.",
      INVITED_RECENTLY: "This person said no to your company less than 30 days ago.",
      INVITATION_LIMIT: "Your company has invited 20 people today. Invite more tomorrow.",
      LOOK_LIMIT: "Your company has opened 100 people today. Open more tomorrow.",
      NOT_FOUND: "This person can’t be found any more.",
      JOB_NOT_OPEN: "This job is closed by now.",
      COMPANY_NOT_VERIFIED: "Your company isn’t verified any more.",
      BAD_USER_INPUT: "The message asks for or gives money, contact or codes. Please leave that out.",
    } satisfies OwnRefusalWords,
  },
});
