import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { ApiKeyScope } from "../../../auth/api-key";

/** A program's way in for a company. One that has lapsed or was revoked stays, because histories name it. */
@ObjectType({ description: "A key by which a program acts for a company." })
@Entity("api_keys")
export class ApiKey {
  @Field(() => ID, { description: "The key's id." })
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @Column("uuid")
  creatorId: string;

  @Field({ description: "What its owners call it." })
  @Column("text")
  name: string;

  @Field(() => [ApiKeyScope], { description: "What it may be used for." })
  @Column("text", { array: true })
  scopes: ApiKeyScope[];

  /** SHA-256 of the key, as hexadecimal. 256 random bits need no slow hash. */
  @Column("text")
  secretHash: string;

  @Field({ description: "How the key begins, to tell it from others." })
  @Column("text")
  hint: string;

  @Field(() => GraphQLISODateTime, { description: "When it was made." })
  @Column("timestamptz")
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "Until when it works." })
  @Column("timestamptz")
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was last used, within a quarter of an hour; null: never yet.",
  })
  @Column("timestamptz", { nullable: true })
  lastUsedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When an owner revoked it, or its creator left; null: it was not.",
  })
  @Column("timestamptz", { nullable: true })
  revokedAt: Date | null;
}
