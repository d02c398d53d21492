import type { ReactNode } from "react";
import { useSession } from "../auth/session";
import { LateSpinner } from "./LateSpinner";

/** Until the first auth check completes nothing of the page renders: it is blank, then a spinner (AUTH-22). */
export function SessionGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return status === "loading" ? <LateSpinner /> : children;
}
