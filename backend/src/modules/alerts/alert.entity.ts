import { randomBytes } from "node:crypto";
import type { Locale } from "@job-portal/protocol/locale";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Language } from "../accounts/language";
import { AlertFrequency, AlertState } from "./alert.enums";
import { conditionsOf, type KeptFilter, pathOf, titleOf } from "./alert-search";

const SECRET_BYTES = 24;

@Entity("alerts")
@ObjectType({ description: "A search that somebody keeps, to be told of new jobs that it finds." })
export class Alert {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  /** Either an account's, or an e-mail address's without one. */
  @Column("uuid", { nullable: true })
  accountId: string | null = null;

  @Column("text", { nullable: true })
  email: string | null = null;

  /** Of the page where an address without an account asked for it; an account has a language of its own. */
  @Column("text", { nullable: true })
  language: Language | null = null;

  @Column("jsonb")
  filter: KeptFilter;

  @Column("text")
  @Field(() => AlertFrequency, { description: "How often it tells." })
  frequency: AlertFrequency;

  @Column("text")
  @Field(() => AlertState, { description: "How it stands." })
  state: AlertState = AlertState.ACTIVE;

  @Column("boolean")
  @Field({ description: "Whether it tells by mail as well, and not on the page alone." })
  isMailed: boolean;

  /** Stands in the links of its mails: who has it may pause or end this alert, and nothing else. */
  @Column("text")
  secret: string = randomBytes(SECRET_BYTES).toString("base64url");

  /** By which reading of words and places it is kept (`KeptSearches.reading`). */
  @Column("text")
  readBy: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was made." })
  createdAt: Date;

  /** When its address was last asked to confirm it. */
  @Column("timestamptz", { nullable: true })
  askedAt: Date | null = null;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "Since when it is paused; null: it is not.",
  })
  pausedAt: Date | null = null;

  /** Jobs that came into the list since then are new to it, by the database's clock. */
  @Column("timestamptz")
  since: Date;

  /** When it tells next of what it has found; null while there is nothing to tell. */
  @Column("timestamptz", { nullable: true })
  dueAt: Date | null = null;

  @Column("timestamptz", { nullable: true })
  toldAt: Date | null = null;

  /** A mail is on its way with what the alert told of until then; null: none is. */
  @Column("timestamptz", { nullable: true })
  mailingUntil: Date | null = null;

  /** The search in words: "accountant, Pune". */
  titleIn(locale: Locale): string {
    return titleOf(this.filter, locale);
  }

  /** What else it asks for: "₹6 LPA or more", "Within 10 km". */
  conditionsIn(locale: Locale): string[] {
    return conditionsOf(this.filter, locale);
  }

  @Field({ description: "The list of jobs that the search finds, as a path of the web app." })
  get path(): string {
    return pathOf(this.filter);
  }
}
