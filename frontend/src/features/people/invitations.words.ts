import { formatsIn } from "../../shared/language/formats";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import type { InvitationStatus } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

const statuses: Record<InvitationStatus, string> = {
  SENT: "Waiting for an answer",
  ACCEPTED: "Said yes",
  DECLINED: "Said no",
  EXPIRED: "Not answered in time",
};

export const invitationsWords = defineWords("invitations", {
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
