import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { CreateApiKeyDocument, RevokeApiKeyDocument } from "../../features/companies/keys/ApiKeys.generated";
import { AuthError } from "../../auth/auth-error";
import type { SessionActions } from "../../auth/session";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { ApiKeysScreenDocument } from "./ApiKeysScreen.generated";

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;

const key = (values: object = {}) => ({
  ...{ __typename: "SeenApiKey" as const, id: "key-1", creatorName: "Priya", isWorking: true },
  key: {
    ...{ __typename: "ApiKey" as const, id: "key-1", name: "Greenhouse", hint: "jp_AbCd" },
    ...{ scopes: ["JOBS_READ", "CANDIDATES_READ"], createdAt: "2026-11-10T06:30:00.000Z" },
    ...{ expiresAt: "2099-11-10T06:30:00.000Z", lastUsedAt: null, revokedAt: null },
  },
  ...values,
});

const company = (...keys: object[]) => ({
  ...{ __typename: "CompanyApiKeys" as const, id: "company-1", keys },
  company: { __typename: "Company" as const, id: "company-1", name: "Kaveri Foods" },
});

const request = { query: ApiKeysScreenDocument, variables: { companyId: "company-1" } };
const noWebhooks = { __typename: "CompanyWebhooks" as const, id: "company-1", webhooks: [] as object[] };
const answer = (...keys: object[]) => ({
  request,
  result: { data: { companyApiKeys: company(...keys), companyWebhooks: noWebhooks } },
});
const refusal = (code: string) => ({
  request,
  result: { errors: [new GraphQLError("No.", { extensions: { code } })] },
});

const open = (...mocks: object[]) => openAs({}, ...mocks);

function openAs(
  { hasPassword = true, confirmSignIn = () => Promise.resolve() }: Partial<Confirming>,
  ...mocks: object[]
) {
  return renderRoutes("/companies/company-1/api-keys", {
    session: buildSession({ role: "employer", hasPassword }),
    actions: { confirmSignIn },
    mocks: mocks as Mocks,
  });
}

interface Confirming {
  hasPassword: boolean;
  confirmSignIn: SessionActions["confirmSignIn"];
}

describe("the screen of API keys (KEYS-06)", () => {
  it("shows the keys, and what each may do", async () => {
    const { container } = open(answer(key()));
    const list = within(await screen.findByRole("region", { name: "1 key" }));
    expect(list.getByText("Greenhouse")).toBeVisible();
    expect(list.getByText("Read jobs · Read candidates")).toBeVisible();
    expect(list.getByText("Never used · Works until 10 Nov 2099")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says what to do where there is none", async () => {
    open(answer());
    expect(await screen.findByText("No keys yet")).toBeVisible();
  });

  it("makes a key and shows it once", async () => {
    const input = { companyId: "company-1", name: "Greenhouse", scopes: ["JOBS_READ"], days: 90 };
    open(answer(), {
      request: { query: CreateApiKeyDocument, variables: { input } },
      result: {
        data: { createApiKey: { __typename: "MadeApiKey", secret: "jp_secret", company: company(key()) } },
      },
    });
    const person = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, "writeText");
    await person.click(await screen.findByRole("button", { name: "Make Key" }));
    expect(await screen.findByText("Please type a name")).toBeVisible();
    expect(screen.getByText("Please choose one or more")).toBeVisible();
    await person.type(screen.getByRole("textbox", { name: "Name" }), "Greenhouse");
    await person.click(screen.getByRole("button", { name: "Make Key" }));
    await person.click(screen.getByRole("checkbox", { name: "Read jobs" }));
    await person.click(screen.getByRole("button", { name: "Make Key" }));
    expect(await screen.findByText("jp_secret")).toBeVisible();
    // Not on the page's beginning, where its button was taken away from under it.
    expect(screen.getByRole("region", { name: "Your new key" }).parentElement).toHaveFocus();
    await person.click(screen.getByRole("button", { name: "Copy Key" }));
    expect(await screen.findByText("Key copied")).toBeVisible();
    expect(copied).toHaveBeenCalledWith("jp_secret");
    await person.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByText("jp_secret")).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Make a key" }).parentElement).toHaveFocus();
  });

  const input = { companyId: "company-1", name: "Greenhouse", scopes: ["JOBS_READ"], days: 90 };
  const asksAgain = {
    request: { query: CreateApiKeyDocument, variables: { input } },
    result: { errors: [new GraphQLError("No.", { extensions: { code: "RECENT_SIGN_IN_REQUIRED" } })] },
  };
  const made = { __typename: "MadeApiKey", secret: "jp_secret", company: company(key()) };
  const makes = { request: asksAgain.request, result: { data: { createApiKey: made } } };

  async function fillIn() {
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Greenhouse");
    await userEvent.click(screen.getByRole("checkbox", { name: "Read jobs" }));
    await userEvent.click(screen.getByRole("button", { name: "Make Key" }));
    return within(await screen.findByRole("dialog", { name: "Is it you?" }));
  }

  it("asks for the password of whoever signed in long ago, and goes on (KEYS-07)", async () => {
    const confirmSignIn = jest
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(new AuthError("invalid-credential"));
    openAs({ confirmSignIn }, answer(), asksAgain, makes);
    const dialog = await fillIn();
    await userEvent.click(dialog.getByRole("button", { name: "Go on" }));
    expect(await dialog.findByText("Enter your password")).toBeVisible();
    expect(await violationsIn(document.body)).toEqual([]);
    await userEvent.type(dialog.getByLabelText("Password"), "kaveri-2026{Enter}");
    expect(await dialog.findByText("This is not your password")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Go on" }));
    expect(await screen.findByText("jp_secret")).toBeVisible();
    expect(confirmSignIn).toHaveBeenLastCalledWith({ by: "password", password: "kaveri-2026" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("asks for Google’s window where there is no password (KEYS-07)", async () => {
    const confirmSignIn = jest.fn(() => Promise.resolve());
    openAs({ hasPassword: false, confirmSignIn }, answer(), asksAgain, makes);
    await userEvent.click((await fillIn()).getByRole("button", { name: "Go on" }));
    expect(await screen.findByText("jp_secret")).toBeVisible();
    expect(confirmSignIn).toHaveBeenCalledWith({ by: "google" });
  });

  it("makes none where the question is closed, and keeps what was typed (KEYS-07)", async () => {
    open(answer(), asksAgain);
    await userEvent.click((await fillIn()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Greenhouse");
    expect(screen.getByRole("button", { name: "Make Key" })).toBeVisible();
  });

  it("asks before a key is revoked", async () => {
    const revoked = key({ isWorking: false });
    open(answer(key()), {
      request: { query: RevokeApiKeyDocument, variables: { id: "key-1" } },
      result: { data: { revokeApiKey: company(revoked) } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Revoke Greenhouse" }));
    const dialog = await screen.findByRole("dialog", { name: "Revoke the key Greenhouse?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Revoke" }));
    expect(await screen.findByText("Greenhouse doesn’t work any more")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Revoke Greenhouse" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText("Greenhouse").closest("li")).toHaveFocus());
  });

  it.each([
    ["MEMBER_ROLE", "Not part of your role"],
    ["NOT_FOUND", "It is not among the companies you act for."],
    ["UNAVAILABLE", "We couldn’t load the keys."],
  ])("says why nobody else sees them: %s", async (code, text) => {
    open(refusal(code));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
