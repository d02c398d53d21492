import type { ServiceParts } from "../../auth/context";
import type { NoticeService } from "../notices/notice.service";
import { MessageBatchService } from "./message-batch.service";
import { MessageControlService } from "./message-control.service";
import { createMessageThreadLoader } from "./message.loaders";
import { MessageService } from "./message.service";
import { MessageTemplateService } from "./message-template.service";

declare module "../../auth/context" {
  interface Services extends MessageServices {}
  interface Loaders extends MessageLoaders {}
}

type MessageServices = ReturnType<typeof createMessageServices>;

export const createMessageServices = (
  { dataSource, clock }: ServiceParts,
  { notices }: { notices: NoticeService },
) => ({
  messages: new MessageService(dataSource, clock, notices),
  messageBatches: new MessageBatchService(dataSource, clock, notices),
  messageControl: new MessageControlService(dataSource, clock),
  messageTemplates: new MessageTemplateService(dataSource, clock),
});

type MessageLoaders = ReturnType<typeof createMessageLoaders>;

/** @param viewerId the signed-in account's */
export const createMessageLoaders = (
  { messages }: { messages: MessageService },
  viewerId: string | undefined,
) => ({
  messageThread: createMessageThreadLoader(messages, viewerId),
});
