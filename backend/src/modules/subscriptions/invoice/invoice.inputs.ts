import { ArgsType, Field, InputType, ObjectType } from "type-graphql";
import { z } from "zod";
import { PageArgs } from "../../../lists/list-page";
import { NumberedPage, PageOf } from "../../../lists/page";
import { breaking } from "../../../text/broken-rule";
import { Follows } from "../../../text/follows";
import { gstinText, isPresentState, plainGstin } from "../../../text/gstin.rules";
import { requiredLine, requiredParagraphs } from "../../../text/text.rules";
import { BillingDetails } from "./billing-details.entity";
import { Invoice } from "./invoice.entity";

const MAX_NAME = 120;
const MAX_ADDRESS = 300;

@ArgsType()
export class MyInvoicesArgs extends PageArgs {}

@PageOf(Invoice, "A page of invoices and credit notes, the newest first.")
export class InvoicePage extends NumberedPage<Invoice> {}

@ObjectType({ description: "A state or union territory, as the GST law counts them." })
export class GstState {
  @Field(() => String, { description: "Such as 29." })
  code: string;

  @Field(() => String, { description: "Such as Karnataka." })
  name: string;
}

@ObjectType({ description: "How the viewer is billed." })
export class Billing {
  @Field(() => Boolean, { description: "Whether this portal makes invoices at all." })
  isOn: boolean;

  @Field(() => BillingDetails, { nullable: true, description: "Null: none were given yet." })
  details: BillingDetails | null;

  @Field(() => [GstState], { description: "The states to choose from." })
  states: GstState[];
}

@InputType({ description: "Whom the next invoices are made out to." })
export class BillingDetailsInput {
  @Field({ description: `A person's or a company's name, up to ${MAX_NAME} characters.` })
  @Follows(requiredLine(1, MAX_NAME))
  name: string;

  @Field({ description: `In lines, as on a letter, up to ${MAX_ADDRESS} characters.` })
  @Follows(requiredParagraphs(MAX_ADDRESS))
  address: string;

  @Field({ description: "The state's code in the GST law. With a GSTIN, that one's state." })
  @Follows(z.string().refine(isPresentState, "must be the code of a state"))
  stateCode: string;

  @Field(() => String, { nullable: true, description: "With its check sign; null: not registered for GST." })
  @Follows(
    gstinText
      .refine(
        (gstin) => isPresentState(plainGstin(gstin).slice(0, 2)),
        breaking("NO_GSTIN", "must begin with the code of a state of today"),
      )
      .nullish(),
  )
  gstin?: string | null;
}
