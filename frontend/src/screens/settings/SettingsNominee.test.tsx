import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { buildNominee, nomineeAnswer } from "../../features/privacy/nominee/nominee.factories";
import { RemoveNomineeDocument, SaveNomineeDocument } from "../../features/privacy/nominee/Nominee.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const account = (nominee: object | null) => ({ __typename: "Account", id: "account-1", nominee });
const saving = (input: object, result: object) => ({
  request: { query: SaveNomineeDocument, variables: { input } },
  result,
});
const open = (...mocks: object[]) =>
  renderRoutes("/settings", { session: buildSession(), mocks: mocks as Mocks });

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("the nominee in the settings (NOMI-04)", () => {
  it("is named, and the card says that nobody is told", async () => {
    const input = { name: "Meena Iyer", relation: "Sister", email: null, phone: "98765 43210" };
    const named = buildNominee({ email: null, phone: "+919876543210" });
    const { container } = open(nomineeAnswer(), saving(input, { data: { saveNominee: account(named) } }));
    expect(await screen.findByText(/We tell nobody that you named them/)).toBeVisible();
    await press("Name a nominee");
    const form = await dialog("Name a nominee");
    await userEvent.type(form.getByLabelText("Full name"), " Meena Iyer ");
    await userEvent.type(form.getByLabelText("How they’re related to you"), "Sister");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("Please give an email address or a phone number.")).toBeVisible();
    await userEvent.type(form.getByLabelText("Phone"), "९८७६५ ४३२१०");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Meena Iyer (Sister)")).toBeVisible();
    expect(screen.getByText("+91 98765 43210")).toBeVisible();
    expect(screen.getByText("Named on 26 November 2026")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("stays as it was where the server finds the address wrong, and so does what was typed", async () => {
    const input = { name: "Meena Iyer", relation: "Sister", email: "meena@iyer", phone: null };
    const extensions = {
      code: "BAD_USER_INPUT",
      fields: [{ field: "email", message: "must be an e-mail address" }],
    };
    open(nomineeAnswer(buildNominee()), saving(input, { errors: [new GraphQLError("No", { extensions })] }));
    await press("Change your nominee");
    const form = await dialog("Change your nominee");
    const email = form.getByLabelText("Email");
    await userEvent.clear(email);
    await userEvent.type(email, "meena@iyer");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("This isn’t an email address.")).toBeVisible();
    expect(email).toHaveValue("meena@iyer");
  });

  it("is removed once that is confirmed", async () => {
    open(nomineeAnswer(buildNominee()), {
      request: { query: RemoveNomineeDocument },
      result: { data: { removeNominee: account(null) } },
    });
    await press("Remove");
    const question = await dialog("Remove your nominee?");
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(screen.queryByText("Meena Iyer (Sister)")).not.toBeInTheDocument());
    expect(await screen.findByRole("button", { name: "Name a nominee" })).toBeVisible();
  });
});
