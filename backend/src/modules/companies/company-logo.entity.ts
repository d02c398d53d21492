import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** A company's logo, a square WebP; never changed, only replaced by another. */
@Entity("company_logos")
export class CompanyLogo {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}

/** The logo's file. */
export const logoKey = (id: string): string => `logos/${id}.webp`;

/** Where the logo is served, on the portal's own origin. */
export const logoPath = (id: string): string => `/${logoKey(id)}`;
