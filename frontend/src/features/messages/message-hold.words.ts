import type { MessageHoldCause } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

/** Why a message was kept from the other side (HEED-06), for its writer. */
export type MessageHoldWords = Readonly<Record<MessageHoldCause, string>>;

/** In English the server's own reason serves; a catalog in another language words it. */
export const messageHoldWords = defineWords<Partial<MessageHoldWords>>("message-hold", { en: {} });
