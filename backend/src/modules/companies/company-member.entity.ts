import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import { MemberRole } from "./member-role";

/** An account that acts for a company, as far as its role goes. */
@Entity("company_members")
export class CompanyMember {
  @PrimaryColumn("uuid")
  companyId: string;

  @PrimaryColumn("uuid")
  accountId: string;

  @Column("text")
  role: MemberRole = MemberRole.OWNER;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
