import { Column, Entity, PrimaryColumn } from "typeorm";
import type { CareerContent } from "../career-profiles/career.fields";

/** Somebody who lets companies find them, or once did. */
@Entity("findable_people")
export class FindablePerson {
  @PrimaryColumn("uuid")
  accountId: string;

  /** By which companies know them: random, and another one each time that they turn it on. */
  @Column("uuid")
  id: string;

  @Column("boolean")
  isOn: boolean;

  /** Waits to be read anew; nobody finds them until then. */
  @Column("boolean")
  isStale: boolean;

  /** Whether their account is blocked, or says that they are under 18; a trigger keeps it. */
  @Column({ type: "boolean", insert: false, update: false })
  isBarred: boolean;

  /** Names of companies that must not find them, as typed. */
  @Column("text", { array: true })
  hiddenCompanies: string[];

  /** What those names and the present employers' have in common with other spellings of them. */
  @Column("text", { array: true })
  hiddenKeys: string[];

  /** What companies see; null: nothing to find them by. */
  @Column("jsonb", { nullable: true })
  card: CareerContent | null;

  /** Of job searches, and of places. */
  @Column("text", { array: true, select: false })
  terms: string[];

  @Column("timestamptz")
  listedAt: Date;
}
