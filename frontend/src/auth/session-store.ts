import { mergeAccount, plainUser, type AccountApi, type AccountRecord } from "./account/account-api";
import { AuthError, toAuthError } from "./auth-error";
import { isBlockCode } from "../shared/account-block";
import type { IdentityProvider, ProviderUser } from "./identity-provider";
import type { AccountState, Session, SessionActions, SessionState, SessionUser, SignUpRole } from "./session";

/** After so long without an answer the page goes ahead without it (AUTH-23). */
const SILENCE_MS = 5000;
/**
 * After so long, of which nothing was spent on fetching code, silence is an outage. On a slow mobile network a round
 * trip takes 2 s, and a stored session may need twelve: a new token from one host, the user from another, each with its
 * name, connection, encryption, preflight and call. The provider's code itself gives a call up after 30 s.
 */
const OUTAGE_MS = 30_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** Every click into the window is a return to it: the provider is not asked by each. */
const VERIFICATION_PAUSE_MS = 30_000;

interface SessionParts {
  hasStoredSession(): boolean;
  /** Fetches the provider's code, at the first need of it. */
  loadProvider(): Promise<IdentityProvider>;
  accounts: AccountApi;
  /** Forgets what the server told the user before. */
  clearCache(): Promise<unknown>;
}

/**
 * The signed-in user, and the acts that change who it is. The provider says who it is, the server what their account
 * is (AUTH-16, AUTH-24, AUTH-29). Without a stored session nobody is signed in, and the provider's code is not
 * fetched.
 */
