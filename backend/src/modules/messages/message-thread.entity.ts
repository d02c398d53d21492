import { Column, Entity, PrimaryColumn } from "typeorm";

/** What is said about one application; the row is there once either side has written or blocked. */
@Entity("message_threads")
export class MessageThread {
  @PrimaryColumn("uuid")
  applicationId: string;

  /** The member who wrote last, who is told of answers; null: nobody has, or their account is gone. */
  @Column("uuid", { nullable: true })
  memberId: string | null;

  /** The applicant's last message that has reached the company. */
  @Column("timestamptz", { nullable: true })
  applicantSentAt: Date | null;

  @Column("timestamptz", { nullable: true })
  companySentAt: Date | null;

  /** Up to which message the applicant has read. */
  @Column("timestamptz", { nullable: true })
  applicantReadAt: Date | null;

  @Column("timestamptz", { nullable: true })
  companyReadAt: Date | null;

  @Column("timestamptz", { nullable: true })
  applicantBlockedAt: Date | null;

  @Column("timestamptz", { nullable: true })
  companyBlockedAt: Date | null;
}
