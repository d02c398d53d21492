import { registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** Whom a breach concerns. */
export enum BreachAudience {
  EVERYONE = "everyone",
  JOBSEEKERS = "jobseekers",
  EMPLOYERS = "employers",
  ADDRESSES = "addresses",
}

registerEnumType(BreachAudience, {
  name: "BreachAudience",
  description: "Whom a breach concerns.",
  valuesConfig: {
    EVERYONE: { description: "Every account." },
    JOBSEEKERS: { description: "Every job seeker's account." },
    EMPLOYERS: { description: "Every employer's account." },
    ADDRESSES: { description: "The accounts of the e-mail addresses that are given." },
  },
});

/** One telling of the people whom a breach concerns; its texts name nobody. */
@Entity("breach_tellings")
export class BreachTelling {
  /** The form's own id, so that a form that is sent twice tells once. */
  @PrimaryColumn("uuid")
  id: string;

  @Column("uuid")
  breachId: string;

  @Column("text")
  audience: BreachAudience;

  @Column("text")
  message: string;

  @Column("text")
  advice: string;

  @Column("timestamptz")
  begunAt: Date;

  @Column("int")
  toldCount: number;

  @Column("timestamptz", { nullable: true })
  endedAt: Date | null;
}
