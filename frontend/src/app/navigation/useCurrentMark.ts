import { useLocation } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";

const isAtOrBelow = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/**
 * What `aria-current` of a navigation's link is to be: marked while its page, or one below it, is open. To post
 * a job is no part of finding one, though its address lies below.
 */
export function useCurrentMark(): (to: string) => "page" | undefined {
  const { pathname } = useLocation();
  return (to) => {
    if (to === paths.jobs && isAtOrBelow(pathname, paths.postJob)) return undefined;
    return isAtOrBelow(pathname, to) ? "page" : undefined;
  };
}
