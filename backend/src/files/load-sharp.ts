import type Sharp from "sharp";

/** The library that decodes pictures. It is loaded for the first one: it would be a tenth of a node's start. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  // One picture keeps one core busy, and leaves the others to everybody else.
  sharp.concurrency(1);
  return sharp;
}
