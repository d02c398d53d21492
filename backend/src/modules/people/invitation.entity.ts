import { registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** Where an invitation stands. */
export enum InvitationStatus {
  SENT = "sent",
  ACCEPTED = "accepted",
  DECLINED = "declined",
  /** Never stored: the moment itself says so. */
  EXPIRED = "expired",
}

registerEnumType(InvitationStatus, {
  name: "InvitationStatus",
  description: "Where an invitation stands.",
  valuesConfig: {
    SENT: { description: "The person has not answered yet." },
    ACCEPTED: { description: "They said yes, which told the company their name and how to reach them." },
    DECLINED: { description: "They said no, and nothing was told." },
    EXPIRED: { description: "They didn't answer within 14 days, and nothing was told." },
  },
});

/** What a person who says yes tells the company: as it stood then. */
export interface SharedContact {
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** A company invites somebody to a job of theirs: once for each person and job. */
@Entity("invitations")
export class Invitation {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  /** The person. */
  @Column("uuid")
  accountId: string;

  @Column("uuid")
  jobId: string;

  /** The member who sent it; null: their account is gone. */
  @Column("uuid", { nullable: true })
  invitedBy: string | null;

  @Column("text")
  message: string;

  /** As stored; `standing` is where it stands at a moment. */
  @Column("text")
  status: InvitationStatus;

  @Column("jsonb", { nullable: true })
  shared: SharedContact | null;

  @Column("timestamptz")
  sentAt: Date;

  @Column("timestamptz")
  expiresAt: Date;

  @Column("timestamptz", { nullable: true })
  answeredAt: Date | null;

  standing(now: Date): InvitationStatus {
    return this.status === InvitationStatus.SENT && now >= this.expiresAt
      ? InvitationStatus.EXPIRED
      : this.status;
  }
}
