import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LiftMailSuppressionDocument } from "../../features/notices/MailSuppression.generated";
import {
  SetNoticeTimingDocument,
  SetNoticeWayDocument,
} from "../../features/notices/NoticePreferences.generated";
import { buildDevice, buildPushDevices, keepAnswer } from "../../features/notices/push/push.factories";
import { keptPush } from "../../features/notices/push/kept-push";
import { EndPushSubscriptionDocument } from "../../features/notices/push/Push.generated";
import { removePush, standInForPush } from "../../features/notices/push/stand-in.factories";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { NoticeSettingsScreenDocument } from "./NoticeSettingsScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const entry = (group: string, values: object = {}) => ({
  __typename: "NoticeGroupPreference",
  group,
  ...{ isShown: true, isMailed: true, isPushed: true, isTexted: null as boolean | null, isNeeded: false },
  ...values,
});
const preferences = (values: object = {}) => ({
  __typename: "NoticePreferences",
  id: "account-1",
  groups: [entry("OFFERS"), entry("ALERTS", { isMailed: null }), entry("PLAN", { isNeeded: true })],
  ...{ isDaily: false, quietFrom: null, quietTo: null },
  ...values,
});
const account = (mailSuppression: object | null = null, email: string | null = "asha@jobs.example") => ({
  __typename: "Account",
  ...{ id: "account-1", email, mailSuppression },
});
const suppressed = (cause: string, liftableAt: string | null = null) =>
  account({ __typename: "MailSuppression", cause, since: "2026-11-26T08:00:00.000Z", liftableAt });
