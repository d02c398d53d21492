import type { IdentityProvider } from "../../auth/identity-provider";
import { runMigrations } from "../../database/migrate";
import { ForbiddenError } from "../../errors";
import type { AccountService } from "../accounts/account.service";
import type { SubscriptionService } from "../subscriptions/subscription.service";
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

  async initDatabase(): Promise<string> {
    await runMigrations(this.databaseUrl);
    return "Database schema initialized successfully!";
  }

  /** @throws ForbiddenError TEST_ACCOUNTS_DISABLED without the emulator (INIT-07) */
  async createTestUsers(): Promise<string> {
    for (const { email, password, name, role, plan } of this.testAccounts()) {
      const uid = await this.provider.ensureUser(email, password, name);
      const identity = { uid, email, isEmailVerified: true, phoneNumber: null };
      const account = await this.accounts.ensure(identity, role, name);
      await this.subscriptions.put(account.id, plan);
    }
    return "Test users created successfully!";
  }

  async createSubscriptionPlans(): Promise<string> {
    await this.subscriptions.createPlans();
    return "Subscription plans created successfully!";
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
