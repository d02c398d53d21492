import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { ApplicationStatus } from "../application/application-pipeline";

/** STAGE-01: a place within one status, which everybody but the company's members reads. */
@Entity("pipeline_stages")
@ObjectType({ description: "A company's own stage: a place within one status, for its members alone." })
export class PipelineStage {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @Column("text")
  @Field({ description: "What the company calls it." })
  name: string;

  @Column("text")
  @Field(() => ApplicationStatus, {
    description: "The status that its candidates have; it stands behind it.",
  })
  status: ApplicationStatus;

  /** Among those of the same status, the first in front. */
  @Column("int")
  position: number;

  @Column("timestamptz")
  createdAt: Date;
}
