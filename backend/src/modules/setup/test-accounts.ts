import { Field, ObjectType } from "type-graphql";
import { Role } from "../../auth/role";
import { PlanCode } from "../subscriptions/plan.entity";

@ObjectType({ description: "A test account; there are some only where the Auth emulator is in use." })
export class TestAccount {
  @Field({ description: "What to sign in with." })
  email: string;

  @Field({ description: "What to sign in with." })
  password: string;

  @Field({ description: "The name it goes by." })
  name: string;

  @Field(() => Role, { description: "Its role." })
  role: Role;

  @Field(() => PlanCode, { description: "Its plan." })
  plan: PlanCode;
}

/** Opens nothing but the emulator: elsewhere no account is made with it. */
export const TEST_ACCOUNT_PASSWORD = "Local-Demo-1";

const account = (email: string, name: string, role: Role, plan: PlanCode): TestAccount => ({
  email: `${email}@jobportal.example`,
  password: TEST_ACCOUNT_PASSWORD,
  name,
  role,
  plan,
});

/** INIT-04: free, paid and premium job seekers, paid and premium employers, and an admin. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  account("free.seeker", "Ananya Rao", Role.JOBSEEKER, PlanCode.FREE),
  account("paid.seeker", "Imran Shaikh", Role.JOBSEEKER, PlanCode.PAID),
  account("premium.seeker", "Meera Iyer", Role.JOBSEEKER, PlanCode.PREMIUM),
  account("paid.employer", "Rohan Mehta", Role.EMPLOYER, PlanCode.PAID),
  account("premium.employer", "Farah Khan", Role.EMPLOYER, PlanCode.PREMIUM),
  account("admin", "Asha Menon", Role.ADMIN, PlanCode.PREMIUM),
];
