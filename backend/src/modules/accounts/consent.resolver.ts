import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../auth/context";
import { ConsentPurpose, MyConsents } from "./consent.entity";
import { Language } from "./language";

@Resolver(() => MyConsents)
export class ConsentResolver {
  @Authorized()
  @Query(() => MyConsents, { description: "What the viewer has said of their age, and what they allow." })
  myConsents(@Ctx() { services, viewer }: ViewerContext): Promise<MyConsents> {
    return services.consents.find(viewer);
  }

  @Authorized()
  @Mutation(() => MyConsents, {
    description: "Says that one is 18 or older, also where one has said otherwise before.",
  })
  confirmAdult(@Ctx() { services, viewer }: ViewerContext): Promise<MyConsents> {
    return services.consents.confirmAdult(viewer);
  }

  @Authorized()
  @Mutation(() => MyConsents, {
    description: "Says that one is under 18, which nobody with an account may be: deleteMyAccount.",
  })
  confirmMinor(@Ctx() { services, viewer }: ViewerContext): Promise<MyConsents> {
    return services.consents.confirmMinor(viewer);
  }

  @Authorized()
  @Mutation(() => MyConsents, { description: "Allows a use of one's data, or withdraws that." })
  setConsent(
    @Arg("purpose", () => ConsentPurpose, { description: "The use." }) purpose: ConsentPurpose,
    @Arg("isGiven", () => Boolean, { description: "Whether it is allowed from now on." }) isGiven: boolean,
    @Arg("language", () => Language, { description: "In which the viewer has read what it means." })
    language: Language,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MyConsents> {
    return services.consents.set(viewer, { purpose, isGiven, language });
  }

  @Authorized()
  @Mutation(() => MyConsents, {
    description: "Closes the card that asks for age and consents; it doesn't come again.",
  })
  closeConsentQuestions(@Ctx() { services, viewer }: ViewerContext): Promise<MyConsents> {
    return services.consents.closeQuestions(viewer);
  }
}
