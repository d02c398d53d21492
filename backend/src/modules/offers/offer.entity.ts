import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { ApplicationParty } from "../applications/application/application-pipeline";
import type { PayUnit } from "../jobs/reading/pay.enums";
import { OfferStatus } from "./offer.enums";

@Entity("offers")
export class Offer {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  applicationId: string;

  /** As stored; `standing` is where it stands at a moment. */
  @Column("text")
  status: OfferStatus;

  /** In rupees. */
  @Column("int")
  payAmount: number;

  @Column("text")
  payUnit: PayUnit;

  /** The day in India, YYYY-MM-DD. */
  @Column("date")
  joinsOn: string;

  @Column("timestamptz")
  expiresAt: Date;

  /** Its words, all places filled; null where a file was uploaded. */
  @Column("text", { nullable: true })
  letter: string | null;

  /** The uploaded file. */
  @Column("uuid", { nullable: true })
  letterId: string | null;

  /** What either side said with the last change; null of the portal's. */
  @Column("text", { nullable: true })
  words: string | null;

  @Column("text", { nullable: true })
  wordsParty: ApplicationParty | null;

  /** The member who made it; null: their account is gone. */
  @Column("uuid", { nullable: true })
  offeredBy: string | null;

  @Column("timestamptz")
  offeredAt: Date;

  @Column("timestamptz", { nullable: true })
  decidedAt: Date | null;

  /** When the candidate was told that it ends soon, or would have been. */
  @Column("timestamptz", { nullable: true })
  remindedAt: Date | null;

  /** An offer expires at its moment; that it did is written some minutes later. */
  standing(now: Date): OfferStatus {
    return this.status === OfferStatus.SENT && now >= this.expiresAt ? OfferStatus.EXPIRED : this.status;
  }
}
