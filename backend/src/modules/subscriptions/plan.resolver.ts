import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import { Gate } from "../../auth/gate";
import { costOfPage } from "../../lists/list-page";
import { Role } from "../../auth/role";
import { PaymentMode } from "./payment-gateway";
import { PlanChange, PlanRequestPage, PlanRequestsArgs } from "./plan-change.inputs";
import { Plan, PlanCode } from "./plan.entity";
import { PlanRefund } from "./plan-refund.entity";
import { PlanRequest } from "./plan-request.entity";

@Resolver(() => Plan)
export class PlanResolver {
  @Query(() => [Plan], { description: "The plans, from the least to the most." })
  plans(@Ctx() { services }: Context): Promise<Plan[]> {
    return services.subscriptions.plans();
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "The GST within `monthlyPrice`, in paise; null where the portal charges none.",
  })
  gstWithinPrice(@Root() { monthlyPrice }: Plan, @Ctx() { services }: Context): number | null {
    return services.invoices.gstWithinPrice(monthlyPrice);
  }

  @Query(() => PaymentMode, { description: "How a higher plan is paid for on this portal." })
  paymentMode(@Ctx() { services }: Context): PaymentMode {
    return services.planPayments.mode;
  }

  @Authorized()
  @Mutation(() => PlanChange, {
    description:
      "Chooses a plan: a higher one once it is paid for or an admin approves it, a lower one at the month's end. The same call again goes on with a payment that was begun.",
  })
  changePlan(
    @Arg("plan", () => PlanCode, { description: "The plan to be on." }) plan: PlanCode,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<PlanChange> {
    return services.planChanges.change(viewer, plan);
  }

  @Authorized()
  @Mutation(() => PlanChange, {
    description: "Takes back one's downgrade that is to come, or one's open request for a higher plan.",
  })
  cancelPlanChange(@Ctx() { services, viewer }: ViewerContext): Promise<PlanChange> {
    return services.planChanges.cancel(viewer);
  }

  @Authorized(Role.ADMIN)
  @Query(() => PlanRequestPage, {
    description: "Requests for higher plans, for an admin to settle.",
    complexity: costOfPage,
  })
  planRequests(@Args() args: PlanRequestsArgs, @Ctx() { services }: Context): Promise<PlanRequestPage> {
    return services.planChanges.find(args);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => PlanRequest, {
    description: "Approves an open request, which puts the account on the plan at once, or refuses it.",
  })
  decidePlanRequest(
    @Arg("id", () => ID, { description: "Which request." }) id: string,
    @Arg("isApproved", { description: "True approves, false refuses." }) isApproved: boolean,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<PlanRequest> {
    return services.planChanges.decide(id, isApproved, viewer.id);
  }
}

@Resolver(() => PlanRequest)
export class PlanRequestResolver {
  @FieldResolver(() => [PlanRefund], { description: "What went back of its payment, the first first." })
  refunds(@Root() { id }: PlanRequest, @Ctx() { loaders }: Context): Promise<PlanRefund[]> {
    return loaders.planRefunds.load(id);
  }
}
