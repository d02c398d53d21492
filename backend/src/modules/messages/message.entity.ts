import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { ApplicationSide } from "../applications/application/application.policy";
import type { MessageState } from "./message.enums";

/** Who may write in a thread. */
export type MessageParty = ApplicationSide;

@Entity("messages")
export class Message {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  applicationId: string;

  @Column("text")
  party: MessageParty;

  /** Null: their account is gone. */
  @Column("uuid", { nullable: true })
  senderId: string | null;

  @Column("text")
  text: string;

  @Column("text")
  state: MessageState;

  /** The rules that held it, with the words: 'asks-for-money: security deposit'. */
  @Column("text", { array: true })
  heldRules: string[];

  /** That of the message to many while it waits; null for others. */
  @Column("uuid", { nullable: true })
  batchId: string | null;

  /** Unlike that of any other in the thread; one that was held counts as sent when it reaches the other side. */
  @Column("timestamptz")
  sentAt: Date;
}
