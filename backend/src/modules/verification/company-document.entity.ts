import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** What a document may be, by its first bytes. */
export type DocumentType = "application/pdf" | "image/jpeg" | "image/png";

/** A paper that a company sends for its verification. Admins alone read it; it goes some days after the decision. */
@Entity("company_documents")
@ObjectType({ description: "A paper that a company sent for its verification." })
export class CompanyDocument {
  @PrimaryColumn("uuid")
  @Field(() => ID, {
    description: "Our own key (UUID v7); admins read it at /api/company-documents/{id}.",
  })
  id: string = uuidv7();

  @Column("uuid")
  checkId: string;

  @Column("text")
  @Field(() => String, { description: "Its media type: application/pdf, image/jpeg or image/png." })
  type: DocumentType;

  @Column("int")
  @Field(() => Int, { description: "Its size." })
  bytes: number;

  @Column("uuid", { nullable: true })
  uploadedBy: string | null;

  @Column("timestamptz")
  @Field({ description: "When it came." })
  createdAt: Date;
}

/** The document's file. */
export const documentKey = (id: string): string => `company-documents/${id}`;

const STARTS: readonly (readonly [DocumentType, Buffer])[] = [
  ["application/pdf", Buffer.from("%PDF-")],
  ["image/jpeg", Buffer.from([0xff, 0xd8, 0xff])],
  ["image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** What a file is by its first bytes, whatever it is called; null for what is none of these. */
export const documentTypeOf = (content: Buffer): DocumentType | null =>
  STARTS.find(([, start]) => content.subarray(0, start.length).equals(start))?.[0] ?? null;
