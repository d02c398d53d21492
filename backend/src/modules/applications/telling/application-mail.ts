import type { Clock } from "../../../time/clock";
import { mailWordsFor } from "../../notices/notice-mail-body";
import type { MailPartsOf } from "../../notices/notice-mail.service";
import { Application } from "../application/application.entity";

/** A mail that the company chose somebody else has what it wrote with its decision (PIPE-06). */
export function applicationMailParts(clock: Clock): MailPartsOf {
  return async (manager, content, reader) => {
    if (content.kind !== "application.status" || content.params.status !== "not-selected") return null;
    const application = await manager.findOneBy(Application, { id: content.params.applicationId });
    const message = application?.seenByApplicant(clock.now()).message;
    return { lines: message ? [mailWordsFor(reader).theyWrote(message)] : [] };
  };
}
