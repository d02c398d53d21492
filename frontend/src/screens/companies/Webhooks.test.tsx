import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  ReplayWebhookDeliveryDocument,
  SwitchWebhookOnDocument,
  WebhookAddressDocument,
} from "../../features/companies/webhooks/Webhooks.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { ApiKeysScreenDocument } from "./ApiKeysScreen.generated";

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;

const URL = "https://hooks.example/portal";

const delivery = (values: object = {}) => ({
  ...{ __typename: "WebhookDelivery" as const, id: "delivery-1", event: "APPLICATION_RECEIVED" },
  ...{ body: '{"type": "application.received"}', createdAt: "2026-11-10T06:30:00.000Z" },
  ...{ status: "FAILED", attempts: 10, answerStatus: 503, problem: null },
  ...values,
});

const webhook = (endpoint: object = {}, ...deliveries: object[]) => ({
  ...{ __typename: "SeenWebhook" as const, id: "webhook-1", deliveries },
  endpoint: {
    ...{ __typename: "WebhookEndpoint" as const, id: "webhook-1", url: URL },
    ...{ events: ["APPLICATION_RECEIVED", "OFFER_CHANGED"], failingSince: null, offAt: null },
    ...endpoint,
  },
});

const all = (...webhooks: object[]) => ({
  ...{ __typename: "CompanyWebhooks" as const, id: "company-1", webhooks },
});

const answer = (...webhooks: object[]) => ({
  request: { query: ApiKeysScreenDocument, variables: { companyId: "company-1" } },
  result: {
    data: {
      companyApiKeys: {
        ...{ __typename: "CompanyApiKeys" as const, id: "company-1", keys: [] },
        company: { __typename: "Company" as const, id: "company-1", name: "Kaveri Foods" },
      },
      companyWebhooks: all(...webhooks),
    },
  },
});

const open = (...mocks: object[]) =>
  renderRoutes("/companies/company-1/api-keys", {
    session: buildSession({ role: "employer" }),
    mocks: mocks as Mocks,
  });

const checked = (url: string, problem: string | null) => ({
  request: { query: WebhookAddressDocument, variables: { companyId: "company-1", url } },
  result: { data: { webhookAddress: { __typename: "WebhookAddress" as const, problem } } },
});

const acted = (query: object, id: string, name: string, ...webhooks: object[]) => ({
  request: { query, variables: { id } },
  result: { data: { [name]: all(...webhooks) } },
});

describe("a company's webhooks (HOOK-08)", () => {
  it("are listed with what they tell of, and whether they fail", async () => {
    const { container } = open(answer(webhook({ failingSince: "2026-11-10T06:30:00.000Z" })));
    const list = within(await screen.findByRole("region", { name: "Webhooks" }));
    expect(list.getByText(URL)).toBeVisible();
    expect(list.getByText("Application received · Offer changed")).toBeVisible();
    expect(list.getByText("Has failed since 10 Nov 2026")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("are made, and their secret is shown once", async () => {
    const input = { companyId: "company-1", url: URL, events: ["OFFER_CHANGED"] };
    const made = { __typename: "MadeWebhook" as const, secret: "whsec_secret", company: all(webhook()) };
    open(answer(), checked(URL, null), {
      request: { query: CreateWebhookDocument, variables: { input } },
      result: { data: { createWebhook: made } },
    });
    const person = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, "writeText");
    expect(await screen.findByText("No webhooks yet")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Make Webhook" }));
    expect(await screen.findByText("Please type an address")).toBeVisible();
    await person.type(screen.getByRole("textbox", { name: "Address" }), URL);
    await person.click(screen.getByRole("button", { name: "Make Webhook" }));
    expect(await screen.findByText("Please choose one or more")).toBeVisible();
    await person.click(screen.getByRole("checkbox", { name: "Offer changed" }));
    await person.click(screen.getByRole("button", { name: "Make Webhook" }));
    expect(await screen.findByText("whsec_secret")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Copy Secret" }));
    expect(await screen.findByText("Secret copied")).toBeVisible();
    expect(copied).toHaveBeenCalledWith("whsec_secret");
    await person.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByText("whsec_secret")).not.toBeInTheDocument();
  });

  it("are refused at an address that nothing is sent to", async () => {
    const input = { companyId: "company-1", url: "https://10.0.0.1/", events: ["OFFER_CHANGED"] };
    const extensions = {
      code: "BAD_USER_INPUT",
      fields: [{ field: "url", message: "The host has no public address." }],
    };
    // Its name leads elsewhere since it was looked at.
    open(answer(), checked("https://10.0.0.1/", null), {
      request: { query: CreateWebhookDocument, variables: { input } },
      result: { errors: [new GraphQLError("No.", { extensions })] },
    });
    await userEvent.type(await screen.findByRole("textbox", { name: "Address" }), "https://10.0.0.1/");
    await userEvent.click(screen.getByRole("checkbox", { name: "Offer changed" }));
    await userEvent.click(screen.getByRole("button", { name: "Make Webhook" }));
    expect(await screen.findByText("Please type an https address of a public host")).toBeVisible();
  });

  it("are told of a wrong address before anything is made, or a password asked for (HEED-12)", async () => {
    open(answer(), checked("hooks", "The address must begin with https://."));
    await userEvent.type(await screen.findByRole("textbox", { name: "Address" }), "hooks");
    await userEvent.click(screen.getByRole("checkbox", { name: "Offer changed" }));
    await userEvent.click(screen.getByRole("button", { name: "Make Webhook" }));
    expect(await screen.findByText("Please type an https address of a public host")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Address" })).toHaveFocus();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("show their log, and send from it again", async () => {
    open(
      answer(webhook({}, delivery())),
      acted(
        ReplayWebhookDeliveryDocument,
        "delivery-1",
        "replayWebhookDelivery",
        webhook({}, delivery({ status: "PENDING", attempts: 0, answerStatus: null })),
      ),
    );
    await userEvent.click(await screen.findByText("Last deliveries (1)"));
    expect(screen.getByText("Failed · 10 attempts · answer 503")).toBeVisible();
    const replay = "Send Application received of 10 Nov 2026 again";
    await userEvent.click(screen.getByRole("button", { name: replay }));
    expect(await screen.findByText(/^Waiting/)).toBeVisible();
    expect(screen.queryByRole("button", { name: replay })).not.toBeInTheDocument();
  });

  it("that were switched off are switched on again", async () => {
    open(
      answer(webhook({ offAt: "2026-11-10T06:30:00.000Z" })),
      acted(SwitchWebhookOnDocument, "webhook-1", "switchWebhookOn", webhook()),
    );
    expect(
      await screen.findByText("Switched off on 10 Nov 2026, because it had failed for days"),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Switch On" }));
    expect(await screen.findByText("It is on again, and what has waited is sent")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Switch On" })).not.toBeInTheDocument();
  });

  it("are deleted after asking", async () => {
    open(answer(webhook()), acted(DeleteWebhookDocument, "webhook-1", "deleteWebhook"));
    await userEvent.click(await screen.findByRole("button", { name: `Delete ${URL}` }));
    const dialog = await screen.findByRole("dialog", { name: "Delete this webhook?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No webhooks yet")).toBeVisible();
  });
});
