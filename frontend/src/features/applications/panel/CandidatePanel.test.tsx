import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { buildCandidate, moveOutcome, moveResult } from "../candidate/candidates.factories";
import {
  CandidatePanelDocument,
  MoveCandidatesDocument,
  OpenApplicationDocument,
} from "../candidate/Candidates.generated";
import { CandidatePanel } from "./CandidatePanel";
import { violationsIn } from "../../../test/axe";

const id = "application-1";
type Candidate = ReturnType<typeof buildCandidate>;

const answer = (candidate: Candidate) => ({
  request: { query: CandidatePanelDocument, variables: { id } },
  result: { data: { candidate } },
});

function open(mocks: object[]) {
  const element = <CandidatePanel id={id} closeHref="/candidates" place={null} />;
  return renderRoutes("/candidates", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element }],
  });
}

const part = (name: string) => within(screen.getByRole("region", { name }));
const named = () => screen.findByRole("heading", { level: 2, name: "Meera Pillai" });

describe("a candidate's panel", () => {
  it("shows match, profile, notes and history, and takes the focus", async () => {
    const { container } = open([answer(buildCandidate())]);
    expect(await named()).toHaveFocus();
    expect(screen.getByText("84% match")).toBeVisible();
    expect(part("Profile as sent").getByText("Three years at forty looms.")).toBeVisible();
    expect(part("Notes").getByText("No notes yet.")).toBeVisible();
    expect(part("History").getByRole("listitem")).toHaveTextContent("Applied · the applicant");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("marks a new application as viewed, and an old one not again (STAT-06)", async () => {
    const opened = jest.fn(() => ({ data: { openApplication: buildCandidate() } }));
    const opening = { request: { query: OpenApplicationDocument, variables: { id } }, result: opened };
    const { unmount } = open([answer(buildCandidate({ status: "SUBMITTED" })), opening]);
    await named();
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(await screen.findByText("Viewed")).toBeVisible();
    unmount();
    open([answer(buildCandidate({ status: "VIEWED" })), opening]);
    await named();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it("says that an offer was declined, and hires nobody then by its first button (OFFR-14)", async () => {
    const declined = buildCandidate({
      ...{ status: "OFFERED", endedOffer: "DECLINED" },
      viewerCan: { ...buildCandidate().viewerCan, move: ["HIRED", "NOT_SELECTED"] },
    });
    open([answer(declined)]);
    await named();
    expect(screen.getByText("Declined the offer")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Hired" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Move to" }));
    expect(await screen.findByRole("menuitem", { name: "Hired" })).toBeVisible();
  });

  it("shows phone and e-mail once the candidate is shortlisted, a call beside the steps (CAND-08)", async () => {
    const shortlisted = buildCandidate({
      status: "SHORTLISTED",
      isContactMasked: false,
      email: "meera@example.in",
      phone: "+91 98450 33445",
    });
    const moving = {
      request: { query: MoveCandidatesDocument, variables: () => true },
      result: { data: { moveApplications: moveOutcome(moveResult()) } },
    };
    open([answer(buildCandidate()), moving, answer(shortlisted)]);
    await named();
    const masked = "E-mail and phone are shown once you shortlist this candidate.";
    expect(part("Profile as sent").getByText(masked)).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Call/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Shortlist" }));
    const phone = await screen.findByRole("link", { name: "+91 98450 33445" });
    expect(phone).toHaveAttribute("href", "tel:+919845033445");
    const call = screen.getByRole("link", { name: "Call +91 98450 33445" });
    const profile = screen.getByRole("region", { name: "Profile as sent" });
    expect(call.compareDocumentPosition(profile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(call).toHaveAttribute("href", "tel:+919845033445");
    const whatsApp = screen.getByRole("link", { name: "WhatsApp" });
    expect(whatsApp).toHaveAttribute("href", "https://wa.me/919845033445");
    expect(screen.getByRole("link", { name: "meera@example.in" })).toBeVisible();
    expect(screen.queryByText(masked)).not.toBeInTheDocument();
  });

  it("says of an application that is not the viewer's to see no more than of none", async () => {
    const refusal = { message: "Not found.", extensions: { code: "NOT_FOUND" } };
    open([{ ...answer(buildCandidate()), result: { errors: [refusal] } }]);
    expect(
      await screen.findByText("This application is not among those to your companies' jobs."),
    ).toBeVisible();
  });

  it("offers to try again where it can't be read", async () => {
    const failure = { ...answer(buildCandidate()), result: undefined, error: new Error("No connection") };
    open([failure, answer(buildCandidate())]);
    expect(await screen.findByText("This candidate could not be loaded.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await named()).toBeVisible();
  });
});
