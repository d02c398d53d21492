import type { Request } from "express";
import type { Env } from "../settings/env";

/** Makes a page's whole address of its path. Without PUBLIC_URL, which production asks for, it is the caller's word. */
export type ToUrl = (path: string) => string;

export function urlMaker(env: Pick<Env, "PUBLIC_URL">, request: Request): ToUrl {
  const base = env.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  return (path) => new URL(path, base).href;
}
