import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { CheckEvidence } from "./check-evidence.rules";
import type { CheckKind, CheckState } from "./verification.enums";

/**
 * One step of the ladder for one company. Of a kind there is one pending at most, and one that was decided last: a
 * check that holds stays while the next is on its way.
 */
@Entity("company_checks")
export class CompanyCheck {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @Column("text")
  kind: CheckKind;

  @Column("text")
  state: CheckState;

  @Column("jsonb")
  evidence: CheckEvidence;

  @Column("timestamptz")
  askedAt: Date;

  /** The member who began it; null: their account is gone. */
  @Column("uuid", { nullable: true })
  askedBy: string | null;

  @Column("timestamptz", { nullable: true })
  decidedAt: Date | null;

  /** The admin who decided it; null where the portal found it by itself. */
  @Column("uuid", { nullable: true })
  decidedBy: string | null;

  @Column("timestamptz", { nullable: true })
  lapsesAt: Date | null;
}
