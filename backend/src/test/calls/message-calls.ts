import type { TestPortal } from "../portal";

interface Caller {
  token: string;
}

interface AskedMessage {
  id: string;
  text: string;
  party: string;
  isOwn: boolean;
  state: string;
  heldReason: string | null;
  isRead: boolean;
  memberName: string | null;
  file: { id: string; name: string; type: string; bytes: number } | null;
  sentAt: string;
}

interface AskedThread {
  id: string;
  standing: string;
  status: string;
  isUnread: boolean;
  candidateName: string | null;
  candidatePhone: string | null;
  lastMessage: { text: string } | null;
  viewerCan: Record<"write" | "block" | "unblock", boolean>;
}

const MESSAGE = "id text party isOwn state heldReason isRead memberName sentAt file { id name type bytes }";
const THREAD = `id standing status isUnread candidateName candidatePhone lastMessage { text }
  viewerCan { write block unblock }`;

/** Writes about an application; @returns the message, or the code of the refusal */
export async function write(
  portal: TestPortal,
  { token }: Caller,
  applicationId: string,
  text = "When could you begin?",
  clientRequestId?: string,
  fileId?: string,
): Promise<Partial<AskedMessage> & { code: string | undefined }> {
  const { data, code } = await portal.ask<{ sendMessage: AskedMessage } | null>(
    `mutation ($input: SendMessageInput!, $clientRequestId: ID) {
      sendMessage(input: $input, clientRequestId: $clientRequestId) { ${MESSAGE} }
    }`,
    { variables: { input: { applicationId, text, fileId }, clientRequestId }, token },
  );
  return { ...data?.sendMessage, code };
}

/** What somebody reads of a thread, the newest first. */
export async function messagesOf(
  portal: TestPortal,
  { token }: Caller,
  id: string,
  more = "",
): Promise<AskedMessage[]> {
  const { data } = await portal.ask<{ messages: AskedMessage[] } | null>(
    `query ($id: ID!) { messages(applicationId: $id${more}) { ${MESSAGE} } }`,
    { variables: { id }, token },
  );
  return data?.messages ?? [];
}

/** A thread as somebody sees it; with the code of the refusal where it is none of theirs. */
export async function threadOf(
  portal: TestPortal,
  { token }: Caller,
  id: string,
): Promise<Partial<AskedThread> & { code: string | undefined }> {
  const { data, code } = await portal.ask<{ messageThread: AskedThread } | null>(
    `query ($id: ID!) { messageThread(applicationId: $id) { ${THREAD} } }`,
    { variables: { id }, token },
  );
  return { ...data?.messageThread, code };
}

const actOn =
  (call: string) =>
  async (
    portal: TestPortal,
    { token }: Caller,
    id: string,
  ): Promise<Partial<AskedThread> & { code: string | undefined }> => {
    const { data, code } = await portal.ask<{ answer: AskedThread } | null>(
      `mutation ($id: ID!) { answer: ${call}(applicationId: $id) { ${THREAD} } }`,
      { variables: { id }, token },
    );
    return { ...data?.answer, code };
  };

export const block = actOn("blockMessages");
export const unblock = actOn("unblockMessages");

/** Marks a thread as read up to a moment. */
export async function markRead(
  portal: TestPortal,
  { token }: Caller,
  id: string,
  until: string,
): Promise<boolean | undefined> {
  const { data } = await portal.ask<{ markMessagesRead: { isUnread: boolean } } | null>(
    "mutation ($id: ID!, $until: DateTimeISO!) { markMessagesRead(applicationId: $id, until: $until) { isUnread } }",
    { variables: { id, until }, token },
  );
  return data?.markMessagesRead.isUnread;
}

/** The threads of somebody by their applications, and how many have something to read. */
export async function threadsOf(
  portal: TestPortal,
  { token }: Caller,
  isUnread = false,
): Promise<{ ids: string[]; total: number; unread: number }> {
  const { data } = await portal.ask<{
    messageThreads: { items: { id: string }[]; total: number };
    unreadThreadCount: number;
  }>(`{ messageThreads(isUnread: ${isUnread}) { total items { id } } unreadThreadCount }`, { token });
  const { items = [], total = 0 } = data?.messageThreads ?? {};
  return { ids: items.map(({ id }) => id), total, unread: data?.unreadThreadCount ?? 0 };
}
