import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type DocumentNode, GraphQLError } from "graphql";
import {
  CreateResumeDocument,
  FinishResumeDocument,
  UpdateResumeDocument,
} from "../../features/resumes/resume/Resume.generated";
import { lastSaveOf } from "../../features/resumes/saving/last-save";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { begun, changed, prefilled, stored, type Mocks } from "./create-resume.factories";
import { violationsIn } from "../../test/axe";

async function open(title?: string, session = buildSession()) {
  const view = renderRoutes("/resume/create", {
    session,
    mocks: [prefilled(title), begun, changed],
  });
  await screen.findByRole("heading", { level: 2, name: "Basic Information" });
  return view;
}

/** Types, leaves at once for another page, and answers the router; the first create is answered late. */
async function leaveWhileItIsSent(late: object) {
  const mocks = [prefilled(), late, begun, changed, prefilled(), stored] as Mocks;
  const { router } = renderRoutes("/resume/create", { session: buildSession(), mocks });
  await userEvent.type(await screen.findByRole("textbox", { name: /^Summary/ }), "Six years in wards.");
  await act(() => router.navigate("/jobs/saved"));
  await screen.findByRole("heading", { level: 1, name: "Coming Soon" });
  return router;
}

const button = (name: string) => screen.getByRole("button", { name });
const next = () => userEvent.click(button("Next"));
const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });

beforeEach(async () => {
  // What the test before left unsaved when its wizard went.
  await lastSaveOf("uid-1", null);
  sessionStorage.clear();
  localStorage.clear();
});