const foundWith = (pushDevices: object, me = account(), choices: object = {}) => ({
  request: { query: NoticeSettingsScreenDocument },
  result: { data: { me, noticePreferences: preferences(choices), pushDevices } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const found = foundWith(buildPushDevices({ key: null }));
const timing = (input: object) => ({
  request: { query: SetNoticeTimingDocument, variables: { input } },
  result: { data: { setNoticeTiming: preferences(input) } },
});

const open = (...mocks: object[]) =>
  renderRoutes("/settings/notices", { session: buildSession(), mocks: mocks as Mocks });

describe("/settings/notices", () => {
  it("says that nothing comes by mail without an address, and where to add one (PREF-09)", async () => {
    open(foundWith(buildPushDevices({ key: null }), account(null, null)));
    expect(await screen.findByText(/^Your account has no email, so nothing comes by mail/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Add an email" })).toHaveAttribute("href", "/settings");
  });

  it("says that mails wait for an address that is not verified (PREF-08)", async () => {
    renderRoutes("/settings/notices", {
      session: buildSession({ isEmailVerified: false }),
      mocks: [found] as Mocks,
    });
    expect(await screen.findByText(/^Verify your e-mail address to get mails/)).toBeVisible();
  });

  it("says that mails come back, and has them tried again by one press (BNCE-09)", async () => {
    const { container } = open(foundWith(buildPushDevices({ key: null }), suppressed("BOUNCE")), {
      request: { query: LiftMailSuppressionDocument },
      result: { data: { liftMailSuppression: account() } },
    });
    expect(await screen.findByText("Mails to asha@jobs.example come back. Check the address.")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("We send mails to asha@jobs.example again.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("says from when they may be tried again, and what a complaint has ended (BNCE-09)", async () => {
    open(foundWith(buildPushDevices({ key: null }), suppressed("COMPLAINT", "2026-11-27T08:00:00.000Z")));
    expect(
      await screen.findByText(/was marked as spam.* alerts’ mails are off\. You can try again from 27 Nov/),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("says so where a try was not saved (BNCE-09)", async () => {
    open(foundWith(buildPushDevices({ key: null }), suppressed("BOUNCE")), {
      request: { query: LiftMailSuppressionDocument },
      error: new Error("The line is cut."),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^We couldn’t save this\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("shows each group with its ways, and says what always comes (PREF-01, PREF-03)", async () => {
    const { container } = open(found);
    const offers = within(await screen.findByRole("row", { name: /^Offers/ }));
    expect(offers.getByRole("checkbox", { name: "Offers: on the page" })).toBeChecked();
    expect(offers.getByRole("checkbox", { name: "Offers: by mail" })).toBeChecked();
    const alerts = within(screen.getByRole("row", { name: /^Job alerts/ }));
    expect(alerts.getByRole("link", { name: "Each alert has its own" })).toHaveAttribute("href", "/alerts");
    const plan = within(screen.getByRole("row", { name: /^Your plan/ }));
    expect(plan.getByText("Always")).toBeVisible();
    expect(plan.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("saves a way by one press, and takes it back where it was not saved (PREF-02)", async () => {
    const variables = { group: "OFFERS", channel: "MAIL", isOn: false };
    open(found, {
      request: { query: SetNoticeWayDocument, variables },
      error: new Error("The line is cut."),
    });
    const box = await screen.findByRole("checkbox", { name: "Offers: by mail" });
    await userEvent.click(box);
    expect(await screen.findByText(/^We couldn’t save this\./)).toBeVisible();
    expect(box).toBeChecked();
  });

  it("keeps a choice that was saved (PREF-02)", async () => {
    const groups = [entry("OFFERS", { isMailed: false }), ...preferences().groups.slice(1)];
    open(found, {
      request: { query: SetNoticeWayDocument, variables: { group: "OFFERS", channel: "MAIL", isOn: false } },
      result: { data: { setNoticeWay: preferences({ groups }) } },
    });
    const box = await screen.findByRole("checkbox", { name: "Offers: by mail" });
    await userEvent.click(box);
    expect(box).not.toBeChecked();
  });

  it("sets a daily summary and quiet hours (PREF-04, PREF-05)", async () => {
    const none = { quietFrom: null, quietTo: null };
    open(
      found,
      timing({ isDaily: true, ...none }),
      timing({ isDaily: true, quietFrom: 21, quietTo: 8 }),
      timing({ isDaily: true, quietFrom: 22, quietTo: 8 }),
    );
    await userEvent.click(await screen.findByRole("radio", { name: "One summary at 8 AM" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Keep quiet hours" }));
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "From" }), "10 PM");
    expect(await screen.findByRole("option", { name: "10 PM", selected: true })).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Until" })).toHaveValue("8");
  });

  it("shows no pushes where the portal pushes nothing (PUSH-07)", async () => {
    open(found);
    expect(await screen.findByRole("row", { name: /^Offers/ })).toBeVisible();
    expect(screen.queryByRole("columnheader", { name: "By push" })).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "On your devices" })).not.toBeInTheDocument();
  });

  it("turns SMS of a group on where there are any (SMSD-02)", async () => {
    const groups = [entry("OFFERS", { isTexted: false }), ...preferences().groups.slice(1)];
    const texted = [entry("OFFERS", { isTexted: true }), ...preferences().groups.slice(1)];
    const { container } = open(foundWith(buildPushDevices({ key: null }), account(), { groups }), {
      request: { query: SetNoticeWayDocument, variables: { group: "OFFERS", channel: "SMS", isOn: true } },
      result: { data: { setNoticeWay: preferences({ groups: texted }) } },
    });
    const box = await screen.findByRole("checkbox", { name: "Offers: by SMS" });
    expect(box).not.toBeChecked();
    expect(screen.queryByRole("checkbox", { name: "Job alerts: by SMS" })).not.toBeInTheDocument();
    await userEvent.click(box);
    expect(box).toBeChecked();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("turns pushes of a group off, and ends them on a device (PUSH-07)", async () => {
    const groups = [entry("OFFERS", { isPushed: false }), ...preferences().groups.slice(1)];
    const { container } = open(
      foundWith(buildPushDevices({ devices: [buildDevice("1", "Firefox, Windows"), buildDevice("2", "")] })),
      {
        request: {
          query: SetNoticeWayDocument,
          variables: { group: "OFFERS", channel: "PUSH", isOn: false },
        },
        result: { data: { setNoticeWay: preferences({ groups }) } },
      },
      {
        request: { query: EndPushSubscriptionDocument, variables: { id: "1" } },
        result: { data: { endPushSubscription: buildPushDevices({ devices: [buildDevice("2", "")] }) } },
      },
    );
    const box = await screen.findByRole("checkbox", { name: "Offers: by push" });
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Job alerts: by push" })).toBeChecked();
    // The tests' browser is one that can't.
    expect(screen.getByText(/^This browser can’t show notices\./)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "End notices on: Firefox, Windows" }));
    await waitFor(() => expect(screen.queryByText("Firefox, Windows")).not.toBeInTheDocument());
    expect(screen.getByText("A browser")).toBeVisible();
    expect(screen.getByRole("group", { name: "On your devices" })).toHaveFocus();
  });

  describe("in a browser that shows notices (PUSH-07)", () => {
    afterEach(removePush);

    it("turns them on for this device, which is then named in the list", async () => {
      const { subscribe } = standInForPush();
      const { unmount } = open(foundWith(buildPushDevices()), keepAnswer("9"));
      await userEvent.click(await screen.findByRole("button", { name: "Tell me on this device" }));
      await waitFor(() => expect(keptPush()).toEqual({ uid: "uid-1", id: "9" }));
      expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "key" });
      unmount();
      open(foundWith(buildPushDevices({ devices: [buildDevice("9", "Chrome, Android")] })));
      expect(await screen.findByText(/^This device · Since/)).toBeVisible();
      expect(screen.queryByRole("button", { name: "Tell me on this device" })).not.toBeInTheDocument();
    });

    it("says how to change it where the person has refused", async () => {
      standInForPush({ permission: "denied" });
      open(foundWith(buildPushDevices()));
      expect(await screen.findByText(/^This browser blocks notices/)).toBeVisible();
    });
  });

  it("asks again where the choices did not come", async () => {
    open({ request: { query: NoticeSettingsScreenDocument }, error: new Error("The line is cut.") });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  });
});
