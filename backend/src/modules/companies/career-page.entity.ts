import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** Types whose names end in "Page" are pages of lists. */
@Entity("career_pages")
@ObjectType("CareerSite", { description: "A page that a company has made of its own, at /c/{address}." })
export class CareerPage {
  @PrimaryColumn("uuid")
  companyId: string;

  @Column("text")
  @Field({ description: "Its place below /c/." })
  address: string;

  @Column("text")
  @Field({ description: "One line that says why to work there; empty for none." })
  headline: string;

  @Column("text")
  @Field({ description: "What it is like to work there, in Markdown; empty for none." })
  about: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The company's colour, #rrggbb; null for the portal's.",
  })
  color: string | null;

  @Column("boolean")
  @Field({ description: "Whether everybody sees it, as long as its company is verified." })
  isPublished: boolean;

  @Column("timestamptz")
  updatedAt: Date;
}
