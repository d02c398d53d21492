import { Column, Entity, PrimaryColumn } from "typeorm";

/** For how long a key that was shown may be confirmed by a first code, in minutes. */
const CONFIRM_MINUTES = 60;

/** An account's authenticator app. It guards nothing until a first code has confirmed it. */
@Entity("second_factors")
export class SecondFactor {
  @PrimaryColumn("uuid")
  accountId: string;

  /** What `SecretBox` sealed. */
  @Column("text")
  sealedSecret: string;

  @Column("timestamptz")
  begunAt: Date;

  @Column("timestamptz", { nullable: true })
  confirmedAt: Date | null;

  /** The period of the last code that was used, counted from 1970: no code up to it works any more. */
  @Column("int", { nullable: true })
  lastPeriod: number | null;

  mayBeConfirmed(now: Date): boolean {
    return this.confirmedAt === null && now.getTime() - this.begunAt.getTime() < CONFIRM_MINUTES * 60_000;
  }
}
