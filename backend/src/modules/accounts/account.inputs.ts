import { IsEmail, IsOptional, IsUrl, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Role } from "./role";

@InputType({ description: "What the sign-up screen knows. The token decides whose account it is." })
export class RegisterInput {
  @Field({ description: "Must be the token's e-mail address." })
  @IsEmail({}, { message: "must be an e-mail address" })
  @MaxLength(254)
  email: string;

  @Field(() => Role, { description: "JOBSEEKER or EMPLOYER; ADMIN is refused." })
  role: Role;

  @Field({ description: "Must be the token's uid." })
  @MaxLength(128)
  firebaseUid: string;

  @Field(() => String, { nullable: true, description: "Full name, where the provider knows it." })
  @IsOptional()
  @MaxLength(120)
  name?: string | null;

  @Field(() => String, { nullable: true, description: "Address of the photo at the provider, https only." })
  @IsOptional()
  @IsUrl({ protocols: ["https"], require_protocol: true }, { message: "must be an https address" })
  @MaxLength(2048)
  photoURL?: string | null;
}
