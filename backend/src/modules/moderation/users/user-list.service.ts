import { type DataSource, In } from "typeorm";
import { z } from "zod";
import { readCursor, rowId, writeCursor } from "../../../lists/cursor";
import { cursorPage } from "../../../lists/page";
import { NIL_UUID } from "../../../text/uuid";
import { Account } from "../../accounts/account.entity";
import { AccountStatus, Role } from "../../../auth/role";
import { PlanCode } from "../../subscriptions/plan.entity";
import { TOTAL_CAP } from "../../../lists/capped-total";
import type { UserFilter, UserPage, UsersArgs } from "./user-list.inputs";
import { COUNT_USERS, COUNT_USERS_BY_WORD, NEWEST_USERS, USERS_BY_WORD } from "./user-list.sql";

const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** No text has anything behind it. */
const LAST_CHARACTER = "\u{10FFFF}";

/** The usual name has a word in the e-mail too. */
const MOST_WORDS = 2 * (TOTAL_CAP + 1);
const NOBODY = { counted: 0, read: 0 };

/** What stands behind a page's last account: its id, and the word where the list is by words. */
const PLACE = z.tuple([rowId, z.string()]);

/** The portal's users, for admins; as fast among a million as among a few. */
export class UserListService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws BadInputError INVALID_CURSOR for a cursor that no page has answered */
  async list({ filter, pageSize, after }: UsersArgs): Promise<UserPage> {
    const wanted = combinationsOf(filter ?? {});
    const words = wordsOf(filter?.text);
    const order = words ? "word" : "newest";
    const [id, word = ""] = after == null ? [] : readCursor(after, order, PLACE);
    const most = words ? MOST_WORDS : TOTAL_CAP + 1;
    const [found, [count = NOBODY]] = await Promise.all([
      this.dataSource.query<{ id: string; word?: string }[]>(
        words ? USERS_BY_WORD : NEWEST_USERS,
        words
          ? [...wanted, ...words, word, id ?? NIL_UUID, pageSize + 1]
          : [...wanted, id ?? LAST_ID, pageSize + 1],
      ),
      this.dataSource.query<{ counted: number; read: number }[]>(
        words ? COUNT_USERS_BY_WORD : COUNT_USERS,
        words ? [...wanted, ...words, most] : [...wanted, most],
      ),
    ]);
    const shown = found.slice(0, pageSize);
    const last = shown.at(-1);
    const counted = {
      total: Math.min(count.counted, TOTAL_CAP),
      isTotalCapped: count.counted > TOTAL_CAP || count.read === most,
    };
    const next = last && found.length > pageSize ? writeCursor(order, last.id, last.word ?? "") : null;
    return cursorPage(pageSize, await this.read(shown.map(({ id }) => id)), counted, next);
  }

  private async read(ids: string[]): Promise<Account[]> {
    const accounts = await this.dataSource.getRepository(Account).findBy({ id: In(ids) });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    // One that was deleted meanwhile is left out.
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/** Roles, statuses and plans, every combination of them once. */
function combinationsOf({ role, status, plan }: UserFilter): [string[], string[], string[]] {
  return [
    role ? [role] : Object.values(Role),
    status ? [status] : Object.values(AccountStatus),
    plan ? [plan] : Object.values(PlanCode),
  ];
}

/** The range of words that begin with a text; null for a text of blanks. */
function wordsOf(text: string | null | undefined): [string, string] | null {
  const typed = text?.trim().toLowerCase().replace(/\s+/g, " ");
  // A phone number is kept without blanks and dashes.
  const prefix = typed && /^\+?[\d -]+$/.test(typed) ? typed.replace(/[ -]/g, "") : typed;
  return prefix ? [prefix, prefix + LAST_CHARACTER] : null;
}
