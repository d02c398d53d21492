import type { ReactNode } from "react";
import { useSession } from "../auth/session";

/** Until the first auth check completes nothing of the page renders: the first paint stands, with its spinner (AUTH-22). */
export function SessionGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return status === "loading" ? null : children;
}
