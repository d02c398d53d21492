import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { MessageFileType } from "./message-file.rules";

/** A file that somebody uploaded for a thread. The two sides read it once it went with a message. */
@Entity("message_files")
@ObjectType({ description: "A file that came with a message; it was looked at before it was kept." })
export class MessageFile {
  @PrimaryColumn("uuid")
  @Field(() => ID, {
    description: "Our own key (UUID v7); whoever reads the message has it at /api/message-files/{id}.",
  })
  id: string = uuidv7();

  @Column("uuid")
  applicationId: string;

  /** Null: not sent yet. */
  @Column("uuid", { nullable: true })
  messageId: string | null;

  /** Who uploaded it; null: their account is gone. */
  @Column("uuid", { nullable: true })
  accountId: string | null;

  @Column("text")
  @Field({ description: "Its name, which is safe on every system and ends as its type does." })
  name: string;

  @Column("text")
  @Field(() => String, { description: "Its media type: that of PDF, DOCX, JPEG or PNG." })
  type: MessageFileType;

  @Column("int")
  @Field(() => Int, { description: "Its size in bytes." })
  bytes: number;

  @Column("timestamptz")
  createdAt: Date;
}

/** The file's content. */
export const messageFileKey = (id: string): string => `message-files/${id}`;
