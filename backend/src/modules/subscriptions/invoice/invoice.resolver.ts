import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { costOfPage } from "../../../lists/list-page";
import { Invoice } from "./invoice.entity";
import { Billing, BillingDetailsInput, InvoicePage, MyInvoicesArgs } from "./invoice.inputs";

@Resolver(() => Invoice)
export class InvoiceResolver {
  @Authorized()
  @Query(() => InvoicePage, {
    description: "The viewer's invoices and credit notes, the newest first.",
    complexity: costOfPage,
  })
  myInvoices(@Args() args: MyInvoicesArgs, @Ctx() { services, viewer }: ViewerContext): Promise<InvoicePage> {
    return services.invoices.find(viewer, args);
  }

  @Authorized()
  @Query(() => Billing, { description: "How the viewer is billed, and whom invoices are made out to." })
  billing(@Ctx() { services, viewer }: ViewerContext): Promise<Billing> {
    return services.invoices.billing(viewer);
  }

  @Authorized()
  @Mutation(() => Billing, {
    description:
      "Says whom the viewer's next invoices are made out to. Those that were made stay as they are.",
  })
  saveBillingDetails(
    @Arg("input", () => BillingDetailsInput, { description: "All of it." }) input: BillingDetailsInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Billing> {
    return services.invoices.saveDetails(viewer, input);
  }
}
