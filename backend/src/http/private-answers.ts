import type { RequestHandler } from "express";

/** An answer to somebody who says who they are is for them alone: no cache keeps it, the browser's own included. */
export const privateAnswers: RequestHandler = ({ headers }, response, next) => {
  if (headers.authorization !== undefined) response.set("cache-control", "no-store");
  next();
};
