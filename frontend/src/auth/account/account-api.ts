import type { ApolloClient } from "@apollo/client";
import { shownPhone } from "../phone/phone-number";
import { importAgain } from "../../shared/import-again";
import type { UpdateProfileInput } from "../../shared/schema.generated";
import { SessionAccountDocument, type SessionAccount_AccountFragment } from "./account.generated";
import { toAuthError } from "../auth-error";
import type { ProviderUser } from "../identity-provider";
import type { Role, SessionUser, SignUpRole } from "../session";

/** The server's record of an account. */
export type AccountRecord = SessionAccount_AccountFragment;

/** The calls about one's own account. They reject with an AuthError. */
export interface AccountApi {
  /** Null only where the server looked and found none: that user is still to be registered. */
  find(): Promise<AccountRecord | null>;
  register(user: ProviderUser, role: SignUpRole): Promise<AccountRecord>;
  /** What is left out stays as it is. */
  updateProfile(input: UpdateProfileInput): Promise<AccountRecord>;
  /** Deletes the account for good; asks for a sign-in of the last minutes. */
  deleteAccount(): Promise<void>;
}

/** Past the cache in both directions: the session alone holds these answers, and sign-out lets go of them. */
export function createAccountApi(client: ApolloClient): AccountApi {
  return {
    async find() {
      try {
        const { data } = await client.query({ query: SessionAccountDocument, fetchPolicy: "no-cache" });
        return data?.me ?? null;
      } catch (error) {
        throw toAuthError(error);
      }
    },
    register: (user, role) => change(({ register }) => register(client, user, role)),
    updateProfile: (input) => change(({ updateProfile }) => updateProfile(client, input)),
    deleteAccount: () => change(({ deleteAccount }) => deleteAccount(client)),
  };
}

/** Changes come with the first of them: a visitor needs none. */
const importChanges = importAgain(() => import("./account-changes"));

async function change<Result>(
  work: (changes: Awaited<ReturnType<typeof importChanges>>) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await importChanges());
  } catch (error) {
    throw toAuthError(error);
  }
}

const plans = { FREE: "free", PAID: "paid", PREMIUM: "premium" } as const;

/** A role that is missing or unknown to this page counts as job seeker's, which opens the least (AUTH-31). */
function roleOf({ role }: AccountRecord): Role {
  // All roles are named, so that lint asks what a new one is.
  switch (role) {
    case "ADMIN":
      return "admin";
    case "EMPLOYER":
      return "employer";
    case "JOBSEEKER":
    default:
      return "jobseeker";
  }
}

const signInNameOf = ({ email, phoneNumber }: Pick<ProviderUser, "email" | "phoneNumber">): string =>
  email ?? (phoneNumber ? shownPhone(phoneNumber) : "");

/** The provider's user, as it stands alone while the server is silent: a jobseeker on the free plan (AUTH-26). */
export function plainUser(user: ProviderUser): SessionUser {
  return {
    ...user,
    firebaseUid: user.uid,
    name: user.displayName,
    signInName: signInNameOf(user),
    role: "jobseeker",
    additionalData: {},
    subscription: { plan: "free", viewerCan: { useAdvancedFilters: false } },
  };
}

/**
 * The server's record over the provider's user (AUTH-25). Where the record is empty the provider's value stays, except
 * for the photo: an account without one has taken it away.
 */
export function mergeAccount(user: ProviderUser, account: AccountRecord): SessionUser {
  const { title, bio, phone, location, dob, linkedin } = account.additionalData;
  const { plan, viewerCan } = account.subscription;
  return {
    uid: user.uid,
    firebaseUid: user.uid,
    email: account.email,
    signInName: signInNameOf({ email: account.email, phoneNumber: account.phoneNumber ?? user.phoneNumber }),
    isEmailVerified: account.isEmailVerified,
    name: account.name ?? user.displayName,
    displayName: account.displayName ?? user.displayName,
    photoURL: account.photoURL,
    phoneNumber: account.phoneNumber ?? user.phoneNumber,
    hasPassword: user.hasPassword,
    hasGoogle: user.hasGoogle,
    role: roleOf(account),
    additionalData: { title, bio, phone, location, dob, linkedin },
    subscription: {
      plan: plans[plan],
      viewerCan: { useAdvancedFilters: viewerCan.useAdvancedFilters },
    },
  };
}
