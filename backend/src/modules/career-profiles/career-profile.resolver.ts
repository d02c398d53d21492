import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { ViewerContext } from "../../auth/context";
import { headlineOf } from "../jobs/reading/pay-headline";
import { figuresOf, StatedPay } from "./career-parts";
import { CareerProfile } from "./career-profile.entity";
import { SaveCareerProfileInput } from "./career-profile.inputs";

@Resolver(() => CareerProfile)
export class CareerProfileResolver {
  @Authorized()
  @Query(() => CareerProfile, { description: "What the viewer says of their work, empty at first." })
  careerProfile(@Ctx() { services, viewer }: ViewerContext): Promise<CareerProfile> {
    return services.careerProfiles.find(viewer);
  }

  @Authorized()
  @Mutation(() => CareerProfile, {
    description: "Changes what the viewer says of their work, and who sees it.",
  })
  saveCareerProfile(
    @Arg("input", () => SaveCareerProfileInput, { description: "What to change." })
    input: SaveCareerProfileInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CareerProfile> {
    return services.careerProfiles.save(viewer, input);
  }
}

@Resolver(() => StatedPay)
export class StatedPayResolver {
  @FieldResolver(() => String, { description: "In its one form, such as '₹6.5 LPA' or '₹25,000 a month'." })
  headline(@Root() pay: StatedPay): string {
    return headlineOf(figuresOf(pay), null).headline;
  }
}
