import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { Account } from "../../accounts/account.entity";

/** An account by its id; null where it is deleted. */
export function createAccountLoader(dataSource: DataSource): DataLoader<string, Account | null> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.getRepository(Account).findBy({ id: In([...ids]) });
    const byId = new Map(found.map((account) => [account.id, account]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
