import { Arg, Authorized, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../auth/context";
import { Role } from "../../../auth/role";
import { costOfList } from "../../../lists/list-page";
import { MOST_SHOWN, UserActivity } from "./user-activity.inputs";

@Resolver()
export class UserActivityResolver {
  @Authorized(Role.ADMIN)
  @Query(() => UserActivity, {
    description: "What a user does at the portal; nothing of an id that is nobody's.",
    complexity: ({ childComplexity }) => costOfList(MOST_SHOWN, childComplexity),
  })
  userActivity(
    @Arg("id", () => ID, { description: "The user's id." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<UserActivity> {
    return services.userActivity.find(id);
  }
}
