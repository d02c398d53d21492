import { paths } from "@job-portal/protocol/paths";
import type { SignUpRole } from "./session";

const PARAMETER = "returnTo";
const ROLE_PARAMETER = "role";
/** In a job's address: opens the dialog to apply for whoever is signed in. */
export const APPLY = "apply";
const TEAM_INVITATION = new RegExp(`^${paths.teamInvitation("")}([^/]+)$`);
const JOB = /^\/jobs\/([^/]+)$/;
/** Stands for this site: an address that begins with a slash leads to it or to another one, whatever its name. */
const HERE = "https://here.invalid";
/** Going back to one of these would ask for a session again. */
const ENTRANCES: readonly string[] = [paths.signIn, paths.login, paths.signUp, paths.resetPassword];

/** An address of an entrance, such as /signin, that remembers the page to go on to, and the role chosen for it. */
export function withReturnAddress(
  entrance: string,
  returnAddress: string | null,
  role: SignUpRole | null = null,
): string {
  const query = new URLSearchParams({
    ...(returnAddress && { [PARAMETER]: returnAddress }),
    ...(role && { [ROLE_PARAMETER]: role }),
  }).toString();
  return query ? `${entrance}?${query}` : entrance;
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

/** The job that somebody wants to apply for, out of an entrance's query; null where it is not about that. */
export function readAppliedJob(search: string): string | null {
  const address = readReturnAddress(search);
  if (address === null) return null;
  const { pathname, searchParams } = new URL(address, HERE);
  const id = JOB.exec(pathname)?.[1];
  return id !== undefined && searchParams.has(APPLY) ? decodeURIComponent(id) : null;
}

/** The secret of the invitation to a team that somebody came by, out of an entrance's query; null without one. */
export function readTeamInvitation(search: string): string | null {
  const address = readReturnAddress(search);
  const [, secret] = TEAM_INVITATION.exec(address === null ? "" : new URL(address, HERE).pathname) ?? [];
  return secret ?? null;
}

/**
 * The role to preselect for a new account: the one chosen at another entrance, else what the page to go on to is for.
 * Null where neither tells (AUTH-38, WAYS-07).
 */
export function readWantedRole({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): SignUpRole | null {
  const role = new URLSearchParams(search).get(ROLE_PARAMETER);
  if (role === "jobseeker" || role === "employer") return role;
  if (readAppliedJob(search) !== null) return "jobseeker";
  if (readTeamInvitation(search) !== null) return "employer";
  const wanted = readReturnAddress(search) ?? pathname;
  return new URL(wanted, HERE).pathname === paths.postJob ? "employer" : null;
}
