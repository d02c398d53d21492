import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** Stored as spelled here; files end in it as well. */
export enum OriginalKind {
  PDF = "pdf",
  WORD = "docx",
}

registerEnumType(OriginalKind, {
  name: "OriginalKind",
  description: "What a resume's file is, by its first bytes.",
  valuesConfig: { PDF: { description: "A PDF." }, WORD: { description: "A Word file (.docx)." } },
});

@Entity("resume_originals")
@ObjectType({ description: "A resume of somebody's as a file, kept as it came." })
export class ResumeOriginal {
  @PrimaryColumn("uuid")
  @Field(() => ID, {
    description: "Our own key (UUID v7); its owner reads it at /api/resumes/originals/{id}.",
  })
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  @Column("text")
  @Field({ description: "The file's name, with its ending." })
  name: string;

  @Column("text")
  @Field(() => OriginalKind, { description: "What it is." })
  kind: OriginalKind;

  @Column("int")
  @Field(() => Int, { description: "Its size." })
  bytes: number;

  @Column("int")
  @Field(() => Int, { description: "How many of its pages can be shown as pictures: of a Word file none." })
  pageCount: number;

  /** The text of each page as it was read once; of a scan none. */
  @Column("text", { array: true })
  texts: string[];

  /** The same file is kept once. */
  @Column("bytea")
  sha256: Buffer;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it came." })
  createdAt: Date;

  /** Its owner deleted it, and an application still has it. */
  @Column("timestamptz", { nullable: true })
  removedAt: Date | null;
}

/** The original's file. */
export const originalKey = (id: string): string => `resume-originals/${id}`;

/** Its media type. */
export const mediaTypeOf = (kind: OriginalKind): string =>
  kind === OriginalKind.PDF
    ? "application/pdf"
    : "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
