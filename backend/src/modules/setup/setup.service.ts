import type { Identity } from "../../auth/identity";
import type { IdentityProvider } from "../../auth/identity-provider";
import { updateDatabase } from "./database-update";
import { ForbiddenError } from "../../errors/errors";
import type { AccountService } from "../accounts/account.service";
import { Role } from "../../auth/role";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import type { SetupResult } from "./setup.inputs";
import { TEST_ACCOUNTS, type TestAccount } from "./test-accounts";

/** The first-run wizard's three steps; each may be repeated and then changes nothing. */
export class SetupService {
  constructor(
    private readonly databaseUrl: string,
    private readonly provider: IdentityProvider,
    private readonly accounts: AccountService,
    private readonly subscriptions: SubscriptionService,
    private readonly isEmulator: boolean,
  ) {}

  /** A first admin who came before there was a table of accounts gets theirs now. */
  async initDatabase(identity: Identity): Promise<SetupResult> {
    await updateDatabase(this.databaseUrl);
    if (this.accounts.isFirstAdmin(identity))
      await this.accounts.ensure(identity, { role: Role.ADMIN, displayName: null, actorId: null });
    return { message: "Database schema initialized successfully!" };
  }

  /** @throws ForbiddenError TEST_ACCOUNTS_DISABLED without the emulator (INIT-07) */
  async createTestUsers(actorId: string | null): Promise<SetupResult> {
    for (const { email, password, name, role, plan } of this.testAccounts()) {
      const uid = await this.provider.ensureUser(email, password, name);
      const identity = { uid, email, isEmailVerified: true, phoneNumber: null, issuedAt: new Date() };
      const account = await this.accounts.ensure(identity, { role, displayName: name, actorId });
      await this.subscriptions.put(account.id, plan, actorId);
    }
    return { message: "Test users created successfully!" };
  }

  async createSubscriptionPlans(): Promise<SetupResult> {
    await this.subscriptions.createPlans();
    return { message: "Subscription plans created successfully!" };
  }

  /** @throws ForbiddenError TEST_ACCOUNTS_DISABLED without the emulator (INIT-07) */
  testAccounts(): readonly TestAccount[] {
    if (!this.isEmulator)
      throw new ForbiddenError(
        "TEST_ACCOUNTS_DISABLED",
        "Test accounts exist only where the Auth emulator is in use.",
      );
    return TEST_ACCOUNTS;
  }
}
