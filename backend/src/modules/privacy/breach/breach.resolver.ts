import { BREACH_HOURS } from "@job-portal/protocol/breaches";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import { Role } from "../../../auth/role";
import { costOfPage } from "../../../lists/list-page";
import { DAY_MS } from "../../../time/clock";
import { Breach } from "./breach.entity";
import { BreachNotice, BreachTold, TellOfBreachInput } from "./breach-telling.inputs";
import { BreachArgs, BreachPage, SaveBreachInput } from "./breach.inputs";

@Resolver(() => Breach)
export class BreachResolver {
  @Authorized(Role.ADMIN)
  @Query(() => BreachPage, {
    description: "The register of breaches of personal data, the newest first.",
    complexity: costOfPage,
  })
  breaches(@Args() args: BreachArgs, @Ctx() { services }: Context): Promise<BreachPage> {
    return services.breaches.list(args);
  }

  @FieldResolver(() => GraphQLDateTimeISO, {
    description: `When the ${BREACH_HOURS} hours end within which the Board is told in detail.`,
  })
  dueAt(@Root() { noticedAt }: Breach): Date {
    return new Date(noticedAt.getTime() + (BREACH_HOURS / 24) * DAY_MS);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Breach, {
    description:
      "Enters a breach into the register, or changes what is known of it. Refused with BREACH_CHANGED where it has another version, and with BREACH_REPORTED once the Board was told.",
  })
  saveBreach(
    @Arg("input", () => SaveBreachInput, { description: "What is known of it." }) input: SaveBreachInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Breach> {
    return services.breaches.save(viewer, input);
  }

  @FieldResolver(() => BreachTold, {
    nullable: true,
    description: "How far the people whom it concerns are told; null: nobody is.",
  })
  told(@Root() { id }: Breach, @Ctx() { loaders }: Context): Promise<BreachTold | null> {
    return loaders.breachTold.load(id);
  }

  @Authorized()
  @Query(() => BreachNotice, { description: "What the viewer is told of a breach of their data." })
  breachNotice(
    @Arg("id", () => ID, { description: "The breach." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<BreachNotice> {
    return services.breachTellings.noticeOf(viewer, id);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => Breach, {
    description:
      "Tells the people whom a breach concerns, each once, by a notice and a mail. Whoever was told before isn't again.",
  })
  tellOfBreach(
    @Arg("input", () => TellOfBreachInput, { description: "Whom, and what." }) input: TellOfBreachInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Breach> {
    return services.breachTellings.begin(viewer, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Breach, {
    description:
      "Writes down that the Board was told of a breach in detail; its entry stays as it is. Refused with BREACH_REPORTED.",
  })
  markBreachReported(
    @Arg("id", () => ID, { description: "The breach." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Breach> {
    return services.breaches.markReported(viewer, id);
  }
}
