import type { MailPartsOf } from "../../notices/notice-mail.service";
import { noticesOf } from "./breach-telling.service";

/** What the mail of a breach has beside its title: all that its reader is told, so that no sign-in stands before it. */
export const breachMailParts: MailPartsOf = async (manager, content, { id }) => {
  if (content.kind !== "breach.told") return null;
  const [notice] = await noticesOf(manager, id, content.params.breachId);
  return notice === undefined ? null : { lines: [notice.message, notice.advice] };
};
