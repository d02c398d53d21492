import { ArgsType, Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A hiring manager of a job's company, as members who see the job see them." })
export class HiringManager {
  @Field(() => ID, { description: "Their account." })
  accountId: string;

  @Field(() => String, { nullable: true, description: "Full name; null where they gave none." })
  name: string | null;

  @Field({ description: "The e-mail address, else the phone number, that they sign in with." })
  email: string;

  @Field({ description: "Whether they are assigned to the job." })
  isAssigned: boolean;
}

@ArgsType()
export class AssignHiringManagerArgs {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field(() => ID, { description: "Their account." })
  accountId: string;
}
