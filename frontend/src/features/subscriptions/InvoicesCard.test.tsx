import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { renderRoutes } from "../../test/renderRoutes";
import { InvoicesDocument, SaveBillingDetailsDocument } from "./Invoices.generated";
import { InvoicesCard } from "./InvoicesCard";

const DETAILS = { name: "Kaveri Foods", address: "14 Loom Street", stateCode: "33", gstin: null };
const states = [{ __typename: "GstState" as const, code: "33", name: "Tamil Nadu" }];
const billing = (details: typeof DETAILS | null) => ({
  ...{ __typename: "Billing" as const, states },
  details: details && { __typename: "BillingDetails" as const, ...details },
});
const saved = { billing: billing(null), myInvoices: { __typename: "InvoicePage", total: 0, items: [] } };
const save = (input: object, result: object) => ({
  request: { query: SaveBillingDetailsDocument, variables: { input } },
  result,
});

async function openForm(answer: object) {
  renderRoutes("/", {
    mocks: [{ request: { query: InvoicesDocument }, result: { data: saved } }, answer] as NonNullable<
      Parameters<typeof renderRoutes>[1]
    >["mocks"],
    routeObjects: [{ path: "*", element: <InvoicesCard /> }],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add billing details" }));
  return screen.findByRole("textbox", { name: "Name" });
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

async function fill() {
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), DETAILS.name);
  await userEvent.type(screen.getByRole("textbox", { name: "Address" }), DETAILS.address);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "State" }), "33");
}

describe("billing details (MONEY-04)", () => {
  it("says what is missing, and leads to the first of it", async () => {
    const name = await openForm(save({}, {}));
    await press();
    expect(await screen.findByText("Enter a name")).toBeVisible();
    expect(screen.getByText("Enter an address")).toBeVisible();
    expect(name).toHaveFocus();
  });

  it("shows at once whom the next invoices are made out to", async () => {
    await openForm(save(DETAILS, { data: { saveBillingDetails: billing(DETAILS) } }));
    await fill();
    await press();
    expect(await screen.findByText("Kaveri Foods")).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit" })).toBeVisible();
  });

  it("says at its field why a GSTIN can't be right", async () => {
    const fields = [{ field: "gstin", message: "has a wrong check digit: look for a slip" }];
    const refusal = new GraphQLError("No.", { extensions: { code: "BAD_USER_INPUT", fields } });
    await openForm(save({ ...DETAILS, gstin: "29AAGCB7383J1Z5" }, { errors: [refusal] }));
    await fill();
    const gstin = screen.getByRole("textbox", { name: /^GSTIN/ });
    await userEvent.type(gstin, "29AAGCB7383J1Z5");
    await press();
    expect(await screen.findByText("The GSTIN has a wrong check digit: look for a slip.")).toBeVisible();
    await waitFor(() => expect(gstin).toHaveFocus());
  });
});
