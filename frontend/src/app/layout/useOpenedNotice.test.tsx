import { act, screen } from "@testing-library/react";
import { removePush, standInForPush } from "../../features/notices/push/stand-in.factories";
import { renderRoutes } from "../../test/renderRoutes";
import { useOpenedNotice } from "./useOpenedNotice";

afterEach(removePush);

function Page() {
  useOpenedNotice();
  return <h1>Here</h1>;
}

it("goes where a pushed notice leads that was opened outside (PUSH-09)", async () => {
  const { worker } = standInForPush();
  renderRoutes("/", {
    routeObjects: [
      { path: "/", element: <Page /> },
      { path: "/offers", element: <h1>Offers</h1> },
    ],
  });
  act(() => void worker.dispatchEvent(new MessageEvent("message", { data: { used: [] } })));
  expect(screen.getByRole("heading", { name: "Here" })).toBeVisible();
  act(() => void worker.dispatchEvent(new MessageEvent("message", { data: { open: "/offers" } })));
  expect(await screen.findByRole("heading", { name: "Offers" })).toBeVisible();
});
