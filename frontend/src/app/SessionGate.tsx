import type { ReactNode } from "react";
import { useSession } from "../auth/session";

/**
 * Renders nothing of the page until the first auth check completes: the first paint stands, with its spinner
 * (AUTH-22).
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  return status === "loading" ? null : children;
}
