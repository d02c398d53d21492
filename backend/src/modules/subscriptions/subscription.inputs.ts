import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "What the plan in force lets the viewer do; of another's subscription nothing." })
export class SubscriptionPermissions {
  @Field({ description: "Search jobs by pay, skills, verified companies and companies that reply." })
  useAdvancedFilters: boolean;
}

export const NO_SUBSCRIPTION_PERMISSIONS: SubscriptionPermissions = { useAdvancedFilters: false };
