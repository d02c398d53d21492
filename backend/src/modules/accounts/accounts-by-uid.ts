import DataLoader from "dataloader";
import { Any, type Repository } from "typeorm";
import { Account } from "./account.entity";

const MOST_AT_ONCE = 200;

/** Accounts by the uid of a token; null where there is none. Each call has an object of its own. */
export type AccountsByUid = DataLoader<string, Account | null>;

/**
 * Who sends a request is read with it, as the database has it at that moment. Requests that come within one turn of
 * the event loop are read together: after a node's stop thousands of pages come to another.
 */
export const createAccountsByUid = (accounts: Repository<Account>): AccountsByUid =>
  new DataLoader((uids) => readAll(accounts, uids), {
    cache: false,
    maxBatchSize: MOST_AT_ONCE,
    batchScheduleFn: setImmediate,
  });

async function readAll(accounts: Repository<Account>, uids: readonly string[]): Promise<(Account | null)[]> {
  const found = await accounts.findBy({ firebaseUid: Any(uids) });
  const byUid = new Map(found.map((account) => [account.firebaseUid, account]));
  return uids.map((uid) => {
    const account = byUid.get(uid);
    return account ? Object.assign(Object.create(Account.prototype) as Account, account) : null;
  });
}
