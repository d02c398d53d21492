import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "How one's own second factor stands." })
export class SecondFactorState {
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "Since when there is one; null: there is none.",
  })
  since: Date | null;

  @Field(() => Int, { description: "How many recovery codes have not been used." })
  recoveryCodesLeft: number;

  @Field({ description: "Whether this portal offers second factors." })
  isOffered: boolean;

  @Field({ description: "Whether one's role needs one here." })
  isRequired: boolean;
}

@ObjectType({ description: "What an authenticator app is given, once." })
export class SecondFactorKey {
  @Field({ description: "The key, to be typed by hand." })
  key: string;

  @Field({ description: "The same with its names, to be shown as a QR code." })
  uri: string;
}

@ObjectType({ description: "That a code was right." })
export class SecondFactorProof {
  @Field({ description: "Goes along in the header X-Second-Factor; told once." })
  secret: string;
}

@ObjectType({ description: "New recovery codes." })
export class RecoveryCodes {
  @Field(() => [String], { description: "Each stands in for a code, once. Told once." })
  recoveryCodes: string[];
}

@ObjectType({ description: "A second factor from now on." })
export class ConfirmedSecondFactor extends SecondFactorProof {
  @Field(() => [String], { description: "Each stands in for a code, once. Told once." })
  recoveryCodes: string[];
}
