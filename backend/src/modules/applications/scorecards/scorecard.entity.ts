import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

@ObjectType({ description: "How a candidate was found by one criterion." })
export class ScorecardMark {
  @Field({ description: "The criterion, as the job named it then." })
  criterion: string;

  @Field(() => Int, { nullable: true, description: "From 1 to 5; null: not asked." })
  mark: number | null;
}

/** A row says of itself what the table holds; `Scorecard` is what somebody may see of it. */
@Entity("application_scorecards")
export class StoredScorecard {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  applicationId: string;

  /** Null: the author's account is gone. */
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @Column("jsonb")
  marks: ScorecardMark[];

  @Column("text")
  remark: string;

  /** Of the marks that were given. */
  @Column("double precision")
  average: number;

  @Column("timestamptz")
  createdAt: Date;

  @Column("timestamptz")
  updatedAt: Date;
}

@Entity("job_scorecard_criteria")
export class ScorecardCriteria {
  @PrimaryColumn("uuid")
  jobId: string;

  @Column("text", { array: true })
  criteria: string[];
}

@ObjectType({ description: "What a company's member found of a candidate: for the company alone." })
export class Scorecard {
  constructor(
    private readonly stored: StoredScorecard,
    private readonly viewerId: string | undefined,
    private readonly isOpen: boolean,
  ) {}

  @Field(() => ID, { description: "Our own key (UUID v7)." })
  get id(): string {
    return this.stored.id;
  }

  get authorId(): string | null {
    return this.stored.authorId;
  }

  @Field({ description: "Whether the viewer gave it." })
  get isOwn(): boolean {
    return this.viewerId !== undefined && this.stored.authorId === this.viewerId;
  }

  @Field(() => [ScorecardMark], {
    nullable: true,
    description: "By each criterion; null until the viewer has given a scorecard of their own.",
  })
  get marks(): ScorecardMark[] | null {
    return this.isOpen ? this.stored.marks : null;
  }

  @Field(() => Float, { nullable: true, description: "Of the marks given; null while these are hidden." })
  get average(): number | null {
    return this.isOpen ? this.stored.average : null;
  }

  @Field(() => String, { nullable: true, description: "A short word; null while the marks are hidden." })
  get remark(): string | null {
    return this.isOpen ? this.stored.remark : null;
  }

  @Field(() => GraphQLDateTimeISO, { description: "When it was given." })
  get createdAt(): Date {
    return this.stored.createdAt;
  }

  @Field(() => GraphQLDateTimeISO, { description: "When its author changed it last." })
  get updatedAt(): Date {
    return this.stored.updatedAt;
  }
}
