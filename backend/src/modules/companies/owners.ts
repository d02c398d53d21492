import type { EntityManager } from "typeorm";
import type { SignedInIdentity } from "../../auth/identity";
import type { Account } from "../accounts/account.entity";
import type { NoticeService } from "../notices/notice.service";
import type { Company } from "./company.entity";

/** Who acts, and since when they are signed in. */
export interface SignedIn {
  viewer: Account;
  identity: SignedInIdentity;
}

/** The accounts of a company's owners. */
export async function ownersOf(manager: EntityManager, companyId: string): Promise<string[]> {
  const owners = await manager.query<{ id: string }[]>(
    "select account_id as id from company_members where company_id = $1 and role = 'owner' order by account_id",
    [companyId],
  );
  return owners.map(({ id }) => id);
}

/** KEYS-08: a program's way into a company is never made behind the back of those who own it with its maker. */
export async function tellOtherOwners(
  manager: EntityManager,
  notices: NoticeService,
  {
    kind,
    company,
    makerId,
  }: { kind: "key.made" | "webhook.made"; company: Pick<Company, "id" | "name">; makerId: string },
): Promise<void> {
  const params = { company: company.name, companyId: company.id, makerId };
  const others = (await ownersOf(manager, company.id)).filter((id) => id !== makerId);
  await notices.giveAll(
    manager,
    others.map((accountId) => ({ accountId, content: { kind, params } })),
  );
}
