import { Column, Entity, PrimaryColumn } from "typeorm";

/** Money that went back for a request for a plan. */
@Entity("plan_refunds")
export class PlanRefund {
  /** The provider's number of it. */
  @PrimaryColumn("text")
  id: string;

  @Column("uuid")
  requestId: string;

  @Column("int")
  paise: number;

  @Column("timestamptz")
  refundedAt: Date;
}
