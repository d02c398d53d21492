import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  DecideVerificationDocument,
  VerificationReviewDocument,
} from "../../features/moderation/verification/VerificationReview.generated";
import { violationsIn } from "../../test/axe";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { VerificationsScreenDocument } from "./VerificationsScreen.generated";

const company = (name: string) => ({
  __typename: "Company",
  id: `company-${name}`,
  name,
  logoURL: null,
  website: "https://kaveri.example",
  headquarters: null,
  createdAt: "2026-11-01T06:30:00.000Z",
  openJobCount: 3,
  isVerified: false,
  verifiedUntil: null,
});

const row = (name: string) => ({
  __typename: "VerificationReview",
  id: `review-${name}`,
  status: "WAITING",
  askedAt: "2026-11-10T06:30:00.000Z",
  message: null,
  company: company(name),
});

const list = (...names: string[]) => ({
  request: { query: VerificationsScreenDocument, variables: { page: 1 } },
  result: {
    data: {
      verificationReviews: {
        __typename: "VerificationReviewPage",
        ...{ items: names.map(row), total: names.length, isTotalCapped: false, hasNextPage: false },
      },
    },
  },
});

const finding = (part: string, said: string | null, found: string | null, result: string) => ({
  __typename: "VerificationFinding",
  ...{ part, said, found, at: null, result },
});

const review = (name: string, changes: object = {}) => ({
  request: { query: VerificationReviewDocument, variables: { id: `review-${name}` } },
  result: {
    data: {
      verificationReview: {
        ...row(name),
        evidence: {
          __typename: "VerificationEvidence",
          findings: [
            finding("NAME", name, null, "AGREES"),
            finding("GSTIN", "27AAPFU0939F1ZV", "Maharashtra", "AGREES"),
            finding("GST_NAME", `${name} Private Limited`, null, "LOOK"),
          ],
          lookAlikes: [],
          documents: [],
          history: [
            {
              __typename: "VerificationEvent",
              ...{ at: "2026-11-10T06:30:00.000Z", action: "company.check", status: null },
              ...{ kind: "GSTIN", state: "PENDING" },
            },
          ],
          members: ["asha@kaveri.example"],
          ...{ needsReason: false, canDecide: true },
          ...changes,
        },
      },
    },
  },
});

const deciding = (name: string, decision: string, words: string | null) => {
  const answer = {
    ...{ __typename: "VerificationReview", id: `review-${name}`, status: "VERIFIED", message: words },
    company: { __typename: "Company", id: `company-${name}`, isVerified: true, verifiedUntil: null },
  };
  const result = jest.fn(() => ({ data: { decideVerification: answer } }));
  const isAsked = (given: { id: string; decision: string; words: string | null }) =>
    given.id === `review-${name}` && given.decision === decision && given.words === words;
  return {
    result,
    mock: { request: { query: DecideVerificationDocument, variables: isAsked }, result },
  };
};

const open = (name: string, ...answers: object[]) =>
  openAsAdmin(`/admin/verifications?open=review-${name}`, answers);

describe("/admin/verifications", () => {
  it("shows who waits, and of one what they say beside what was found (VERI-07)", async () => {
    const { container } = open("Kaveri Foods", list("Kaveri Foods", "Tapti Mills"), review("Kaveri Foods"));
    expect(await screen.findByRole("heading", { level: 2, name: "Kaveri Foods" })).toBeVisible();
    expect(screen.getByText("2 waiting")).toBeVisible();
    const table = within(screen.getByRole("table"));
    expect(table.getByText("27AAPFU0939F1ZV")).toBeVisible();
    expect(table.getByText("The check digit is right. State: Maharashtra")).toBeVisible();
    expect(screen.getByText("GST registration: begun")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("names what is not proven before it verifies (VERI-08)", async () => {
    const { result, mock } = deciding("Kaveri Foods", "VERIFY", null);
    open("Kaveri Foods", list("Kaveri Foods"), review("Kaveri Foods"), mock, list(), review("Kaveri Foods"));
    await screen.findByRole("heading", { level: 2, name: "Kaveri Foods" });
    await userEvent.keyboard("v");
    const dialog = within(await screen.findByRole("dialog", { name: "Verify Kaveri Foods?" }));
    expect(dialog.getByText(/^Not proven: Registered name\./)).toBeVisible();
    expect(result).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Verify" }));
    expect(await screen.findByText("Kaveri Foods is verified.")).toBeVisible();
  });

  it("verifies by one key where all agrees, and goes on to the next (VERI-08)", async () => {
    const { result, mock } = deciding("Kaveri Foods", "VERIFY", null);
    const agreed = { findings: [finding("NAME", "Kaveri Foods", null, "AGREES")] };
    const { router } = open(
      "Kaveri Foods",
      ...[list("Kaveri Foods", "Tapti Mills"), review("Kaveri Foods", agreed), mock],
      ...[list("Tapti Mills"), review("Kaveri Foods", agreed), review("Tapti Mills")],
      // After a decision the queries ask once more; how often depends on which answer is there first.
      ...[list("Tapti Mills"), review("Kaveri Foods", agreed), review("Tapti Mills")],
    );
    await screen.findByRole("heading", { level: 2, name: "Kaveri Foods" });
    await userEvent.keyboard("v");
    expect(await screen.findByText("Kaveri Foods is verified.")).toBeVisible();
    expect(result).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole("heading", { level: 2, name: "Tapti Mills" })).toBeVisible();
    expect(router.state.location.search).toBe("?open=review-Tapti%20Mills");
  });

  it("asks for words where a look-alike is shown, and keys rest while they are typed (VERI-08, VERI-09)", async () => {
    const lookAlikes = [
      {
        ...{ __typename: "LookAlike", name: 95, domain: 0 },
        company: { __typename: "Company", id: "other", name: "Kaverl Foods", website: null },
      },
    ];
    const { result, mock } = deciding("Kaveri Foods", "VERIFY", "Vv, a branch of theirs.");
    const evidence = { lookAlikes, needsReason: true };
    open(
      "Kaveri Foods",
      ...[
        list("Kaveri Foods"),
        review("Kaveri Foods", evidence),
        mock,
        list(),
        review("Kaveri Foods", evidence),
      ],
    );
    expect(await screen.findByText(/Kaverl Foods, 95% alike/)).toBeVisible();
    await userEvent.keyboard("v");
    const words = await screen.findByRole("textbox", { name: "Why is it right?" });
    expect(result).not.toHaveBeenCalled();
    await userEvent.type(words, "Vv, a branch of theirs.");
    await press("Verify");
    expect(await screen.findByText("Kaveri Foods is verified.")).toBeVisible();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it("lets nobody decide about a company that they act for (VERI-10)", async () => {
    open("Kaveri Foods", list("Kaveri Foods"), review("Kaveri Foods", { canDecide: false }));
    expect(await screen.findByText(/another admin decides about it/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Verify/ })).not.toBeInTheDocument();
    await userEvent.keyboard("v");
    expect(screen.queryByText("Kaveri Foods is verified.")).not.toBeInTheDocument();
  });

  it("says where nobody waits", async () => {
    openAsAdmin("/admin/verifications", [list()]);
    expect(await screen.findByText("No company waits")).toBeVisible();
  });
});
