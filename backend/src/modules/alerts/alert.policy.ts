import type { Account } from "../accounts/account.entity";

/** So many alerts an account or an e-mail address has (ALRT-09). */
export const MOST_ALERTS = 20;

/** Whose alerts: the account's, and those of its e-mail address once that is verified. */
export const ownerOf = ({ id, email, emailVerifiedAt }: Account) => ({
  accountId: id,
  email: emailVerifiedAt === null ? null : (email?.toLowerCase() ?? null),
});

/** For a query whose alerts go by the alias `alert`; takes what `ownerOf` says. */
export const IS_OWN = "(alert.accountId = :accountId or lower(alert.email) = :email)";
