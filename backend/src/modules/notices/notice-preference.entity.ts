import { type NoticeGroup } from "@job-portal/protocol/notice-groups";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** What an account has chosen; without a row it gets every notice by every way, at once. */
@Entity("notice_preferences")
export class NoticePreference {
  @PrimaryColumn("uuid")
  accountId: string;

  @Column("text", { array: true })
  pageOff: NoticeGroup[];

  @Column("text", { array: true })
  mailOff: NoticeGroup[];

  @Column("text", { array: true })
  pushOff: NoticeGroup[];

  /** Unlike the others, SMS are off until somebody wants them. */
  @Column("text", { array: true })
  smsOn: NoticeGroup[];

  /** One mail in the morning takes the place of single ones. */
  @Column("boolean")
  isDaily: boolean;

  /** Whole hours in India, both or neither. */
  @Column("int", { nullable: true })
  quietFrom: number | null;

  @Column("int", { nullable: true })
  quietTo: number | null;

  /** When the next summary is due; null where nothing waits for it. */
  @Column("timestamptz", { nullable: true })
  summaryAt: Date | null;

  /** Stands in the links of the account's mails. */
  @Column("text")
  secret: string;
}
