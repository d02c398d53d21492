import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { ApplicationParty } from "../applications/application/application-pipeline";
import { type InterviewStatus, PENDING } from "./interview.enums";

@Entity("interviews")
export class Interview {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  applicationId: string;

  @Column("text")
  status: InterviewStatus;

  /** The agreed one; a cancelled interview keeps it, and others may take it then. */
  @Column("uuid", { nullable: true })
  slotId: string | null;

  /** Of the calendar's event (RFC 5545): goes up with each change of it. */
  @Column("int")
  sequence: number;

  /** What either side said with its last change; null of the portal's. */
  @Column("text", { nullable: true })
  words: string | null;

  @Column("text", { nullable: true })
  wordsParty: ApplicationParty | null;

  /** When the candidate asked for other times; null once the company has answered. */
  @Column("timestamptz", { nullable: true })
  askedAt: Date | null;

  /** For the company alone. */
  @Column("text", { nullable: true })
  feedback: string | null;

  @Column("uuid", { nullable: true })
  feedbackBy: string | null;

  /** The member who offered last; null: their account is gone. */
  @Column("uuid", { nullable: true })
  offeredBy: string | null;

  @Column("timestamptz")
  offeredAt: Date;

  @Column("timestamptz")
  changedAt: Date;

  @Column("timestamptz", { nullable: true })
  dayRemindedAt: Date | null;

  @Column("timestamptz", { nullable: true })
  hoursRemindedAt: Date | null;

  get isPending(): boolean {
    return PENDING.includes(this.status);
  }
}
