import type { ServiceParts } from "../../auth/context";
import type { AccountService } from "../accounts/account.service";
import type { SubscriptionService } from "../subscriptions/subscription.service";
import { SetupService } from "./setup.service";

declare module "../../auth/context" {
  interface Services extends SetupServices {}
}

interface SetupParts {
  accounts: AccountService;
  subscriptions: SubscriptionService;
}

type SetupServices = ReturnType<typeof createSetupServices>;

export const createSetupServices = (
  { env, provider }: ServiceParts,
  { accounts, subscriptions }: SetupParts,
) => ({
  setup: new SetupService(
    env.DATABASE_DIRECT_URL,
    provider,
    accounts,
    subscriptions,
    env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
  ),
});
