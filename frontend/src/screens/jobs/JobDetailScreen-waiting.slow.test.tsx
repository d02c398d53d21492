import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApplyToJobDocument } from "../../features/applications/application/ApplyJob.generated";
import { SaveJobDocument } from "../../features/jobs/job/SaveJob.generated";
import { changeWaiting } from "../../shared/waiting/change-waiting";
import { readWaiting } from "../../shared/waiting/waiting";
import { buildSession } from "../../test/factories";
import { violationsIn } from "../../test/axe";
import {
  NOTE,
  applying,
  open,
  openDialog,
  pressSend,
  quota,
  questions,
  resumes,
} from "./job-apply.factories";

const session = buildSession();
const uid = session.status === "signed-in" ? session.user.uid : "";
const application = { uid, kind: "application", jobId: "7" } as const;

const away = { ...applying({}, NOTE), result: undefined, error: new TypeError("Failed to fetch") };

/** As in a tunnel: what waits is not tried. The form's code has come before. */
const enterTunnel = () => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);

beforeEach(() => {
  // The sender's code does not come in a tunnel.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.restoreAllMocks();
});

async function sendInTunnel() {
  const view = await open([quota(), away, quota(), resumes(), questions()]);
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText(/Note to the company/), NOTE);
  enterTunnel();
  await pressSend(dialog);
  await screen.findByText("Waiting for a network. It goes by itself.");
  await waitFor(() => expect(view.router.state.location.search).toBe(""));
  await dialogCloses();
}

/** The screen follows the router's address a moment later. */
const dialogCloses = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

describe("an application without a network", () => {
  it("waits, says so in place of the button, and is kept as it was written (OFF-07)", async () => {
    await sendInTunnel();
    expect(screen.getByText("Not sent yet")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Apply Now" })).not.toBeInTheDocument();
    expect(readWaiting(application)).toMatchObject({
      content: { input: { jobId: "7", note: NOTE }, jobTitle: "Staff Nurse" },
      isTried: false,
      refusal: null,
    });
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("is not sent once it was taken back, and is found in the form again (OFF-07)", async () => {
    await sendInTunnel();
    await userEvent.click(screen.getByRole("button", { name: "Do Not Send" }));
    expect(readWaiting(application)).toBeNull();
    await dialogCloses();
    const dialog = await openDialog();
    expect(dialog.getByLabelText(/Note to the company/)).toHaveValue(NOTE);
  });

  it("says why the server has refused it, with what was written, and opens again (OFF-09)", async () => {
    await sendInTunnel();
    const waiting = readWaiting(application);
    if (!waiting) throw new Error("Nothing waits.");
    changeWaiting(waiting, { refusal: "QUESTIONS_CHANGED" });
    const reason =
      "We couldn’t send your application. The company has changed its questions. Answer them anew.";
    expect(await screen.findByText(reason)).toBeVisible();
    await dialogCloses();
    expect(screen.getByText(NOTE)).toBeVisible();
    expect(screen.getByRole("button", { name: "Apply Now" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Open It Again" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Apply to Staff Nurse" }));
    expect(await dialog.findByLabelText(/Note to the company/)).toHaveValue(NOTE);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete It" }));
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it("is not said to wait where the browser keeps nothing (OFF-07)", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room.", "QuotaExceededError");
    });
    await open([
      quota(),
      { ...away, request: { query: ApplyToJobDocument, variables: applying({}).request.variables } },
    ]);
    const dialog = await openDialog();
    await pressSend(dialog);
    expect(
      await dialog.findByText(/^Your application could not be sent\. The service could not be reached/),
    ).toBeVisible();
  });
});

describe("'Save Job' without a network (OFF-11)", () => {
  it("shows the wish, and says that it goes later", async () => {
    const lost = {
      request: { query: SaveJobDocument, variables: { jobId: "7" } },
      error: new TypeError("Failed to fetch"),
    };
    await open([lost]);
    enterTunnel();
    await userEvent.click(screen.getByRole("button", { name: "Save Job" }));
    expect(await screen.findByText("No network yet. We’ll save it once there is one.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Saved. Remove from saved jobs" })).toBeVisible();
    expect(readWaiting({ ...application, kind: "saving" })?.content).toEqual({ isSaved: true });
  });
});
