import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lastSaveOf } from "../../features/resumes/saving/last-save";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { begun, changed, prefilled } from "./create-resume.factories";

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

/** At the last step, as a fresher gets there. */
async function openLastStep() {
  const view = renderRoutes("/resume/create", {
    session: buildSession(),
    mocks: [prefilled(), begun, changed],
  });
  await heading("Basic Information");
  await userEvent.click(button("Next"));
  await userEvent.click(button("Remove New education"));
  await userEvent.click(button("Next"));
  await heading("Experience");
  await userEvent.click(button("I have no experience yet"));
  await heading("Skills");
  return view;
}

const add = async (name: string) => {
  await userEvent.click(button("Add a section"));
  const choice = screen.getByRole("group", { name: "Which section do you want to add?" });
  await userEvent.click(within(choice).getByRole("button", { name }));
};

const order = () =>
  within(screen.getByRole("heading", { name: "Order of the sections" }).parentElement ?? document.body)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  // What the test before left unsaved when its wizard went.
  await lastSaveOf("uid-1", null);
  sessionStorage.clear();
  localStorage.clear();
});

describe("the wizard's added sections", () => {
  it("are reached by a fresher past a step without experience (JRES-06)", async () => {
    await openLastStep();
    await userEvent.click(button("Back"));
    expect(screen.getByText("No experience on this resume.")).toBeInTheDocument();
  });

  it("open with their first field, and are offered once each (JRES-02)", async () => {
    const { container } = await openLastStep();
    await add("Projects");
    expect(field("Project")).toHaveFocus();
    await userEvent.type(field("Project"), "Bus timetable");
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(button("Add a section"));
    expect(screen.queryByRole("button", { name: "Projects" })).not.toBeInTheDocument();
    await userEvent.click(button("Remove Projects"));
    expect(screen.queryByRole("heading", { level: 3, name: "Projects" })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(screen.getByRole("heading", { level: 3, name: "Projects" })).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Bus timetable" })).toBeInTheDocument();
  });

  it("say beside the field which address or date is wrong (JRES-02)", async () => {
    await openLastStep();
    await add("Certificates");
    await userEvent.type(field("Certificate"), "Typing");
    await userEvent.type(field("Address"), "no address");
    await userEvent.click(button("Create Resume"));
    expect(field("Address")).toHaveFocus();
    expect(field("Address")).toHaveAccessibleDescription(
      expect.stringContaining("Enter a web address, such as https://example.in"),
    );
  });

  it("are put in order with the steps' own by buttons that keep the focus (JRES-04)", async () => {
    await openLastStep();
    await add("Awards");
    await userEvent.click(button("Change the order of the sections"));
    expect(order()).toEqual(["Experience", "Education", "Skills", "Awards"]);
    await userEvent.click(button("Move Awards up"));
    expect(order()).toEqual(["Experience", "Education", "Awards", "Skills"]);
    expect(button("Move Awards up")).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(order()[0]).toBe("Awards");
    expect(button("Move Awards down")).toHaveFocus();
    expect(screen.getByText("Awards is now 1 of 4.")).toBeInTheDocument();
    await userEvent.click(button("Use the template's own order"));
    expect(order()).toEqual(["Experience", "Education", "Skills", "Awards"]);
  });
});
