import type { Location } from "react-router-dom";

/** For edits that end with what the address opens behind its path, such as a candidate or a thread. */
export const isAnotherAddress = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;
