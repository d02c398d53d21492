import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Something of an imported document that has no place in a resume here." })
export class ResumeImportNote {
  @Field(() => Int, { description: "The line of the document, from 1." })
  line: number;

  @Field({ description: "Where in the document it stands, such as 'work.0.startDate'." })
  path: string;

  @Field({ description: "What could not be taken, and why." })
  message: string;
}
