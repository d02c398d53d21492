import { Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Gate } from "../../auth/gate";
import type { Context, IdentifiedContext } from "../../auth/context";
import { Role } from "../../auth/role";
import { SetupResult } from "./setup.inputs";
import { TestAccount } from "./test-accounts";

@Resolver()
export class SetupResolver {
  @Authorized<Gate | Role>(Gate.FIRST_RUN, Role.ADMIN)
  @Mutation(() => SetupResult, {
    description: "Step 1 of the first run: brings the database's schema up to date.",
  })
  initDatabase(@Ctx() { services, identity }: IdentifiedContext): Promise<SetupResult> {
    return services.setup.initDatabase(identity);
  }

  @Authorized<Gate | Role>(Gate.FIRST_RUN, Role.ADMIN)
  @Mutation(() => SetupResult, {
    description: "Step 2 of the first run: makes the test accounts, with the emulator only.",
  })
  createTestUsers(@Ctx() { services, viewer }: Context): Promise<SetupResult> {
    return services.setup.createTestUsers(viewer?.id ?? null);
  }

  @Authorized<Gate | Role>(Gate.FIRST_RUN, Role.ADMIN)
  @Mutation(() => SetupResult, {
    description: "Step 3 of the first run: leaves exactly the plans free, paid and premium.",
  })
  createSubscriptionPlans(@Ctx() { services }: Context): Promise<SetupResult> {
    return services.setup.createSubscriptionPlans();
  }

  @Authorized<Gate | Role>(Gate.FIRST_RUN, Role.ADMIN)
  @Query(() => [TestAccount], {
    description: "The test accounts and their passwords, with the emulator only.",
  })
  testAccounts(@Ctx() { services }: Context): readonly TestAccount[] {
    return services.setup.testAccounts();
  }
}
