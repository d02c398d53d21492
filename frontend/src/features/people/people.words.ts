import { formatsIn } from "../../shared/language/formats";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import type { InvitationStatus, ShownGroup } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

/** What the seeker reads: the switch, who looked, invitations. */
export const findabilityWords = defineWords({
  en: {
    title: "Found by Companies",
    back: "Profile",
    hint: "Verified companies can find you and invite you to a job. You decide.",
    link: "Let verified companies find you, without your name or contact.",
    open: "Set Up",
    loadFailed: "We couldn’t load this page.",
    failed: "We couldn’t save this. Check your connection and try again.",

    switchTitle: "Who can find you",
    isFindable: "Let verified companies find me",
    isOn: "On: verified companies can find you.",
    isOff: "Off: no company can find you.",
    shown: "What they see",
    groups: {
      ABOUT: "Headline, position and years of experience",
      SKILLS: "Skills, education and languages",
      WISHES: "Notice period, places and kind of work",
      EXPECTED_PAY: "Expected pay",
    } satisfies Record<ShownGroup, string>,
    never: "They never see your name, phone, email, photo, resume, present employer or present pay.",
    change: "Change what you say in your work profile",
    hidden: "Hide me from these companies",
    hiddenHint: "One name a line. We know a name in other spellings too, such as Pvt Ltd or capitals.",
    employers: (names: readonly string[]) => `Always hidden, because you work there: ${names.join(", ")}`,
    noEmployer: "Where you work now never finds you. Name it in your work profile, or above.",
    save: "Save",
    saving: "Saving...",
    saved: "Saved",
    refusals: {
      NOTHING_SHOWN: "Show your headline or skills, and fill one of them in, so that companies can find you.",
      BAD_USER_INPUT: "Name up to 30 companies, each with up to 120 characters.",
      EMAIL_NOT_VERIFIED: "Verify your email first.",
    } satisfies OwnRefusalWords,

    cardTitle: "Your card",
    cardHint: "This is all that companies see before you say yes.",
    noCard: "There is nothing to show yet. Choose what they see, then save.",

    looksTitle: "Who looked",
    looks: (count: number) =>
      `${format.count(count)} ${count === 1 ? "company" : "companies"} opened your card in the last 90 days.`,
    noLooks: "No company has opened your card in the last 90 days.",
    lookedAt: (at: string) => format.dateTime(at),
  },
});

const statuses: Record<InvitationStatus, string> = {
  SENT: "Waiting for an answer",
  ACCEPTED: "Said yes",
  DECLINED: "Said no",
  EXPIRED: "Not answered in time",
};

export const invitationsWords = defineWords({
  en: {
    title: "Invitations",
    none: "No invitations yet.",
    statuses,
    own: { ...statuses, SENT: "Waiting for your answer", ACCEPTED: "You said yes", DECLINED: "You said no" },
    from: (company: string) => `From ${company}`,
    until: (at: string) => `Answer by ${format.date(at)}. If you don’t, we tell them nothing.`,
    closed: "This job is closed by now.",
    yes: "Yes, Share My Contact",
    yesOf: (job: string, company: string) => `Yes to ${job} at ${company}`,
    no: "No",
    noOf: (job: string, company: string) => `No to ${job} at ${company}`,
    asking: (company: string) => `Share your contact with ${company}?`,
    askingText: (company: string) =>
      `${company} then sees your name, email and phone. You can’t take that back.`,
    keep: "Not Yet",
    confirm: "Share My Contact",
    busy: "Sharing...",
    saidYes: (company: string) => `${company} can reach you now.`,
    saidNo: "You said no. We told them nothing about you.",
    apply: "Apply for this job",
    sharedWith: "They see",

    sentTitle: "Invitations Sent",
    noneSent: "You haven’t invited anybody",
    noneSentHint: "Find people who fit your jobs, and invite them. They answer within 14 days, or not.",
    loadFailed: "We couldn’t load the invitations.",
    somebody: "A person who can’t be found any more",
    to: (job: string) => `To ${job}`,
    sentAt: (at: string) => `Sent ${format.date(at)}`,
    reach: "How to reach them",
    failed: "We couldn’t do this. Check your connection and try again.",
    refusals: {
      INVITATION_STATE: "This invitation has changed meanwhile. Look at it again.",
      EMAIL_NOT_VERIFIED: "Verify your email first.",
    } satisfies OwnRefusalWords,
  },
});

export const peopleWords = defineWords({
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
    jobsFailed: "We couldn’t load your jobs.",
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
