import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { AccountStatus, Role } from "../../auth/role";
import { ConsentPurpose } from "./consent.entity";
import { Language } from "./language";

@ObjectType({ description: "The profile's fields beside name and photo." })
export class AdditionalData {
  @Field(() => String, { nullable: true, description: "Professional title, such as 'Staff Nurse'." })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "A few sentences about the person." })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: "Phone number as typed." })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where the person lives, such as 'Indiranagar, Bangalore'.",
  })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "Date of birth, YYYY-MM-DD." })
  dob?: string | null;

  @Field(() => String, { nullable: true, description: "Address of the LinkedIn profile." })
  linkedin?: string | null;
}

@Entity("accounts")
@ObjectType({ description: "A person's account, found by the uid of the identity provider's token." })
export class Account {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("text", { unique: true })
  @Field({ description: "The identity provider's uid." })
  firebaseUid: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "E-mail address, as the identity provider states it; null for who signs in by phone alone.",
  })
  email: string | null;

  @Column("timestamptz", { nullable: true })
  emailVerifiedAt: Date | null;

  /** Since when it is the account's: an older token says another. Null: it has had no other. */
  @Column("timestamptz", { nullable: true })
  emailToldAt: Date | null;

  @Column("text")
  @Field(() => Role, { description: "What the account is for." })
  role: Role;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "Full name." })
  displayName: string | null;

  @Column("text", { name: "photo_url", nullable: true })
  @Field(() => String, { nullable: true, description: "Address of the profile photo." })
  photoURL: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "Phone number that the identity provider verified." })
  phoneNumber: string | null;

  /** When the token was made that said so, or that there is none any more; null: no token ever spoke of one. */
  @Column("timestamptz", { nullable: true })
  phoneToldAt: Date | null;

  @Column("jsonb")
  @Field(() => AdditionalData, { description: "The profile's further fields." })
  additionalData: AdditionalData;

  @Column("int", { default: 1 })
  @Field(() => Int, { description: "Goes up with every change of the profile, from 1." })
  profileVersion = 1;

  @Column("text", { nullable: true })
  @Field(() => Language, {
    nullable: true,
    description: "The language that the person reads the portal in; null until they have chosen.",
  })
  language: Language | null;

  /** When its person said that they are 18 or older. */
  @Column("timestamptz", { nullable: true })
  adultAt: Date | null;

  /** When they said that they are younger; never beside `adultAt`. */
  @Column("timestamptz", { nullable: true })
  minorAt: Date | null;

  /** When its person closed the card that asks for their age and consents, which doesn't come again. */
  @Column("timestamptz", { nullable: true })
  consentsAskedAt: Date | null;

  /** What its person allows now; a copy that the trigger consents_spread keeps. */
  @Column({ type: "text", array: true, insert: false, update: false })
  consents: ConsentPurpose[];

  @Column("timestamptz", { nullable: true })
  blockedAt: Date | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "Why it is blocked, as the admin gave it." })
  blockedReason: string | null;

  /** The database begins with the day of the row. */
  @Column("date")
  @Field({ description: "The last day in India, YYYY-MM-DD, on which somebody used the account." })
  lastActiveOn: string;

  @CreateDateColumn({ type: "timestamptz" })
  @Field(() => GraphQLDateTimeISO, { description: "When the account was registered." })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;

  @Field({ description: "The same as firebaseUid, by the name the web session uses." })
  get uid(): string {
    return this.firebaseUid;
  }

  @Field(() => String, {
    nullable: true,
    description: "The same as displayName, by the name registration uses.",
  })
  get name(): string | null {
    return this.displayName;
  }

  @Field(() => AccountStatus, { description: "Whether the account may act." })
  get status(): AccountStatus {
    if (this.blockedAt) return AccountStatus.BLOCKED;
    return this.emailVerifiedAt || this.phoneNumber ? AccountStatus.ACTIVE : AccountStatus.PENDING;
  }

  /** Where mails may go: a verified address of an account that is not blocked; else null. */
  get mailAddress(): string | null {
    return this.emailVerifiedAt && !this.blockedAt ? this.email : null;
  }

  @Field({ description: "Whether the e-mail address is proven to be theirs." })
  get isEmailVerified(): boolean {
    return this.emailVerifiedAt !== null;
  }

  @Field({ description: "What tells the account apart: its e-mail address, else its phone number." })
  get signInName(): string {
    return this.email ?? this.phoneNumber ?? "";
  }
}
