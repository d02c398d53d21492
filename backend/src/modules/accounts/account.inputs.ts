import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Language } from "./language";
import { Follows } from "../../text/follows";
import { additionalData, fullName, photoAddress } from "./profile.rules";
import { registration } from "./registration.rules";
import { Role } from "../../auth/role";

@InputType({ description: "What the sign-up screen knows. The token decides whose account it is." })
export class RegisterInput {
  @Field(() => String, {
    nullable: true,
    description: "Must be the token's e-mail address; null for who signs in by phone alone.",
  })
  @Follows(registration.email)
  email?: string | null;

  @Field(() => Role, { description: "JOBSEEKER or EMPLOYER; ADMIN is refused." })
  role: Role;

  @Field({ description: "Must be the token's uid." })
  @Follows(registration.firebaseUid)
  firebaseUid: string;

  @Field(() => String, { nullable: true, description: "Full name, where the provider knows it." })
  @Follows(registration.name)
  name?: string | null;

  @Field(() => String, { nullable: true, description: "Address of the photo at the provider, https only." })
  @Follows(registration.photoURL)
  photoURL?: string | null;

  @Field(() => Language, {
    nullable: true,
    description: "The language of the page where they sign up, if somebody chose it there.",
  })
  language?: Language | null;
}

@InputType({ description: "Fields of the profile to change; what is left out stays, null or '' clears." })
export class AdditionalDataInput {
  @Field(() => String, { nullable: true, description: "Professional title, up to 120 characters." })
  @Follows(additionalData.title)
  title?: string | null;

  @Field(() => String, { nullable: true, description: "A few sentences, up to 2,000 characters." })
  @Follows(additionalData.bio)
  bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An Indian phone number, or one of any country with + and its code.",
  })
  @Follows(additionalData.phone)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "Where the person lives, up to 120 characters." })
  @Follows(additionalData.location)
  location?: string | null;

  @Field(() => String, { nullable: true, description: "Date of birth, YYYY-MM-DD, in the past." })
  @Follows(additionalData.dob)
  dob?: string | null;

  @Field(() => String, { nullable: true, description: "An https address at linkedin.com." })
  @Follows(additionalData.linkedin)
  linkedin?: string | null;
}

@InputType({ description: "What to change of one's profile; what is left out stays as it is." })
export class UpdateProfileInput {
  @Field(() => String, {
    nullable: true,
    description: "Full name, 1 to 120 characters; it can't be cleared.",
  })
  @Follows(fullName)
  displayName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The address that the upload of a photo answered; null takes the photo away.",
  })
  @Follows(photoAddress)
  photoURL?: string | null;

  @Field(() => AdditionalDataInput, { nullable: true, description: "The profile's further fields." })
  additionalData?: AdditionalDataInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The profileVersion that the form was filled from: PROFILE_CHANGED when it is no longer that one.",
  })
  expectedVersion?: number | null;
}

@ObjectType({ description: "What an admin may do with an account now; for everybody else nothing." })
export class AccountPermissions {
  @Field({ description: "updateUserRole to another role." })
  changeRole: boolean;

  @Field({ description: "updateUserRole to ADMIN." })
  makeAdmin: boolean;

  @Field({ description: "blockUser" })
  block: boolean;

  @Field({ description: "deleteUser" })
  delete: boolean;

  @Field({ description: "removeUserSecondFactor" })
  removeSecondFactor: boolean;
}

export const NO_ACCOUNT_PERMISSIONS: AccountPermissions = {
  changeRole: false,
  makeAdmin: false,
  block: false,
  delete: false,
  removeSecondFactor: false,
};
