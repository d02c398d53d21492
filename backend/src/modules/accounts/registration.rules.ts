import { z } from "zod";
import { withoutInvisible } from "../../text/invisible";
import { fullName } from "./profile.rules";

/** The rules of registering, stated once like the profile's. */
export const registration = {
  // Its form is the provider's to judge: whom we refused here could sign in and never finish registering.
  email: z.string("must be a text").max(320).describe("Must be the token's e-mail address."),
  firebaseUid: z.string("must be a text").min(1).max(128).describe("Must be the token's uid."),
  // As it is kept: invisible characters are the provider's doing, and nobody could take them out there.
  name: z
    .string("must be a text")
    .overwrite(withoutInvisible)
    .pipe(z.union([fullName, z.literal("")]))
    .describe("Full name, where the provider knows it."),
  photoURL: z
    .url({ protocol: /^https$/, error: "must be an https address" })
    .max(2048)
    .describe("Address of the photo at the provider, https only."),
} as const;
