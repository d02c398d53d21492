import { join, resolve } from "node:path";

/** The root folder of this checkout. */
export const CHECKOUT = resolve(__dirname, "../../..");

/** What `npm start` keeps from one run to the next; another folder with LOCAL_DATA_DIR. */
export function localFolder(): string {
  return resolve(process.env.LOCAL_DATA_DIR || join(CHECKOUT, ".local"));
}
