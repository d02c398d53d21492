import type { ApolloClient } from "@apollo/client";
import { FIRST_LOCALE } from "@job-portal/protocol/locale";
import { languageOf } from "../../shared/language/locale";
import { pageLocale } from "../../shared/language/page-locale";
import type { UpdateProfileInput } from "../../shared/schema.generated";
import {
  DeleteMyAccountDocument,
  RegisterAccountDocument,
  UpdateAccountProfileDocument,
} from "./account-changes.generated";
import type { SessionAccount_AccountFragment } from "./account.generated";
import type { ProviderUser } from "../identity-provider";
import type { SignUpRole } from "../session";

const serverRoles = { jobseeker: "JOBSEEKER", employer: "EMPLOYER" } as const;

/** Past the cache in both directions, as the session's questions are. */
export async function register(
  client: ApolloClient,
  { uid, email, displayName, photoURL }: ProviderUser,
  role: SignUpRole,
): Promise<SessionAccount_AccountFragment> {
  const input = {
    ...{ email, role: serverRoles[role], firebaseUid: uid, name: displayName, photoURL },
    // English is what nobody chose (LANG-13).
    language: pageLocale() === FIRST_LOCALE ? null : languageOf(pageLocale()),
  };
  const { data } = await client.mutate({
    mutation: RegisterAccountDocument,
    variables: { input },
    fetchPolicy: "no-cache",
  });
  if (!data) throw new Error("The server registered nothing.");
  return data.register;
}

/** What is left out stays as it is. The answer goes into the cache, for the screens that show the profile. */
export async function updateProfile(
  client: ApolloClient,
  input: UpdateProfileInput,
): Promise<SessionAccount_AccountFragment> {
  const { data } = await client.mutate({ mutation: UpdateAccountProfileDocument, variables: { input } });
  if (!data) throw new Error("The server saved nothing.");
  return data.updateProfile;
}

export async function deleteAccount(client: ApolloClient): Promise<void> {
  await client.mutate({ mutation: DeleteMyAccountDocument, fetchPolicy: "no-cache" });
}
