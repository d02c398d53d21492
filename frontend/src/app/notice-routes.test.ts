import { NOTICE_CASES } from "@job-portal/protocol/notices.cases";
import { matchRoutes, parsePath } from "react-router-dom";
import { routes } from "./router";

describe("where notices lead", () => {
  it.each(Object.entries(NOTICE_CASES))("%s: to a screen of its own", (_kind, [, path]) => {
    const matches = matchRoutes(routes, parsePath(path)) ?? [];
    expect(matches.at(-1)?.route.path).toBe(parsePath(path).pathname);
  });
});
