import { createContext, use } from "react";

export type Role = "admin" | "employer" | "jobseeker";

/** The identity provider's user merged with the server's record (AUTH-30). */
export interface SessionUser {
  uid: string;
  firebaseUid: string;
  email: string;
  name: string | null;
  displayName: string | null;
  photoURL: string | null;
  phoneNumber: string | null;
  role: Role;
  additionalData: Readonly<Record<string, string | null>>;
  subscription: { plan: "free" | "paid" | "premium" };
}

export type Session =
  { status: "loading" } | { status: "signed-out" } | { status: "signed-in"; user: SessionUser };

export interface SessionActions {
  /** Signs out at the provider; a failure is only logged (ERR-19). */
  logout(): Promise<void>;
}

interface SessionContextValue {
  session: Session;
  actions: SessionActions;
}

export const SessionContext = createContext<SessionContextValue>({
  session: { status: "signed-out" },
  actions: { logout: () => Promise.resolve() },
});

export function useSession(): Session {
  return use(SessionContext).session;
}

export function useSessionActions(): SessionActions {
  return use(SessionContext).actions;
}
