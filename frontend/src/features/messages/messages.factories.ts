import {
  MessageThreadDocument,
  type Message_MessageFragment,
  type MessageLine_ThreadFragment,
  type MessageThread_ThreadFragment,
} from "./Messages.generated";

/** What a company wrote on a Tuesday at noon, as its applicant reads it. */
export const buildMessage = (changes: Partial<Message_MessageFragment> = {}) => ({
  __typename: "Message" as const,
  id: "message-1",
  text: "When could you begin?",
  isOwn: false,
  party: "COMPANY" as const,
  memberName: null,
  sentAt: "2026-11-10T06:30:00.000Z",
  state: "DELIVERED" as const,
  heldReason: null,
  heldCause: null,
  isRead: false,
  file: null,
  ...changes,
});

const MAY = { write: true, attach: false, block: true, unblock: false, keepTemplates: true };

/** A thread that an applicant may write in. */
export const buildThread = ({
  viewerCan,
  ...changes
}: Partial<Omit<MessageThread_ThreadFragment, "viewerCan">> & { viewerCan?: Partial<typeof MAY> } = {}) => ({
  __typename: "MessageThread" as const,
  id: "application-1",
  jobId: "job-1",
  jobTitle: "Loom Fitter",
  companyId: "company-1",
  companyName: "Kaveri Foods",
  candidateName: null,
  candidatePhone: null,
  viewerSide: "APPLICANT" as const,
  status: "VIEWED" as const,
  standing: "OPEN" as const,
  isUnread: false,
  lastMessage: null,
  ...changes,
  viewerCan: { __typename: "MessagePermissions" as const, ...MAY, ...viewerCan },
});

/** The same in a list, with its last message unread. */
export const buildThreadLine = (changes: Partial<MessageLine_ThreadFragment> = {}) => ({
  __typename: "MessageThread" as const,
  id: "application-1",
  jobTitle: "Loom Fitter",
  companyName: "Kaveri Foods",
  candidateName: null,
  viewerSide: "APPLICANT" as const,
  standing: "OPEN" as const,
  isUnread: true,
  lastMessage: {
    __typename: "Message" as const,
    id: "message-1",
    text: "When could you begin?",
    isOwn: false,
    sentAt: "2026-11-10T06:30:00.000Z",
  },
  ...changes,
  viewerCan: { __typename: "MessagePermissions" as const, write: true },
});

/** The answer with a thread and its messages, the newest first. */
export const threadAnswer = (
  thread: ReturnType<typeof buildThread>,
  ...messages: readonly ReturnType<typeof buildMessage>[]
) => ({
  request: { query: MessageThreadDocument, variables: { applicationId: thread.id } },
  result: { data: { messageThread: thread, messages } },
});
