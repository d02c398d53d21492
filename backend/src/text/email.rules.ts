import { z } from "zod";
import { breaking } from "./broken-rule";
import { invisibleComplaint } from "./invisible";

/** An address without quotes, comments and names around it. */
const FORM = /^[a-z0-9._%+-]{1,64}@(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/i;

export const emailText = z
  .string("must be a text")
  .max(254, "must have at most 254 characters")
  .refine(
    (text) => FORM.test(text.trim()) && invisibleComplaint(text) === null,
    breaking("NO_EMAIL", "must be an e-mail address"),
  );
