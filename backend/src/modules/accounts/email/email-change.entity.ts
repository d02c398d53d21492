import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { DAY_MS } from "../../../time/clock";

/** For how long the link to the new address works, and that to the old one, in days (MAIL-02, MAIL-03). */
const CONFIRM_DAYS = 1;
export const STOP_DAYS = 7;

const after = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

@Entity("email_changes")
@ObjectType({ description: "A change of an account's e-mail address, or an account's first one." })
export class EmailChange {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  /** The account's at that time; null where it had none, or none that was proven to be theirs. */
  @Column("text", { nullable: true })
  oldEmail: string | null;

  @Column("text")
  @Field({ description: "The address to be, in small letters." })
  newEmail: string;

  /** Of the secret in the link to the new address, as hexadecimal SHA-256; null until its mail is on its way. */
  @Column("text", { nullable: true })
  confirmHash: string | null = null;

  /** The same for the old address. */
  @Column("text", { nullable: true })
  stopHash: string | null = null;

  @Column("timestamptz")
  requestedAt: Date;

  @Column("timestamptz", { nullable: true })
  confirmedAt: Date | null = null;

  /** When the owner of the old address stopped it or took it back. */
  @Column("timestamptz", { nullable: true })
  stoppedAt: Date | null = null;

  @Field(() => GraphQLDateTimeISO, { description: "Until when the link to the new address works." })
  get confirmableUntil(): Date {
    return after(this.requestedAt, CONFIRM_DAYS);
  }

  get stoppableUntil(): Date {
    return after(this.requestedAt, STOP_DAYS);
  }

  mayBeConfirmed(now: Date): boolean {
    return this.confirmedAt === null && this.stoppedAt === null && now < this.confirmableUntil;
  }

  mayBeStopped(now: Date): boolean {
    return this.stoppedAt === null && now < this.stoppableUntil;
  }
}
