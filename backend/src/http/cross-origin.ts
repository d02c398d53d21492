import cors from "cors";
import type { Step } from "./step";

/** How long a browser may remember what it was told, in seconds; none remembers it longer. */
const REMEMBERED_S = 7_200;

/**
 * Lets pages of other origins call the API (`CORS_ORIGINS`). They bring a bearer token of their own, and browsers send
 * no cookies along. What headers they send is their choice: no other header gives anybody a right.
 * @param origins such as "https://app.example"; "*" stands for all, an empty list for none
 */
export const crossOrigin = (origins: readonly string[]): Step =>
  origins.length === 0
    ? (_request, _response, next) => next()
    : cors({
        origin: origins.includes("*") ? "*" : [...origins],
        methods: ["GET", "POST", "PUT"],
        exposedHeaders: ["Retry-After", "X-Request-Id", "Content-Disposition"],
        maxAge: REMEMBERED_S,
      });
