import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { APPLY } from "../../../auth/return-address";

/** A job's page with the dialog to apply open. */
export const applyAddress = (jobId: string): string => `${paths.job(jobId)}?${APPLY}`;

/** Of an entry of the browser's history that the button made: the page without the dialog lies before it. */
const OPENED_HERE = "isApplyOpened";

/**
 * The dialog to apply is an entry of its own in the browser's history, so that Back closes it and leaves the job where
 * it is (SEEN-21). Somebody who signed in on the way comes back to the address with the dialog open.
 */
export function useApplyAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  // What led to the job, such as the search, goes along.
  const left = Object(location.state as unknown) as Record<string, unknown>;

  function open(): void {
    const entry = { state: { ...left, [OPENED_HERE]: true }, preventScrollReset: true };
    void navigate({ pathname, search: APPLY }, entry);
  }

  function close(): void {
    if (left[OPENED_HERE] === true) void navigate(-1);
    else void navigate({ pathname }, { state: left, replace: true, preventScrollReset: true });
  }

  return { isOpen: new URLSearchParams(search).has(APPLY), open, close };
}
