import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** A letter that a company uploaded for an application: a PDF. Nobody else reads it before an offer goes with it. */
@Entity("offer_letters")
export class OfferLetter {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  applicationId: string;

  @Column("timestamptz")
  createdAt: Date;
}

/** The letter's file. */
export const letterKey = (id: string): string => `offer-letters/${id}.pdf`;
