import { NOTICE_CASES } from "@job-portal/protocol/notices.cases";
import { matchPath, matchRoutes, parsePath } from "react-router-dom";
import { routes } from "./router";

describe("where notices lead", () => {
  it.each(Object.entries(NOTICE_CASES))("%s: to a screen of its own", (_kind, [, path]) => {
    const { pathname = "" } = parsePath(path);
    const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path ?? "*";
    expect(pattern).not.toBe("*");
    expect(matchPath(pattern, pathname)).not.toBeNull();
  });
});
