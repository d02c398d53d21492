import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildConsents } from "../../features/privacy/consents/consents.factories";
import {
  ConfirmMinorDocument,
  MyConsentsDocument,
  SetConsentDocument,
} from "../../features/privacy/consents/Consents.generated";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const AT = "2026-11-25T06:00:00.000Z";
const given = [{ __typename: "Consent", id: "consent-1", purpose: "SEARCH_FIGURES", givenAt: AT }];
const list = {
  request: { query: MyConsentsDocument },
  result: { data: { myConsents: { ...buildConsents(), given } } },
};
const withdrawal = {
  query: SetConsentDocument,
  variables: { purpose: "SEARCH_FIGURES", isGiven: false, language: "EN" },
};
const open = (...mocks: object[]) =>
  renderRoutes("/settings", { session: buildSession(), mocks: mocks as Mocks });

describe("consents in the settings (CONS-05)", () => {
  it("stand with their day, and end with one tap", async () => {
    open(list, { request: withdrawal, result: { data: { setConsent: buildConsents() } } });
    const box = await screen.findByRole("checkbox", { name: "Count my searches" });
    expect(box).toBeChecked();
    expect(screen.getByText("Allowed on 25 November 2026")).toBeVisible();
    expect(screen.getByRole("link", { name: "Being found by companies" })).toHaveAttribute(
      "href",
      "/profile/findable",
    );
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it("let somebody who said that they are of age take it back (CONS-09)", async () => {
    open(
      { ...list, result: { data: { myConsents: buildConsents({ adultAt: AT }) } } },
      {
        request: { query: ConfirmMinorDocument },
        result: { data: { confirmMinor: buildConsents({ minorAt: AT }) } },
      },
    );
    expect(await screen.findByText("You said on 25 November 2026 that you’re 18 or older.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "I’m younger than 18, I answered wrongly" }));
    expect(await screen.findByText(/we can’t keep your account/)).toBeVisible();
  });

  it("stay as they are where the change was not saved, and say so", async () => {
    open(list, { request: withdrawal, error: new Error("offline") });
    const box = await screen.findByRole("checkbox", { name: "Count my searches" });
    await userEvent.click(box);
    expect(await screen.findByText("We couldn’t save that. Please try again.")).toBeVisible();
    expect(box).toBeChecked();
  });
});
