import type { CompanyAct, MemberRole } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const refusals: OwnRefusalWords = {
  COMPANY_LIMIT: "You act for 20 companies already. Leave one of them first.",
  EMAIL_NOT_VERIFIED: "Verify your email address first: the link is in our email to you.",
  LAST_OWNER: "A team needs an owner: make somebody else one first.",
  MAIL_OFF: "This portal sends no emails, so nobody can be invited.",
  MEMBER_LIMIT: "All seats of the team are taken. A higher plan of its owner has more.",
  MEMBER_ROLE: "Only owners can do this.",
  NOT_FOUND: "This has changed meanwhile. Please load the page again.",
};

const roles = {
  OWNER: "Owner",
  RECRUITER: "Recruiter",
  HIRING_MANAGER: "Hiring manager",
  VIEWER: "Viewer",
} satisfies Record<MemberRole, string>;

const acts = {
  POST_JOBS: "Post and close jobs",
  ANSWER_CANDIDATES: "See and answer candidates",
  MAKE_OFFERS: "Make offers",
  SEE_FIGURES: "See jobs and figures",
  FIND_PEOPLE: "Find people",
  EDIT_COMPANY: "Change the company page",
  RENAME_COMPANY: "Change the company name",
  MANAGE_TEAM: "Manage the team",
  MANAGE_STAGES: "Name the company's own stages",
  MANAGE_KEYS: "Manage API keys and webhooks",
} satisfies Record<CompanyAct, string>;

/** A team and its invitations. */
export const teamWords = defineWords("team", {
  en: {
    title: "Team",
    link: "Team",
    apiKeys: "API keys and webhooks",
    back: (company: string) => company,
    loadFailed: "We couldn’t load the team.",
    failed: "That did not work. Please try again.",
    refusals,
    roles,
    acts,

    members: (count: number) => (count === 1 ? "1 person" : `${format.count(count)} people`),
    you: "You",
    since: (at: string) => `Since ${format.date(at)}`,
    roleOf: (person: string) => `Role of ${person}`,
    roleChanged: (person: string, role: MemberRole) => `${person} is ${AS[role]} now`,
    remove: "Remove",
    removePerson: (person: string) => `Remove ${person}`,
    removeTitle: (person: string) => `Remove ${person} from the team?`,
    removeText: (person: string) =>
      `${person} sees no candidates and posts no jobs for the company from then on. What they did stays.`,
    removing: "Removing…",
    removed: (person: string) => `${person} is not in the team any more`,
    leave: "Leave team",
    leaveTitle: (company: string) => `Leave the team of ${company}?`,
    leaveText: "You see none of its candidates from then on. An owner can invite you again.",
    leaving: "Leaving…",
    left: (company: string) => `You left the team of ${company}`,
    cancel: "Cancel",

    invitations: "Open invitations",
    invitedAs: (role: MemberRole, by: string | null, at: string) =>
      `${roles[role]} · invited${by === null ? "" : ` by ${by}`} on ${format.date(at)}`,
    until: (at: string, isOver: boolean) =>
      isOver ? `Ended ${format.date(at)}` : `Works until ${format.date(at)}`,
    callBack: "Call back",
    callBackOf: (email: string) => `Call the invitation of ${email} back`,
    calledBack: "The invitation is called back",
    sendAgain: "Send again",
    sendAgainTo: (email: string) => `Send the invitation to ${email} again`,

    seats: (used: number, limit: number) => `${format.count(used)} of ${format.count(limit)} seats used`,
    seatsHint: "Open invitations take a seat too.",
    seatsTaken: (limit: number) =>
      `All ${format.count(limit)} seats of the team are taken. They come with the highest plan among its owners. To invite somebody, an owner takes a higher one, or an invitation is called back.`,
    seatsOver: (limit: number) =>
      `The team has ${format.count(limit)} seats, by the highest plan among its owners. Everybody stays in the team, but nobody new can be invited or join.`,
    plans: "See plans",

    inviteTitle: "Invite a colleague",
    email: "Email",
    emailRequired: "Please type their email address",
    sendAsTyped: "If it is right, press the button again.",
    emailWrong: "Please type an email address such as name@company.in",
    role: "Role",
    hints: {
      OWNER: "Everything, the team too",
      RECRUITER: "All jobs and candidates",
      HIRING_MANAGER: "Candidates of the jobs assigned to them",
      VIEWER: "Jobs and figures, no candidates",
    } satisfies Record<MemberRole, string>,
    invite: "Send Invitation",
    inviting: "Sending…",
    invited: (email: string) => `Invitation sent to ${email}`,
    linkWorks: "The link works once, for 7 days. They join with this email address.",
    mailOff: "This portal sends no emails, so nobody can be invited here.",

    tableTitle: "What each role may do",
    tableHint: "A hiring manager does this for the jobs assigned to them, and sees no others.",
    act: "What",
    yes: "Yes",
    no: "No",

    invitationTitle: "Join a team",
    invitesYou: (company: string, by: string | null) =>
      by === null
        ? `You are invited to the team of ${company}`
        : `${by} invites you to the team of ${company}`,
    asRole: (role: MemberRole) => `You join as ${AS[role]}. Then you can:`,
    invitedAddress: "Use the email address that the invitation came to. After this you can join.",
    joinAs: (company: string) => `Join ${company}`,
    joining: "Joining…",
    joined: (company: string) => `You are in the team of ${company}`,
    otherAddress: (email: string) => `This invitation is for ${email}. Sign in with that address to join.`,
    useOtherAddress: "Sign out and use that address",
    endsOn: (at: string) => `The link works until ${format.date(at)}.`,
    overTitle: "This invitation is over",
    over: "It was used, called back, or is older than 7 days. Ask your colleague for a new one.",
    toDashboard: "To the dashboard",
  },
});

const AS = {
  OWNER: "an owner",
  RECRUITER: "a recruiter",
  HIRING_MANAGER: "a hiring manager",
  VIEWER: "a viewer",
} as const;
