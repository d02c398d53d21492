import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type AuthError,
  type OAuthCredential,
  type PopupRedirectResolver,
  type User,
} from "firebase/auth";

/** The part of the SDK's resolver that is used here. Its public type is empty, so the package's version is pinned. */
interface SdkResolver {
  _initialize(auth: Auth): Promise<unknown>;
  _openPopup(...request: unknown[]): Promise<unknown>;
}

interface GooglePopup {
  /** Fetches the frame that the window reports to, of Google's own script: not before somebody may need it. */
  prepare(): Promise<void>;
  signIn(onWindowOpen: () => void): Promise<User>;
  /** Has the signed-in user choose their Google account once more. */
  confirm(user: User): Promise<void>;
  /** Adds the Google account that a signed-in user chooses. */
  addTo(user: User): Promise<void>;
  /** Adds the Google account that its last attempt found taken to a user who has signed in otherwise since. */
  linkTo(user: User): Promise<void>;
}

/** Google's sign-in window. Its size (AUTH-19), its errors and when they come (AUTH-21) are the SDK's. */
export function createGooglePopup(auth: Auth): GooglePopup {
  const google = new GoogleAuthProvider();
  // Else Google takes whoever it knows, and nobody can change to another account.
  google.setCustomParameters({ prompt: "select_account" });
  let tellOpen = (): void => undefined;
  let unlinked: { email: unknown; credential: OAuthCredential | null } | null = null;
  const { sdkResolver, resolver } = watchedResolver(() => tellOpen());
  return {
    async prepare() {
      await sdkResolver._initialize(auth);
    },
    async signIn(onWindowOpen) {
      tellOpen = onWindowOpen;
      unlinked = null;
      try {
        return (await signInWithPopup(auth, google, resolver)).user;
      } catch (error) {
        if (isTaken(error))
          unlinked = {
            email: error.customData.email,
            credential: GoogleAuthProvider.credentialFromError(error),
          };
        throw error;
      }
    },
    async confirm(user) {
      await reauthenticateWithPopup(user, google, resolver);
    },
    async addTo(user) {
      await linkWithPopup(user, google, resolver);
    },
    async linkTo(user) {
      const pending = unlinked;
      unlinked = null;
      // Somebody else may have signed in instead.
      if (pending?.credential && pending.email === user.email)
        await linkWithCredential(user, pending.credential);
    },
  };
}

/** The SDK's own resolver, which tells when it has opened a window. */
function watchedResolver(onWindowOpen: () => void) {
  const SdkResolverClass = browserPopupRedirectResolver as unknown as new () => SdkResolver;
  const sdkResolver = new SdkResolverClass();
  const openPopup = sdkResolver._openPopup.bind(sdkResolver);
  sdkResolver._openPopup = async (...request) => {
    const popup = await openPopup(...request);
    onWindowOpen();
    return popup;
  };
  // The SDK takes a class and makes its own instance: this one's is always ours.
  function Resolver() {
    return sdkResolver;
  }
  Resolver.prototype = SdkResolverClass.prototype as object;
  return { sdkResolver, resolver: Resolver as unknown as PopupRedirectResolver };
}

function isTaken(error: unknown): error is AuthError {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "auth/account-exists-with-different-credential";
}
