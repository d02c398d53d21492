import { CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** An account that may post jobs for a company and answer its candidates. */
@Entity("company_members")
export class CompanyMember {
  @PrimaryColumn("uuid")
  companyId: string;

  @PrimaryColumn("uuid")
  accountId: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
