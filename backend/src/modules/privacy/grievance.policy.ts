import type { Account } from "../accounts/account.entity";
import type { Grievance } from "./grievance.entity";

/** Another's reads as one that is not there, to admins' own pages too; their queue is what shows them. */
export const isOwn = ({ id }: Account, { accountId }: Grievance): boolean => accountId === id;

/** Only an open one can be answered or taken back. */
export const isOpen = ({ answeredAt }: Grievance): boolean => answeredAt === null;
