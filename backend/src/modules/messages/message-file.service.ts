import { type DataSource, type EntityManager, IsNull } from "typeorm";
import { recordAudit } from "../../database/audit";
import { Role } from "../../auth/role";
import { BrokenInputError, CodedError, ConflictError, NotFoundError } from "../../errors/errors";
import type { FileKeeper } from "../../files/file-keeper";
import { isUuid } from "../../text/uuid";
import { type Clock, DAY_MS } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import type { PhotoImages } from "../accounts/photo/photo-image";
import { Application } from "../applications/application/application.entity";
import { MessageFile, messageFileKey } from "./file/message-file.entity";
import { isPicture, messageFileName, messageFileTypeOf } from "./file/message-file.rules";
import { metThread, SeenMessage, type ThreadParts } from "./message";
import { threadOf } from "./message-access";
import { Message } from "./message.entity";
import { MessageState } from "./message.enums";
import { messagePolicy } from "./message.policy";

/** A file as it comes in, with the name that its owner gave it. */
export interface UploadedFile {
  name: string;
  content: Buffer;
}

/** Who has not sent a file after so long does not come back to it. */
const UNSENT_DAYS = 2;

/** Files of messages (MSGF-01 to MSGF-05). */
export class MessageFileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly files: FileKeeper,
    private readonly images: PhotoImages,
  ) {}

  /**
   * Keeps a file for a message that the viewer is about to send. It takes the place of one of theirs that no message
   * went with.
   * @param read reads the upload, once it is known that the viewer may
   * @throws NotFoundError; ConflictError MESSAGES_CLOSED; as `read`; CodedError MESSAGE_FILE_TYPE; as
   * PhotoImages.redraw; UnavailableError
   */
  async upload(
    viewer: Account,
    applicationId: string,
    read: () => Promise<UploadedFile>,
  ): Promise<MessageFile> {
    const createdAt = this.clock.now();
    const { application } = await this.assertMayAttach(this.dataSource.manager, viewer, applicationId);
    const { name, content } = await this.drawn(await read());
    const type = typeOf(content);
    const file = this.dataSource.manager.create(MessageFile, {
      ...{ applicationId: application.id, messageId: null, accountId: viewer.id, createdAt },
      ...{ name: messageFileName(name, type), type, bytes: content.length },
    });
    return await this.files.keep({ key: messageFileKey(file.id), content, type }, async (manager) => {
      await this.assertMayAttach(manager, viewer, application.id);
      await manager.query(
        "delete from message_files where application_id = $1 and account_id = $2 and message_id is null",
        [application.id, viewer.id],
      );
      await manager.insert(MessageFile, file);
      return file;
    });
  }

  /**
   * A file of a message that the viewer reads; for an admin one of a message that waits for their decision.
   * @throws NotFoundError, UnavailableError
   */
  async read(viewer: Account, id: string): Promise<Pick<MessageFile, "name" | "type"> & { content: Buffer }> {
    const { manager } = this.dataSource;
    const file = isUuid(id) ? await manager.findOneBy(MessageFile, { id }) : null;
    const message = file?.messageId ? await manager.findOneBy(Message, { id: file.messageId }) : null;
    if (!file || !message) throw new NotFoundError();
    if (viewer.role === Role.ADMIN && (await waitsForAdmin(manager, message)))
      await recordRead(manager, viewer, message);
    else await this.assertReads(viewer, message);
    const content = await this.files.read(messageFileKey(file.id));
    if (!content) throw new NotFoundError();
    return { name: file.name, type: file.type, content };
  }

  /** For the queue: forgets files that went with no message (MSGF-05). */
  async forgetUnsent(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNSENT_DAYS * DAY_MS);
    await this.dataSource.query("delete from message_files where message_id is null and created_at < $1", [
      before,
    ]);
  }

  private async assertMayAttach(
    manager: EntityManager,
    viewer: Account,
    applicationId: string,
  ): Promise<ThreadParts> {
    const parts = await threadOf(manager, viewer, applicationId, this.clock.now());
    if (!messagePolicy.attach(metThread(parts)))
      throw new ConflictError("MESSAGES_CLOSED", "You can’t send a file in this conversation now.");
    return parts;
  }

  private async assertReads(viewer: Account, message: Message): Promise<void> {
    const parts = await threadOf(this.dataSource.manager, viewer, message.applicationId, this.clock.now());
    const isTheirs = message.state === MessageState.DELIVERED || message.party === parts.side;
    if (!isTheirs || !new SeenMessage(message, parts).showsFile) throw new NotFoundError();
  }

  /** Pictures are drawn anew: nothing of where and with what they were taken stays in them. */
  private async drawn(uploaded: UploadedFile): Promise<UploadedFile> {
    const type = typeOf(uploaded.content);
    if (!isPicture(type)) return uploaded;
    return { name: uploaded.name, content: await this.images.redraw(uploaded.content) };
  }
}

/** @throws CodedError MESSAGE_FILE_TYPE */
function typeOf(content: Buffer) {
  const type = messageFileTypeOf(content);
  if (type !== null) return type;
  throw new CodedError(
    "MESSAGE_FILE_TYPE",
    "Choose a PDF, a Word file without macros (.docx), a JPEG or a PNG.",
    415,
  );
}

async function waitsForAdmin(manager: EntityManager, { id, state }: Message): Promise<boolean> {
  if (state === MessageState.HELD) return true;
  const open = await manager.query<unknown[]>(
    "select from message_reports where message_id = $1 and settled_at is null limit 1",
    [id],
  );
  return open.length > 0;
}

async function recordRead(manager: EntityManager, admin: Account, message: Message): Promise<void> {
  const { jobId } = await manager.findOneByOrFail(Application, { id: message.applicationId });
  await recordAudit(manager, {
    ...{ action: "message.file", actorId: admin.id, subjectType: "job", subjectId: jobId },
    ...{ before: null, after: { messageId: message.id } },
  });
}

/**
 * The file that the viewer uploaded for a message that is about to be sent. The caller holds the application.
 * @throws BrokenInputError
 */
export async function fileToSend(
  manager: EntityManager,
  viewer: Account,
  { applicationId, fileId }: { applicationId: string; fileId: string },
): Promise<MessageFile> {
  const own = { id: fileId, applicationId, accountId: viewer.id };
  const file = isUuid(fileId) ? await manager.findOneBy(MessageFile, own) : null;
  if (file?.messageId !== null)
    throw new BrokenInputError([{ field: "fileId", message: "must be a file that you uploaded for this" }]);
  return file;
}

/** Has a file go with a message. A file that was replaced meanwhile goes with none. @throws BrokenInputError */
export async function attachTo(manager: EntityManager, message: Message, file: MessageFile): Promise<void> {
  const unsent = { id: file.id, messageId: IsNull() };
  const { affected } = await manager.update(MessageFile, unsent, { messageId: message.id });
  if (affected !== 1)
    throw new BrokenInputError([{ field: "fileId", message: "must be a file that you uploaded for this" }]);
}
