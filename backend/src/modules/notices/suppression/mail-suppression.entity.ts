import { createHash } from "node:crypto";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** Why no mail goes to an address. */
export enum SuppressionCause {
  BOUNCE = "BOUNCE",
  COMPLAINT = "COMPLAINT",
}

/** An address that no mail goes to, as mail services call it: suppressed (BNCE-02). */
@Entity("mail_suppressions")
export class MailSuppression {
  @PrimaryColumn("text")
  addressHash: string;

  @Column("text")
  cause: SuppressionCause;

  /** When the last mail came back, or was called spam, as its reporter says. */
  @Column("timestamptz")
  reportedAt: Date;

  /** When its person last had mails tried again. */
  @Column("timestamptz", { nullable: true })
  liftedAt: Date | null;

  /** The database says so: it was not lifted since it was last reported. */
  @Column({ type: "boolean", insert: false, update: false })
  isInForce: boolean;
}

/** Mail servers may tell capitals apart before the @. None of note does, and accounts don't either. */
export const addressHashOf = (address: string): string =>
  createHash("sha256").update(address.trim().toLowerCase()).digest("hex");
