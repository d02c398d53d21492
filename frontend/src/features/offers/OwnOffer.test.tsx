import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { renderRoutes } from "../../test/renderRoutes";
import {
  AcceptOfferDocument,
  DeclineOfferDocument,
  type Offer_OfferFragment,
  OtherApplicationsDocument,
} from "./Offers.generated";
import { buildOffer } from "./offers.factories";
import { OwnOffer } from "./OwnOffer";

function open(offers: Offer_OfferFragment[], mocks: object[] = []) {
  return renderRoutes("/", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element: <OwnOffer offers={offers} canAsk /> }],
  });
}

const other = (id: string, title: string, appliedAt: string, viewerMoves = ["WITHDRAWN"]) => ({
  ...{ __typename: "Application", id, status: "VIEWED", appliedAt, viewerMoves },
  job: { __typename: "ApplicationJob", title, companyName: "Deccan Mills" },
});

const others = (items: object[]) => ({
  request: { query: OtherApplicationsDocument, variables: {} },
  result: { data: { myApplications: { __typename: "ApplicationPage", items } } },
});

const DECIDED = { decidedAt: "2026-11-24T06:30:00.000Z", viewerCan: {} };
const accepted = () => buildOffer({ status: "ACCEPTED", ...DECIDED });

describe("an offer of one's own", () => {
  it("shows pay, days and the letter, and the ways to answer (OFFR-03)", async () => {
    const { container } = open([buildOffer()]);
    const offer = within(screen.getByRole("region", { name: "Offer" }));
    expect(offer.getByText("₹4.8 LPA")).toBeVisible();
    expect(offer.getByText("1 Dec 2026")).toBeVisible();
    expect(offer.getByText("28 Nov 2026")).toBeVisible();
    expect(offer.getByRole("link", { name: "Ask a Question" })).toHaveAttribute(
      "href",
      "/messages?open=application-1",
    );
    await userEvent.click(offer.getByText("Read the Letter"));
    expect(offer.getByText(/Welcome to Kaveri Foods/)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it.each(["Accept Offer", "Decline"])("stays open where Back closes '%s' (HEED-10)", async (name) => {
    const { router } = open([buildOffer()]);
    await userEvent.click(screen.getByRole("button", { name }));
    expect(screen.getByRole("dialog")).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe("/");
    expect(screen.getByRole("button", { name })).toBeVisible();
  });

  it("is accepted once its reader has confirmed it", async () => {
    const accept = jest.fn(() => ({ data: { acceptOffer: accepted() } }));
    open(
      [buildOffer()],
      [
        {
          request: { query: AcceptOfferDocument, variables: ({ id }: { id: string }) => id === "offer-1" },
          result: accept,
        },
      ],
    );
    await userEvent.click(screen.getByRole("button", { name: "Accept Offer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Accept this offer?" }));
    expect(accept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Accept Offer" }));
    expect(await screen.findByText("You accepted the offer. We’ve told the company.")).toBeVisible();
    expect(accept).toHaveBeenCalledTimes(1);
  });

  it("says that the company was faster (OFFR-04)", async () => {
    const refusal = { message: "This offer has changed meanwhile.", extensions: { code: "OFFER_STATE" } };
    open(
      [buildOffer()],
      [{ request: { query: AcceptOfferDocument, variables: () => true }, result: { errors: [refusal] } }],
    );
    await userEvent.click(screen.getByRole("button", { name: "Accept Offer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Accept this offer?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Accept Offer" }));
    expect(await screen.findByText("This offer has changed meanwhile. Look at it again.")).toBeVisible();
  });

  it("is declined with or without a reason", async () => {
    const decline = jest.fn(() => ({
      data: { declineOffer: buildOffer({ status: "DECLINED", ...DECIDED }) },
    }));
    open(
      [buildOffer()],
      [
        {
          request: {
            query: DeclineOfferDocument,
            variables: ({ words }: { words: string | null }) => words === null,
          },
          result: decline,
        },
      ],
    );
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Decline this offer?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    expect(await screen.findByText("Offer declined.")).toBeVisible();
  });

  it.each([
    [
      { status: "EXPIRED", viewerCan: {} },
      "The time to answer this offer is over. Ask them if it still stands.",
    ],
    [{ status: "DECLINED", ...DECIDED }, "You declined this offer."],
    [
      { status: "WITHDRAWN", words: "The post is filled.", wordsParty: "COMPANY", ...DECIDED },
      "Kaveri Foods took this offer back. “The post is filled.”",
    ],
    [{ status: "WITHDRAWN", wordsParty: "PORTAL", ...DECIDED }, "This offer ended with your application."],
  ] as const)("that is over says so: %j", (changes, words) => {
    open([buildOffer(changes)]);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Accept Offer" })).not.toBeInTheDocument();
  });
});

describe("after accepting", () => {
  it("one may withdraw what one applied to before, and nothing is chosen (OFFR-11)", async () => {
    open(
      [accepted()],
      [
        others([
          other("application-1", "Loom Fitter", "2026-11-01T06:30:00.000Z"),
          other("application-2", "Mill Operator", "2026-11-02T06:30:00.000Z"),
          other("application-3", "Mill Clerk", "2026-11-03T06:30:00.000Z", []),
          other("application-4", "Mill Driver", "2026-11-25T06:30:00.000Z"),
        ]),
      ],
    );
    const list = within(await screen.findByRole("region", { name: "Your other open applications" }));
    expect(list.getAllByRole("listitem")).toHaveLength(1);
    await userEvent.click(list.getByRole("button", { name: "Withdraw Mill Operator at Deccan Mills" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("nothing is asked of who has no other applications", async () => {
    open([accepted()], [others([other("application-1", "Loom Fitter", "2026-11-01T06:30:00.000Z", [])])]);
    expect(await screen.findByText("You accepted this offer on 24 Nov 2026.")).toBeVisible();
    expect(screen.queryByText("Your other open applications")).not.toBeInTheDocument();
  });
});