describe("/resume/create", () => {
  it("is headed 'Create Your Resume', with four steps in order and Back disabled (RES-01, RES-02, RES-06)", async () => {
    const { container } = await open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Create Your Resume");
    const steps = within(screen.getByRole("navigation", { name: "Steps" })).getAllByRole("button");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "1Basic Information",
      "2Education",
      "3Experience",
      "4Skills",
    ]);
    expect(button("Back")).toBeDisabled();
    for (const name of ["Resume title", "Full name", "Email", "Phone", "Location", "Summary"])
      expect(field(name)).toBeInTheDocument();
    expect(field("Full name")).toHaveValue("Asha Menon");
    expect(field("Summary")).toHaveAttribute("rows", "4");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("stays on a step that lacks something: the error stands beside the field, which has the focus (RES-10)", async () => {
    await open("");
    await next();
    expect(field("Resume title")).toHaveFocus();
    expect(field("Resume title")).toHaveAccessibleDescription("Enter a title for this resume");
    expect(screen.getByRole("button", { name: /Basic Information needs attention/ })).toBeInTheDocument();
    await userEvent.type(field("Resume title"), "Staff Nurse");
    expect(screen.queryByText("Enter a title for this resume")).not.toBeInTheDocument();
    await next();
    expect(screen.getByRole("heading", { level: 2, name: "Education" })).toHaveFocus();
  });

  it("asks whoever signs in by phone for a number or an address, and the number first (RES-15)", async () => {
    await open(undefined, buildSession({ email: null }));
    await userEvent.clear(field("Phone"));
    await userEvent.clear(field("Email"));
    expect(field("Phone")).toHaveAccessibleName("Phone");
    expect(field("Email")).toHaveAccessibleName(/optional/);
    await next();
    expect(field("Phone")).toHaveFocus();
    expect(field("Phone")).toHaveAccessibleDescription("Enter your phone number, or an e-mail address");
    await userEvent.type(field("Phone"), "98450 12345");
    await next();
    expect(screen.getByRole("heading", { level: 2, name: "Education" })).toHaveFocus();
  });

  it("marks what a step lacks by whichever way one goes on, and lets one go back (RES-14)", async () => {
    await open();
    await next();
    await userEvent.type(field("Degree"), "SSC");
    await next();
    expect(field("School")).toHaveFocus();
    expect(field("School")).toHaveAccessibleDescription(
      expect.stringContaining("Enter the school or college"),
    );
    const steps = within(screen.getByRole("navigation", { name: "Steps" }));
    await userEvent.type(field("School"), "Govt High School, Pune");
    await next();
    await userEvent.click(steps.getByRole("button", { name: /Education/ }));
    await userEvent.clear(field("School"));
    await userEvent.click(steps.getByRole("button", { name: /Experience/ }));
    expect(field("School")).toHaveFocus();
    expect(field("School")).toBeInvalid();
    await userEvent.click(steps.getByRole("button", { name: /Basic Information/ }));
    expect(field("Full name")).toBeInTheDocument();
  });

  it("moves on and back one step, and ends in 'Create Resume' (RES-03, RES-04, RES-12)", async () => {
    await open();
    await next();
    await userEvent.click(button("Remove New education"));
    expect(screen.getByText("No education on this resume.")).toBeInTheDocument();
    expect(button("Add education")).toHaveFocus();
    await next();
    await next();
    expect(field("Company")).toHaveFocus();
    expect(field("Company")).toHaveAccessibleDescription("Enter the company");
    await userEvent.type(field("Company"), "Lakeside Hospital");
    await userEvent.type(field("Position"), "Nurse");
    await userEvent.click(screen.getByRole("checkbox", { name: "I currently work here" }));
    expect(field("End date")).toBeDisabled();
    await next();
    expect(screen.getByRole("heading", { level: 2, name: "Skills" })).toHaveFocus();
    expect(button("Create Resume")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
    await userEvent.click(button("Back"));
    expect(screen.getByRole("heading", { level: 2, name: "Experience" })).toBeInTheDocument();
  });

  it("marks the box whose text the server refuses while it saves by itself, until that is changed (RES-09)", async () => {
    const message = "languages.0 holds a character that can't be printed.";
    const extensions = { code: "INVALID_INPUT", fields: [{ field: "skills.languages.0", message }] };
    const refusing = (query: DocumentNode) => ({
      request: {
        query,
        variables: ({ input }: Record<string, { skills?: { languages: string[] } }>) =>
          Boolean(input?.skills?.languages.length),
      },
      result: { errors: [new GraphQLError("No.", { extensions })] },
    });
    const refusals = [refusing(CreateResumeDocument), refusing(UpdateResumeDocument)];
    const mocks = [prefilled(), ...refusals, begun, changed] as Mocks;
    renderRoutes("/resume/create", { session: buildSession(), mocks });
    await screen.findByRole("heading", { level: 2, name: "Basic Information" });
    await next();
    await userEvent.click(button("Remove New education"));
    await next();
    await userEvent.click(button("Remove New experience"));
    await next();
    await userEvent.click(field("Languages"));
    await userEvent.paste("Hindi\u0007");
    await waitFor(() => expect(field("Languages")).toBeInvalid(), { timeout: 4000 });
    expect(field("Languages")).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field("Languages")).toHaveFocus();
    await userEvent.clear(field("Languages"));
    expect(field("Languages")).toBeValid();
  });

  it("ends with a toast that offers the finished resume as PDF, and says where that fails (RES-05)", async () => {
    const fetched = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const finished = {
      request: { query: FinishResumeDocument, variables: () => true },
      result: { data: { finishResume: { __typename: "Resume", id: "r-1", version: 3, isDraft: false } } },
    };
    const mocks = [stored, begun, changed, finished] as Mocks;
    renderRoutes("/resume/create?draft=r-1", { session: buildSession(), mocks });
    await screen.findByRole("heading", { level: 2, name: "Skills" });
    await userEvent.click(button("Create Resume"));
    expect(await screen.findByText("Your resume is ready.")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Download PDF" }));
    await waitFor(() => expect(fetched).toHaveBeenCalledWith("/api/resumes/r-1.pdf", expect.anything()));
    expect(await screen.findByText("The file could not be made. Please try again.")).toBeInTheDocument();
  });

  it("leaves the address of the next page alone where the wizard is left before the first save", async () => {
    const { router } = await open();
    await userEvent.type(field("Summary"), "Six years in wards.");
    await act(() => router.navigate("/jobs/saved?q=nurse"));
    await screen.findByRole("heading", { level: 1, name: "Coming Soon" });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(router.state.location).toMatchObject({ pathname: "/jobs/saved", search: "?q=nurse" });
  });

  it("goes on with the one resume for who leaves while it is on its way, and comes back", async () => {
    const create = jest.fn(() => begun.result);
    const late = { ...begun, result: create, delay: 300, maxUsageCount: Number.POSITIVE_INFINITY };
    const router = await leaveWhileItIsSent(late);
    await act(() => router.navigate(-1));
    expect(
      await screen.findByRole("heading", { level: 2, name: "Basic Information" }, { timeout: 4000 }),
    ).toBeInTheDocument();
    expect(router.state.location.search).toBe("?draft=r-1&step=1");
    await userEvent.type(field("Summary"), "Six years in wards.");
    expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("begins anew with what was typed where that one never arrived", async () => {
    const router = await leaveWhileItIsSent({
      ...begun,
      delay: 300,
      error: new TypeError("Failed to fetch"),
    });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole("textbox", { name: /^Summary/ })).toHaveValue("Six years in wards.");
    await waitFor(() => expect(router.state.location.search).toBe("?draft=r-1&step=1"), { timeout: 4000 });
  });
});
