import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { ShellHandle } from "../shell/shell-handle";

/** A screen in a file of its own, fetched when its route is first opened. */
export function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

/** The handle of routes whose screens the node leaves to the browser, because only the session says what they show. */
export const NOT_SERVED = { isServed: false };

/** Screens that stand in the dashboard's shell, as `shellMenuOf` says for whom. */
export function inShell(shell: ShellHandle["shell"], children: RouteObject[]): RouteObject {
  return { handle: { shell } satisfies ShellHandle, children };
}

/** Each role has its own at the same address. */
export const dashboard = async () =>
  (await import("../../screens/dashboard/DashboardScreen")).DashboardScreen;
