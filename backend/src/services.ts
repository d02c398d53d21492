import type { DataSource } from "typeorm";
import type { IdentityProvider } from "./auth/identity-provider";
import type { Clock } from "./clock";
import type { Env } from "./env";
import { AccountService } from "./modules/accounts/account.service";
import { CompanyService } from "./modules/companies/company.service";
import { JobImportService } from "./modules/jobs/job.import.service";
import { JobService } from "./modules/jobs/job.service";
import { SetupService } from "./modules/setup/setup.service";
import { SubscriptionService } from "./modules/subscriptions/subscription.service";

export interface Services {
  accounts: AccountService;
  subscriptions: SubscriptionService;
  companies: CompanyService;
  jobs: JobService;
  jobImport: JobImportService;
  setup: SetupService;
}

export interface ServiceParts {
  env: Env;
  dataSource: DataSource;
  provider: IdentityProvider;
  clock: Clock;
}

/** Puts the services together; they live as long as the node. */
export function createServices({ env, dataSource, provider, clock }: ServiceParts): Services {
  const accounts = new AccountService(dataSource, clock, env);
  const subscriptions = new SubscriptionService(dataSource);
  const companies = new CompanyService(dataSource, clock);
  const isEmulator = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return {
    accounts,
    subscriptions,
    companies,
    jobs: new JobService(dataSource, clock),
    jobImport: new JobImportService(dataSource, clock, accounts, companies),
    setup: new SetupService(env.DATABASE_URL, provider, accounts, subscriptions, isEmulator),
  };
}
