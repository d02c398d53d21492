import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { field, open, paste, submit } from "./post-job.factories";

beforeEach(() => window.localStorage.clear());

const PLACES = { bangalroe: "Bangalore", Pune: "Pune", Mumbai: "Mumbai", HSR: "HSR Layout, Bangalore" };
const location = () => screen.getByRole("combobox", { name: "Location" });

describe("what a location is read as (JOBP-07)", () => {
  it("is said of a place that is typed otherwise, and of no other", async () => {
    await open({ places: PLACES });
    await paste(location(), "bangalroe");
    expect(await screen.findByText("We read this as Bangalore")).toBeInTheDocument();
    await userEvent.clear(location());
    await paste(location(), "pune");
    await waitFor(() => expect(screen.queryByText(/^We read this as/)).not.toBeInTheDocument());
  });

  it("leaves a landmark out, says so, and moves it to the description (PLACE-10)", async () => {
    await open({ places: { "near City Mall, HSR": "HSR Layout, Bangalore" } });
    await paste(location(), "near City Mall, HSR");
    expect(await screen.findByText(/^A job keeps its places, and not “near City Mall”\./)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Move it to the description" }));
    expect(location()).toHaveValue("HSR Layout, Bangalore");
    expect(screen.getByRole("textbox", { name: "Description" })).toHaveValue("Address: near City Mall");
  });

  it("is shown as chips of several places, and one is taken away", async () => {
    const { container } = await open({ places: PLACES });
    await paste(location(), "Pune; Mumbai; HSR");
    const chips = within(await screen.findByRole("list", { name: "Places" }));
    expect(chips.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Pune",
      "Mumbai",
      "HSR Layout, Bangalore",
    ]);
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(chips.getByRole("button", { name: /Mumbai/ }));
    expect(location()).toHaveValue("Pune; HSR Layout, Bangalore");
  });
});

describe("a location that is missing", () => {
  it("is gone to after the company where both are missing (POST-02)", async () => {
    await open();
    await paste(field("Job title"), "Loom Fitter");
    await submit();
    await screen.findByText(/^A company is needed/);
    expect(field("Company name")).toHaveFocus();
  });
});
