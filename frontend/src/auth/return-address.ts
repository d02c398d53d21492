import { paths } from "@job-portal/protocol/paths";

const PARAMETER = "returnTo";
/** Stands for this site: an address that begins with a slash leads to it or to another one, whatever its name. */
const HERE = "https://here.invalid";
/** Going back to one of these would ask for a session again. */
const ENTRANCES: readonly string[] = [paths.signIn, paths.login, paths.signUp, paths.resetPassword];

/** An address of an entrance, such as /signin, that remembers the page to go on to. */
export function withReturnAddress(entrance: string, returnAddress: string | null): string {
  if (!returnAddress) return entrance;
  return `${entrance}?${new URLSearchParams({ [PARAMETER]: returnAddress }).toString()}`;
}

/**
 * The page to go on to after signing in, as path with query and fragment, out of an entrance's query. Null
 * where it names none, or one outside of this site: anybody can write a link.
 */
export function readReturnAddress(search: string): string | null {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (!text?.startsWith("/") || !URL.canParse(text, HERE)) return null;
  const { origin, pathname, search: query, hash } = new URL(text, HERE);
  if (origin !== HERE || ENTRANCES.includes(pathname)) return null;
  // "/.//host" is of this site until it is shortened: "//host" alone is another one.
  if (pathname.startsWith("//")) return null;
  return `${pathname}${query}${hash}`;
}
