import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Gate } from "../../auth/gate";
import type { Context, IdentifiedContext, ViewerContext } from "../../auth/context";
import { Account } from "./account.entity";
import { RegisterInput, UpdateProfileInput } from "./account.inputs";
import { Language } from "./language";

@Resolver(() => Account)
export class AccountResolver {
  @Authorized(Gate.IDENTITY)
  @Query(() => Account, {
    nullable: true,
    description: "The token's own account; null when it has not been registered yet.",
  })
  me(@Ctx() { viewer }: Context): Account | null {
    return viewer;
  }

  @Authorized(Gate.IDENTITY, Gate.SIGN_UP)
  @Mutation(() => Account, {
    description: "Registers the token's account; a second call returns the account unchanged.",
  })
  register(
    @Arg("input", () => RegisterInput, { description: "Who registers, and as what." }) input: RegisterInput,
    @Ctx() { services, identity }: IdentifiedContext,
  ): Promise<Account> {
    return services.accounts.register(identity, input);
  }

  @Authorized()
  @Mutation(() => Account, {
    description: "Changes one's own profile; e-mail, role and plan are not part of it.",
  })
  updateProfile(
    @Arg("input", () => UpdateProfileInput, { description: "What to change." }) input: UpdateProfileInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.profiles.update(viewer, input);
  }

  @Authorized()
  @Mutation(() => Account, { description: "Chooses the language that one reads the portal in." })
  chooseLanguage(
    @Arg("language", () => Language, { description: "From now on, on every device." }) language: Language,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Account> {
    return services.profiles.chooseLanguage(viewer, language);
  }

  @Authorized(Gate.EXPORT)
  @Query(() => GraphQLJSONObject, {
    description: "Every record that is the viewer's own, a section for each kind, to keep as a file.",
  })
  exportMyData(@Ctx() { services, viewer }: ViewerContext): Promise<Record<string, unknown>> {
    return services.personalData.export(viewer);
  }

  @Authorized(Gate.DANGEROUS)
  @Mutation(() => Account, {
    description:
      "Deletes one's own account for good, at the identity provider too, and answers it as it was; asks for a sign-in of the last 5 minutes.",
  })
  deleteMyAccount(@Ctx() { services, viewer, identity }: ViewerContext): Promise<Account> {
    return services.personalData.deleteAccount(viewer, identity);
  }
}
