import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { MemberRole } from "../member-role";

/** An open invitation to act for a company. One that is taken or called back goes. */
@Entity("team_invitations")
export class TeamInvitation {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  /** In small letters. */
  @Column("text")
  email: string;

  @Column("text")
  role: MemberRole;

  /** Of the secret in the link, as hexadecimal SHA-256; null until the mail is on its way. */
  @Column("text", { nullable: true })
  secretHash: string | null;

  /** Null: their account is gone. */
  @Column("uuid", { nullable: true })
  invitedBy: string | null;

  @Column("timestamptz")
  sentAt: Date;

  @Column("timestamptz")
  expiresAt: Date;
}
