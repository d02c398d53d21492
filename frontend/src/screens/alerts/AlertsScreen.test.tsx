import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildAlert } from "../../features/alerts/alerts.factories";
import { EndAlertDocument, UpdateAlertDocument } from "../../features/alerts/Alerts.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { AlertsScreenDocument } from "./AlertsScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const list = (...alerts: readonly ReturnType<typeof buildAlert>[]) => ({
  request: { query: AlertsScreenDocument, variables: { language: "EN" as const } },
  result: { data: { alerts } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const open = (...mocks: object[]) =>
  renderRoutes("/alerts", { session: buildSession(), mocks: mocks as Mocks });

describe("/alerts (ALRT-10)", () => {
  it("says what each alert searches for, what it found and why", async () => {
    const { container } = open(list(buildAlert()));
    expect(await screen.findByRole("link", { name: "Accountant, Pune" })).toHaveAttribute(
      "href",
      "/jobs?q=Accountant&location=Pune&within=10&payFrom=6",
    );
    expect(screen.getByText("₹6 LPA or more · Within 10 km")).toBeVisible();
    const found = within(screen.getByRole("list", { name: "Accountant, Pune" }));
    expect(found.getByRole("link", { name: "Senior Accountant" })).toHaveAttribute("href", "/jobs/job-1");
    expect(found.getByText("Fits: title, place, pay")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("speaks of no week of an alert that is younger", async () => {
    const now = new Date().toISOString();
    open(
      list(
        buildAlert({ newJobCount: 0, finds: [] }),
        buildAlert({ id: "alert-2", newJobCount: 0, createdAt: now }),
      ),
    );
    expect(await screen.findByText("None new this week")).toBeVisible();
    expect(screen.getByText(/^Set on .+ None new since\.$/)).toBeVisible();
  });

  it("says without an e-mail address that the page tells, and speaks of no mails (WAYS-02)", async () => {
    renderRoutes("/alerts", { session: buildSession({ email: null }), mocks: [list(buildAlert())] as Mocks });
    expect(await screen.findByText(/Your account has no email. We tell you here/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Add an email" })).toHaveAttribute("href", "/settings");
    expect(screen.queryByRole("checkbox", { name: "By email too" })).not.toBeInTheDocument();
  });

  it("asks first to confirm the address that mails are to go to", async () => {
    renderRoutes("/alerts", {
      session: buildSession({ isEmailVerified: false }),
      mocks: [list(buildAlert())] as Mocks,
    });
    expect(await screen.findByRole("button", { name: "Send again" })).toBeVisible();
  });

  it("pauses an alert by one tap", async () => {
    open(list(buildAlert()), {
      request: { query: UpdateAlertDocument, variables: { input: { id: "alert-1", isPaused: true } } },
      result: {
        data: {
          updateAlert: {
            ...{ __typename: "Alert", id: "alert-1", frequency: "DAILY", state: "PAUSED", isMailed: true },
            pausedAt: "2026-11-10T06:30:00.000Z",
          },
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Pause: Accountant, Pune" }));
    expect(await screen.findByText(/^Paused since 10 Nov\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Start again: Accountant, Pune" })).toBeVisible();
  });

  it("ends an alert by one tap", async () => {
    open(list(buildAlert()), {
      request: { query: EndAlertDocument, variables: { id: "alert-1" } },
      result: { data: { endAlert: { __typename: "Alert", id: "alert-1" } } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "End this alert: Accountant, Pune" }));
    expect(await screen.findByText("No alerts yet")).toBeVisible();
    expect(await screen.findByText("Alert ended")).toBeVisible();
  });

  it("says what will be there", async () => {
    open(list());
    expect(await screen.findByText("No alerts yet")).toBeVisible();
  });

  it("asks again where the alerts did not come", async () => {
    open({
      request: { query: AlertsScreenDocument, variables: { language: "EN" as const } },
      error: new Error("The line is cut."),
    });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  });
});
