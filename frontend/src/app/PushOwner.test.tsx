import { waitFor } from "@testing-library/react";
import type { Session } from "../auth/session";
import { keepPush, keptPush } from "../features/notices/push/kept-push";
import { ReplacePushSubscriptionDocument } from "../features/notices/push/Push.generated";
import { removePush, standInForPush } from "../features/notices/push/stand-in.factories";
import { buildSession } from "../test/factories";
import { renderRoutes } from "../test/renderRoutes";
import { PushOwner } from "./PushOwner";

afterEach(removePush);

/** A browser that somebody's notices are pushed to, as a session finds it. */
async function openAs(
  session: Session,
  uid: string,
  prepare?: (device: ReturnType<typeof standInForPush>) => void,
) {
  const device = standInForPush();
  prepare?.(device);
  await device.subscribe();
  keepPush({ uid, id: "9" });
  const told = jest.fn(() => ({
    data: { replacePushSubscription: { __typename: "ReplacedPushSubscription", isKept: false } },
  }));
  const request = {
    query: ReplacePushSubscriptionDocument,
    variables: { held: { endpoint: "https://push.example/1", auth: "auth" } },
  };
  const routeObjects = [{ path: "/", element: <PushOwner /> }];
  renderRoutes("/", { session, mocks: [{ request, result: told }], routeObjects });
  return { ...device, told };
}

const own = buildSession();
const uid = own.status === "signed-in" ? own.user.uid : "";

describe("the pushes to this browser (PUSH-02)", () => {
  it.each([
    ["their owner has signed out", { status: "signed-out" } as const, "u1"],
    ["another one has signed in", own, "another"],
  ])("end once %s, here and at the server", async (_when, session, owner) => {
    const { unsubscribe, close, told } = await openAs(session, owner);
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(unsubscribe).toHaveBeenCalled();
    await waitFor(() => expect(close).toHaveBeenCalled());
    await waitFor(() => expect(keptPush()).toBeNull());
  });

  it("end at the server where the browser can't end them", async () => {
    const { told } = await openAs({ status: "signed-out" }, "u1", (device) =>
      device.unsubscribe.mockRejectedValue(new Error("The push service is away.")),
    );
    await waitFor(() => expect(told).toHaveBeenCalled());
    await waitFor(() => expect(keptPush()).toBeNull());
  });

  it.each([
    ["their owner is signed in", own],
    ["nobody knows yet who is", { status: "loading" } as const],
    ["the provider is silent", { status: "signed-out", isPresumed: true } as const],
  ])("stay while %s", async (_when, session) => {
    const { unsubscribe } = await openAs(session, uid);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(keptPush()).toEqual({ uid, id: "9" });
  });
});
