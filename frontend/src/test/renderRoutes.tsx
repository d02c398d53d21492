import { MockedProvider } from "@apollo/client/testing/react";
import { render } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { routes } from "../app/router";
import type { AuthError } from "../auth/auth-error";
import { SessionContext, type Session, type SessionActions } from "../auth/session";
import { UnreadThreadCountDocument } from "../features/messages/Messages.generated";
import { UnreadNoticeCountDocument } from "../features/notices/NoticeBell.generated";
import { ToastProvider } from "../design-system";
import { RuntimeConfigProvider } from "../shared/runtime-config";
import { buildRuntimeConfig, idleActions } from "./factories";

interface Setting {
  session?: Session;
  sessionError?: AuthError;
  /** Those that are left out do nothing. */
  actions?: Partial<SessionActions>;
  mocks?: ComponentProps<typeof MockedProvider>["mocks"];
  /** What stands around the whole page. */
  around?: (page: ReactNode) => ReactNode;
  /** The portal's own unless told otherwise. */
  routeObjects?: RouteObject[];
}

/** The bell's, for tests that are about something else. */
const noNotices = {
  request: { query: UnreadNoticeCountDocument },
  result: { data: { unreadNoticeCount: 0 } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The same of messages. */
const noMessages = {
  request: { query: UnreadThreadCountDocument },
  result: { data: { unreadThreadCount: 0 } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Opens an address as the browser would; answers the router, whose state tells where one ended. */
export function renderRoutes(
  address: string,
  {
    session = { status: "signed-out" },
    sessionError,
    actions,
    mocks = [],
    around = (page) => page,
    routeObjects = routes,
  }: Setting = {},
) {
  const router = createMemoryRouter(routeObjects, { initialEntries: [address] });
  const view = render(
    around(
      <RuntimeConfigProvider value={buildRuntimeConfig()}>
        <MockedProvider mocks={[...mocks, noNotices, noMessages]}>
          <SessionContext
            value={{ session, error: sessionError ?? null, actions: { ...idleActions, ...actions } }}
          >
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </SessionContext>
        </MockedProvider>
      </RuntimeConfigProvider>,
    ),
  );
  return { router, ...view };
}
