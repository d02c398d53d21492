import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { MessageFile } from "./file/message-file.entity";
import type { SeenThread } from "./message";
import type { MessageService } from "./message.service";

/** Threads of the viewer's by the application's id. */
export function createMessageThreadLoader(
  messages: MessageService,
  viewerId: string | undefined,
): DataLoader<string, SeenThread | null> {
  return new DataLoader(async (ids) => {
    if (viewerId === undefined) return ids.map(() => null);
    const found = await messages.of({ id: viewerId }, ids);
    return ids.map((id) => found.find((thread) => thread.id === id) ?? null);
  });
}

/** What went with messages, by the message's id. */
export const createMessageFileLoader = (dataSource: DataSource): DataLoader<string, MessageFile | null> =>
  new DataLoader(async (messageIds) => {
    const files = await dataSource.manager.findBy(MessageFile, { messageId: In([...messageIds]) });
    return messageIds.map((id) => files.find(({ messageId }) => messageId === id) ?? null);
  });