export class SessionStore {
  readonly actions: SessionActions = {
    login: (email, password) =>
      this.act(async (provider) => this.adopt(await provider.signIn(email, password))),
    signup: (email, password, role) => this.signup(email, password, role),
    prepareGoogleSignIn: () => this.prepareGoogleSignIn(),
    googleSignIn: (role = "jobseeker", onWindowOpen = () => undefined) =>
      this.act(async (provider) => this.adopt(await provider.signInWithGoogle(onWindowOpen), role)),
    sendPasswordReset: (email) => this.act((provider) => provider.sendPasswordReset(email)),
    sendVerificationMail: () => this.act((provider) => provider.sendVerificationMail()),
    retryAccount: () => this.retryAccount(),
    reloadAccount: () => this.reloadAccount(),
    finishRegistration: (role) => this.finishRegistration(role),
    updateUserProfile: (displayName, photoURL, additionalData, expectedVersion) =>
      this.updateProfile({ displayName, photoURL, additionalData, expectedVersion }),
    changePassword: (current, next) => this.act((provider) => provider.changePassword(current, next)),
    confirmSignIn: (proof) => this.act((provider) => provider.confirmUser(proof)),
    sendPhoneCode: (phoneNumber) => this.act((provider) => provider.sendCode(phoneNumber)),
    phoneSignIn: (code) => this.act(async (provider) => this.adopt(await provider.signInByCode(code))),
    addPhone: (code) => this.changeWays((provider) => provider.addPhone(code)),
    removePhone: () => this.changeWays((provider) => provider.removePhone()),
    addGoogle: () => this.changeWays((provider) => provider.addGoogle()),
    deleteAccount: (proof) =>
      this.act(async (provider) => {
        await provider.confirmUser(proof);
        await this.parts.accounts.deleteAccount();
        this.isDeleted = true;
      }),
    logout: () => this.logout(),
  };

  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  private loadingProvider: Promise<IdentityProvider> | null = null;
  private provider: IdentityProvider | null = null;
  /** Undefined until the provider has said who is behind the stored session. */
  private user: ProviderUser | null | undefined;
  private lastTold: ProviderUser | null | undefined;
  /** What the user registers as where the server knows no account; null: they are to be asked. */
  private roleIfMissing: SignUpRole | null = null;
  /** Counts changes of user, so that late answers about an earlier one are dropped. */
  private turn = 0;
  /** An act that is under way settles the session itself, and the provider's events don't. */
  private actsUnderWay = 0;
  private lastAct = 0;
  private isConfirmingBlock = false;
  /** Until the session ends, which goes on for a moment without an account. */
  private isDeleted = false;
  /** In ms since 1970. */
  private nextVerificationCheck = 0;
  private laterVerificationCheck: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: SessionParts) {
    const isStored = parts.hasStoredSession();
    this.user = isStored ? undefined : null;
    this.state = { session: { status: isStored ? "loading" : "signed-out" }, error: null };
  }

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Restores the stored session, where there is one. */
  restore(): void {
    if (this.state.session.status === "loading") this.follow();
  }

  /** Takes up the provider's session: the stored one, or one that another tab has begun. */
  follow(retryMs = FIRST_RETRY_MS): void {
    setTimeout(() => this.presumeSignedOut(), SILENCE_MS);
    this.connect().then(
      () => setTimeout(() => this.presumeOutage(), OUTAGE_MS),
      (error: unknown) => {
        console.error("The sign-in code could not be loaded.", error);
        this.presumeOutage();
        if (this.user === undefined)
          setTimeout(() => this.follow(Math.min(retryMs * 2, LAST_RETRY_MS)), retryMs);
      },
    );
  }

  /**
   * The bearer token for calls to the server, a new one where it has refused the last; null for a visitor, and for
   * whoever has just deleted their account.
   */
  async token(isRefused = false): Promise<string | null> {
    if (this.isDeleted) return null;
    if (isRefused) await this.provider?.renewToken();
    return (await this.provider?.token()) ?? null;
  }

  private presumeSignedOut(): void {
    if (this.user === undefined && this.state.session.status === "loading")
      this.publish({ session: { status: "signed-out", isPresumed: true } });
  }

  private presumeOutage(): void {
    if (this.user === undefined)
      this.publish({ session: { status: "signed-out", isPresumed: true, isOutage: true } });
  }

  private connect(): Promise<IdentityProvider> {
    this.loadingProvider ??= this.parts.loadProvider().then(
      (provider) => {
        this.provider = provider;
        provider.onUserChange((user) => this.handleUserChange(user));
        return provider;
      },
      (error: unknown) => {
        this.loadingProvider = null;
        throw new AuthError("network-request-failed", "", { cause: error });
      },
    );
    return this.loadingProvider;
  }

  private handleUserChange(user: ProviderUser | null): void {
    this.lastTold = user;
    const isKnown = this.user !== undefined && user?.uid === this.user?.uid;
    // A Google window may stay open for long: whoever signs out meanwhile, in another tab, is not kept waiting.
    const isLeftToAct = user !== null && this.actsUnderWay > 0;
    // The session keeps why an account was refused.
    if (!isLeftToAct && !isKnown) this.adopt(user).catch(() => undefined);
  }

  /** Rejects for a blocked account, and where `roleIfMissing` is given and the registration fails. */
  private async adopt(user: ProviderUser | null, roleIfMissing: SignUpRole | null = null): Promise<void> {
    const isFirst = this.state.session.status === "loading";
    const turn = ++this.turn;
    this.user = user;
    this.isDeleted = false;
    this.roleIfMissing = roleIfMissing;
    this.publish({ error: null, ...(!user && { session: { status: "signed-out" } }) });
    if (!isFirst) await this.parts.clearCache();
    if (user && turn === this.turn) await this.confirm(user, turn);
  }

  /** Asks the server for the account; goes ahead without it when it does not answer, and asks on. */
  private async confirm(user: ProviderUser, turn: number, retryMs = FIRST_RETRY_MS): Promise<void> {
    const isCurrent = () => turn === this.turn;
    const goAhead = (account: "awaited" | "unconfirmed") => {
      const known = this.accountStateOf(user);
      if (isCurrent() && (!known || known === "awaited")) this.publishUser(user, account);
    };
    const overdue = setTimeout(() => goAhead("awaited"), SILENCE_MS);
    const outage = setTimeout(() => goAhead("unconfirmed"), OUTAGE_MS);
    let account: AccountRecord | null;
    try {
      account = await this.findAccount(user);
    } catch (error) {
      if (!isCurrent()) return;
      if (isBlockCode(toAuthError(error).code)) await this.refuse(error);
      console.error("The account could not be fetched.", error);
      goAhead("unconfirmed");
      if (toAuthError(error).isOutage)
        setTimeout(() => {
          // A registration that fails then shows where it is to be finished.
          if (isCurrent())
            this.confirm(user, turn, Math.min(retryMs * 2, LAST_RETRY_MS)).catch(() => undefined);
        }, retryMs);
      return;
    } finally {
      clearTimeout(overdue);
      clearTimeout(outage);
    }
    if (!isCurrent()) return;
    if (account) this.publish({ session: signedIn(mergeAccount(user, account), "registered") });
    else if (this.roleIfMissing) await this.register(user, this.roleIfMissing);
    else this.publishUser(user, "missing");
  }

  /** The server answers a blocked account nothing, what is public neither: its session ends. */
  private async refuse(error: unknown): Promise<never> {
    await this.logout();
    this.lastTold = null;
    this.publish({ error: toAuthError(error) });
    throw error;
  }

  private async findAccount(user: ProviderUser): Promise<AccountRecord | null> {
    const account = await this.parts.accounts.find();
    if (!account || account.isEmailVerified || !user.isEmailVerified) return account;
    // Verified since the token was made: only a new one tells the server so.
    await this.provider?.renewToken();
    return this.parts.accounts.find();
  }

  private async retryAccount(): Promise<void> {
    const { session } = this.state;
    if (!this.user || session.status !== "signed-in" || session.account !== "unconfirmed") return;
    // The turn ends the retries that were under way. A failed registration shows where it is to be finished.
    await this.confirm(this.user, ++this.turn).catch(() => undefined);
  }

  private async reloadAccount(): Promise<void> {
    const { session } = this.state;
    if (!this.user || session.status !== "signed-in" || session.account !== "registered") return;
    // What the session shows meanwhile is what it showed before.
    await this.confirm(this.user, ++this.turn).catch(() => undefined);
  }

  /**
   * To be called where the server has refused a call as a blocked account's. The answer may come late and be about
   * the user before: the server is asked about the one of now, whose session ends if it is so.
   */
  async confirmBlock(): Promise<void> {
    if (this.isConfirmingBlock) return;
    this.isConfirmingBlock = true;
    await this.reloadAccount();
    this.isConfirmingBlock = false;
  }

  /**
   * Asks the provider whether the address has been verified meanwhile, in a mail program or another tab. To
   * be called when the user comes back to the page; who does so again soon is answered 30 s after the last time.
   */
  async checkVerification(): Promise<void> {
    const { session } = this.state;
    const isRegistered = session.status === "signed-in" && session.account === "registered";
    if (!isRegistered || session.user.isEmailVerified || session.user.email === null) return;
    clearTimeout(this.laterVerificationCheck);
    const waitMs = this.nextVerificationCheck - Date.now();
    if (waitMs > 0) {
      this.laterVerificationCheck = setTimeout(() => void this.checkVerification(), waitMs);
      return;
    }
    this.nextVerificationCheck = Date.now() + VERIFICATION_PAUSE_MS;
    const { turn } = this;
    try {
      const user = await this.provider?.refreshUser();
      if (!user?.isEmailVerified) return;
      await this.provider?.renewToken();
      if (turn !== this.turn) return;
      this.user = user;
      await this.confirm(user, turn);
    } catch (error) {
      console.error("Whether the address is verified could not be asked.", error);
    }
  }

  private signup(email: string, password: string, role: SignUpRole): Promise<void> {
    return this.act(async (provider) => {
      const user = await provider.signUp(email, password);
      // An account is of use before its address is proven: a mail that fails holds nothing up.
      provider
        .sendVerificationMail()
        .catch((error: unknown) => console.error("No verification mail was sent.", error));
      this.turn += 1;
      this.user = user;
      this.roleIfMissing = role;
      await this.parts.clearCache();
      await this.register(user, role);
    });
  }

  private async prepareGoogleSignIn(): Promise<void> {
    try {
      await (await this.connect()).prepareGoogle();
    } catch {
      // What is missing now is fetched by the click, which tells of a failure.
    }
  }

  /** Changes by what the user signs in. The server learns of it from a token that is made after it. */
  private changeWays(change: (provider: IdentityProvider) => Promise<void>): Promise<void> {
    return this.act(async (provider) => {
      await change(provider);
      const user = await provider.refreshUser();
      await provider.renewToken();
      if (!user) throw new AuthError("no-current-user");
      this.user = user;
      await this.confirm(user, ++this.turn);
    });
  }

  private finishRegistration(role: SignUpRole): Promise<void> {
    return this.act(async () => {
      if (!this.user) throw new AuthError("no-current-user");
      await this.register(this.user, role);
    });
  }

  private async register(user: ProviderUser, role: SignUpRole): Promise<void> {
    try {
      const account = await this.parts.accounts.register(user, role);
      this.publish({ session: signedIn(mergeAccount(user, account), "registered") });
    } catch (error) {
      const session: Session = { ...signedIn(plainUser(user), "missing"), chosenRole: role };
      this.publish({ session, error: toAuthError(error) });
      throw error;
    }
  }

  private updateProfile(input: Parameters<AccountApi["updateProfile"]>[0]): Promise<void> {
    return this.act(async () => {
      const { user, turn } = this;
      if (!user) throw new AuthError("no-current-user");
      const account = await this.parts.accounts.updateProfile(input);
      if (turn === this.turn) this.publish({ session: signedIn(mergeAccount(user, account), "registered") });
    });
  }

  private async logout(): Promise<void> {
    try {
      await (await this.connect()).signOut();
      if (this.user !== null) await this.adopt(null);
    } catch (error) {
      console.error("Sign-out failed.", error);
    }
  }

  private async act(work: (provider: IdentityProvider) => Promise<void>): Promise<void> {
    this.actsUnderWay += 1;
    const act = ++this.lastAct;
    this.publish({ error: null });
    try {
      await work(await this.connect());
    } catch (cause) {
      const error = toAuthError(cause);
      // One that a newer act has replaced, a second click on Google's button for one, ends silently.
      if (act === this.lastAct) this.publish({ error });
      throw error;
    } finally {
      this.actsUnderWay -= 1;
      if (this.lastTold !== undefined) this.handleUserChange(this.lastTold);
    }
  }

  /** What the session shows of the user's account; null while they are not signed in. */
  private accountStateOf({ uid }: ProviderUser): AccountState | null {
    const { session } = this.state;
    return session.status === "signed-in" && session.user.uid === uid ? session.account : null;
  }

  private publishUser(user: ProviderUser, account: AccountState): void {
    this.publish({ session: signedIn(plainUser(user), account) });
  }

  private publish(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

const signedIn = (user: SessionUser, account: AccountState) =>
  ({ status: "signed-in", user, account }) as const;
