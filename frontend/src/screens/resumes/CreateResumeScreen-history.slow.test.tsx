import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lastSaveOf } from "../../features/resumes/saving/last-save";
import { CreateResumeDocument } from "../../features/resumes/resume/Resume.generated";
import {
  DeleteResumeDocument,
  RestoreResumeDocument,
} from "../../features/resumes/resume/ResumeRow.generated";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { begun, buildDraft, changed, prefilled, stored, type Mocks } from "./create-resume.factories";

function open(address: string, ...mocks: object[]) {
  const all = [...mocks, prefilled(), begun, changed, stored] as Mocks;
  return renderRoutes(address, { session: buildSession(), mocks: all });
}

const button = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
const step = (name: string) => screen.findByRole("heading", { level: 2, name });
const next = () => userEvent.click(button("Next"));

/** From the first step to the second, past the third one's heading. */
async function goToExperience() {
  await step("Basic Information");
  await next();
  await userEvent.click(button("Remove New education"));
  await next();
  await step("Experience");
}

beforeEach(async () => {
  await lastSaveOf("uid-1", null);
  sessionStorage.clear();
  localStorage.clear();
});

describe("the browser's history in the wizard", () => {
  it("has an entry for each step: Back and Forward move between them, and nothing typed is lost (RES-03)", async () => {
    const { router } = open("/resume/create");
    await step("Basic Information");
    await userEvent.type(field("Phone"), "98765 43210");
    await goToExperience();
    await act(() => router.navigate(-1));
    expect(await step("Education")).toHaveFocus();
    expect(screen.getByText("No education on this resume.")).toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(await step("Basic Information")).toHaveFocus();
    expect(field("Phone")).toHaveValue("98765 43210");
    await act(() => router.navigate(2));
    expect(await step("Experience")).toHaveFocus();
  });

  it("is gone back in by the wizard's own Back (RES-03)", async () => {
    const { router } = open("/resume/create");
    await goToExperience();
    await userEvent.click(button("Back"));
    await step("Education");
    await userEvent.click(button("Back"));
    expect(await step("Basic Information")).toHaveFocus();
    await act(() => router.navigate(1));
    expect(await step("Education")).toBeInTheDocument();
  });

  it("is one resume's, whichever step it was at when it first reached the server", async () => {
    const create = jest.fn(() => begun.result);
    const { router } = open("/resume/create", {
      request: { query: CreateResumeDocument, variables: () => true },
      result: create,
      maxUsageCount: Number.POSITIVE_INFINITY,
    });
    await step("Basic Information");
    await userEvent.type(field("Phone"), "9");
    await next();
    await waitFor(() => expect(router.state.location.search).toBe("?draft=r-1&step=2"), { timeout: 4000 });
    await act(() => router.navigate(-1));
    expect(await step("Basic Information")).toBeInTheDocument();
    expect(field("Phone")).toHaveValue("9");
    await waitFor(() => expect(router.state.location.search).toBe("?draft=r-1&step=1"));
    await userEvent.type(field("Phone"), "8");
    expect(await screen.findByText(/^Saved /)).toBeInTheDocument();
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("ends with the one resume where another is begun from the navigation", async () => {
    const { router } = open("/resume/create?draft=r-1&step=4");
    await step("Skills");
    await act(() => router.navigate("/resume/create"));
    expect(await step("Basic Information")).toBeInTheDocument();
    expect(router.state.location.search).toBe("");
  });

  it("stays on its step through a reload", async () => {
    open("/resume/create?draft=r-1&step=2");
    expect(await step("Education")).toBeInTheDocument();
  });

  it("leads from a step that can't be entered yet to the furthest that can", async () => {
    const { router } = open("/resume/create?step=4", prefilled(""));
    expect(await step("Basic Information")).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe("?step=1"));
  });

  it("goes to the step of what is missing, at the field (RES-10)", async () => {
    const { router } = open("/resume/create?draft=r-1");
    await step("Skills");
    await userEvent.click(button("Basic Information"));
    await userEvent.clear(field("Full name"));
    await act(() => router.navigate(-1));
    await step("Skills");
    await userEvent.click(button("Create Resume"));
    await waitFor(() => expect(field("Full name")).toHaveFocus());
    expect(field("Full name")).toHaveAccessibleDescription("Enter your full name");
  });
});

describe("an unfinished resume", () => {
  const drafts = [buildDraft("r-9", "Ward Nurse"), buildDraft("r-8", "")];

  it("is offered above a new one, with its date and the way to the others", async () => {
    open("/resume/create", prefilled("Staff Nurse", drafts));
    expect(
      await screen.findByText("You have an unfinished resume, ‘Ward Nurse’, saved on 20 Nov 2026."),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue it" })).toHaveAttribute("href", "/resume/edit/r-9");
    expect(screen.getByRole("link", { name: "See all 2 drafts" })).toHaveAttribute(
      "href",
      "/dashboard/resumes",
    );
    await next();
    expect(screen.queryByRole("link", { name: "Continue it" })).not.toBeInTheDocument();
  });

  it("is discarded there, which leaves what is typed alone and can be undone", async () => {
    const [first] = drafts;
    const deleting = {
      request: { query: DeleteResumeDocument, variables: { id: "r-9" } },
      result: { data: { deleteResume: { __typename: "Resume", id: "r-9" } } },
    };
    const restoring = {
      request: { query: RestoreResumeDocument, variables: { id: "r-9" } },
      result: { data: { restoreResume: first } },
    };
    const asked = prefilled("Staff Nurse", drafts);
    open("/resume/create", asked, deleting, restoring, asked);
    await userEvent.type(await screen.findByRole("textbox", { name: /^Phone/ }), "98765");
    await userEvent.click(button("Discard it"));
    expect(await screen.findByText("Ward Nurse is deleted.")).toBeVisible();
    expect(screen.getByText(/^You have an unfinished resume, without a title yet/)).toBeVisible();
    await userEvent.click(button("Undo"));
    expect(await screen.findByText(/^You have an unfinished resume, ‘Ward Nurse’/)).toBeVisible();
    expect(field("Phone")).toHaveValue("98765");
  });
});
