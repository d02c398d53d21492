import type { Session } from "../../auth/session";

/** Whose menu the dashboard's shell shows. */
export type ShellMenu = "admin" | "employer";

/**
 * What a route's `handle` says of the shell: `role` is for a page that admins and employers see in theirs and
 * job seekers under the top navigation, `employer` for one that belongs to whoever posts jobs.
 */
export interface ShellHandle {
  shell: "role" | ShellMenu;
}

/** The menu that a page stands beside; null: it has the top navigation (DASH-01 to DASH-04). */
export function shellMenuOf(shell: ShellHandle["shell"] | undefined, session: Session): ShellMenu | null {
  if (!shell || session.status !== "signed-in" || session.account !== "registered") return null;
  const { role } = session.user;
  switch (shell) {
    case "role":
      return role === "admin" || role === "employer" ? role : null;
    case "admin":
      return role === "admin" ? "admin" : null;
    case "employer":
      return "employer";
  }
}
