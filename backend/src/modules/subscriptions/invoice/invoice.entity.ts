import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

export enum InvoiceKind {
  INVOICE = "invoice",
  CREDIT_NOTE = "credit-note",
}

registerEnumType(InvoiceKind, {
  name: "InvoiceKind",
  description: "What a document about money is.",
  valuesConfig: {
    INVOICE: { description: "For a payment." },
    CREDIT_NOTE: { description: "For money that went back." },
  },
});

/** Who sells or buys, as it stood when the document was made. */
export interface InvoiceParty {
  name: string;
  /** Lines with breaks between them; empty: not given. */
  address: string;
  /** Of the state, as the GST law counts them. */
  stateCode: string;
  gstin: string | null;
}

/** MONEY-05: the database gives the number, and refuses changes. MONEY-08: it stays when its account goes. */
@Entity("invoices")
@ObjectType({ description: "An invoice or a credit note of the viewer's. Neither ever changes." })
export class Invoice {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7); GET /api/invoices/{id}.pdf has the document." })
  id: string = uuidv7();

  @Column("text")
  @Field(() => InvoiceKind, { description: "What it is." })
  kind: InvoiceKind;

  @Column("text")
  financialYear: string;

  @Column({ type: "text", insert: false })
  @Field(() => String, { description: "Such as JP/26-27/000001; without gaps in a financial year." })
  number: string;

  /** Null once the account was deleted: the document stays. */
  @Column("uuid", { nullable: true })
  accountId: string | null;

  /** The invoice that a credit note takes back, or a part of it. */
  @Column("uuid", { nullable: true })
  correctsId: string | null;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was made." })
  issuedAt: Date;

  @Column("text")
  paymentReference: string;

  @Column("text", { nullable: true })
  refundId: string | null;

  @Column("jsonb")
  seller: InvoiceParty;

  @Column("jsonb")
  buyer: InvoiceParty;

  @Column("text")
  @Field(() => String, { description: "What was sold, such as 'Premium plan, 1 month'." })
  description: string;

  @Column("text")
  sac: string;

  @Column("int")
  @Field(() => Int, { description: "The amount with GST, in paise." })
  total: number;

  @Column("int")
  taxable: number;

  @Column("int")
  cgst: number;

  @Column("int")
  sgst: number;

  @Column("int")
  igst: number;
}
