import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import type { FileKeeper } from "../../files/file-keeper";
import type { PhotoImages } from "../accounts/photo/photo-image";
import type { NoticeService } from "../notices/notice.service";
import { MessageBatchService } from "./message-batch.service";
import { MessageControlService } from "./message-control.service";
import { createMessageFileLoader, createMessageThreadLoader } from "./message.loaders";
import { MessageFileService } from "./message-file.service";
import { MessageService } from "./message.service";
import { MessageTemplateService } from "./message-template.service";

declare module "../../auth/context" {
  interface Services extends MessageServices {}
  interface Loaders extends MessageLoaders {}
}

type MessageServices = ReturnType<typeof createMessageServices>;

export const createMessageServices = (
  { dataSource, clock }: ServiceParts,
  { notices, photoImages }: { notices: NoticeService; photoImages: PhotoImages },
  files: FileKeeper,
) => ({
  messages: new MessageService(dataSource, clock, notices),
  messageBatches: new MessageBatchService(dataSource, clock, notices),
  messageFiles: new MessageFileService(dataSource, clock, files, photoImages),
  messageControl: new MessageControlService(dataSource, clock),
  messageTemplates: new MessageTemplateService(dataSource, clock),
});

type MessageLoaders = ReturnType<typeof createMessageLoaders>;

/** @param viewerId the signed-in account's */
export const createMessageLoaders = (
  dataSource: DataSource,
  { messages }: { messages: MessageService },
  viewerId: string | undefined,
) => ({
  messageThread: createMessageThreadLoader(messages, viewerId),
  messageFile: createMessageFileLoader(dataSource),
});
