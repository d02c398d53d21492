import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSessionError } from "../../auth/session";
import { isBlockCode } from "../../shared/account-block";
import { paths } from "@job-portal/protocol/paths";

const ENTRANCES: readonly string[] = [paths.signIn, paths.login, paths.signUp];

/**
 * Takes whose session ended by a block from a public page to sign-in, which says why; from others the guard does.
 * Once: from there they go where visitors may.
 */
export function useBlockedExit(): void {
  const error = useSessionError();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const lastError = useRef(error);
  useEffect(() => {
    if (lastError.current === error) return;
    lastError.current = error;
    if (isBlockCode(error?.code) && !ENTRANCES.includes(pathname)) void navigate(paths.signIn);
  }, [error, pathname, navigate]);
}
