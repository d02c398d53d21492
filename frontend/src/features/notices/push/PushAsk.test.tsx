import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../../test/axe";
import { buildSession } from "../../../test/factories";
import { renderRoutes } from "../../../test/renderRoutes";
import { keptPush } from "./kept-push";
import { PushAsk } from "./PushAsk";
import { endAnswer, keepAnswer, pushKeyAnswer } from "./push.factories";
import { removePush, standInForPush } from "./stand-in.factories";

afterEach(removePush);

const show = (...mocks: object[]) =>
  renderRoutes("/", {
    session: buildSession(),
    mocks: mocks as never,
    routeObjects: [{ path: "/", element: <PushAsk /> }],
  });
const button = () => screen.findByRole("button", { name: "Tell me on this device" });

/** Until everything that was asked for is here. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe("the line that offers pushes (PUSH-08)", () => {
  it("asks nothing of the browser until its button is pressed, and then says that it is on", async () => {
    const { requestPermission } = standInForPush();
    const { container } = show(pushKeyAnswer(), keepAnswer("9"));
    await userEvent.click(await button());
    expect(await screen.findByText("We’ll tell you on this device.")).toBeVisible();
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("never comes back after 'Not now'", async () => {
    const { requestPermission } = standInForPush();
    const { unmount } = show(pushKeyAnswer());
    await userEvent.click(await screen.findByRole("button", { name: "Not now" }));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    unmount();
    show(pushKeyAnswer());
    await settled();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it("says how to change it once the person has refused", async () => {
    standInForPush({ answer: "denied" });
    show(pushKeyAnswer());
    await userEvent.click(await button());
    expect(await screen.findByText(/^This browser blocks notices/)).toBeVisible();
  });

  it("says what went wrong, stays, and leaves no subscription behind", async () => {
    const { unsubscribe } = standInForPush();
    let keptWhenAsked: unknown;
    const result = () => {
      keptWhenAsked = keptPush();
      return { errors: [{ message: "The line is cut." }] };
    };
    show(pushKeyAnswer(), { ...keepAnswer("9"), result }, endAnswer());
    await userEvent.click(await button());
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t turn this on.");
    expect(await button()).toBeEnabled();
    expect(keptWhenAsked).toMatchObject({ id: "asked" });
    expect(unsubscribe).toHaveBeenCalled();
    expect(keptPush()).toBeNull();
  });

  it.each([
    ["refused before", () => standInForPush({ permission: "denied" }), "key"],
    ["has no way to", () => undefined, "key"],
    ["reads a portal that pushes nothing", () => standInForPush(), null],
  ])("is not there where the browser %s", async (_where, prepare, key) => {
    prepare();
    show(pushKeyAnswer(key));
    await settled();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
