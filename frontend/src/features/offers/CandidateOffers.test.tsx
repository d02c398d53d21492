import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { inHindi, loadHindi } from "../../test/inHindi";
import { renderRoutes } from "../../test/renderRoutes";
import { DescribePayDocument } from "../jobs/posting/JobForm.generated";
import { payAnswer } from "../jobs/posting/job-readings.factories";
import { CandidateOffers } from "./CandidateOffers";
import {
  ApplicationOffersDocument,
  MakeOfferDocument,
  OfferTemplateDocument,
  type Offer_OfferFragment,
  WithdrawOfferDocument,
} from "./Offers.generated";
import { words as hindi } from "./offers.words.hi";
import { buildMadeOffer } from "./offers.factories";

const answer = (offers: Offer_OfferFragment[]) => ({
  request: { query: ApplicationOffersDocument, variables: { applicationId: "application-1" } },
  result: { data: { offers } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

const TEMPLATE = {
  request: { query: OfferTemplateDocument, variables: { applicationId: "application-1" } },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      offerTemplate: {
        __typename: "OfferTemplate",
        text: "Dear Meera, your pay will be {pay}.",
        places: ["{pay}", "{joining date}", "{expiry}"],
        advertisedPay: null as object | null,
        advertisedYearly: null as number | null,
      },
    },
  },
};

const ADVERTISED = {
  __typename: "StatedPay",
  ...{ headline: "₹6 LPA", amount: 600_000, unit: "YEAR" },
};

type Around = NonNullable<Parameters<typeof renderRoutes>[1]>["around"];

function open(
  mocks: object[],
  { status = "OFFERED", isOffering = false, viewerMakesOffers = true } = {},
  around?: Around,
) {
  const onOfferingChange = jest.fn();
  const element = (
    <CandidateOffers
      candidate={{ id: "application-1", status, viewerMakesOffers }}
      isOffering={isOffering}
      onOfferingChange={onOfferingChange}
    />
  );
  const { container } = renderRoutes("/", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element }],
    ...(around && { around }),
  });
  return { onOfferingChange, container };
}

describe("the offers to a candidate", () => {
  it("show the last one with its terms, and take it back (OFFR-01)", async () => {
    const withdrawn = buildMadeOffer({ status: "WITHDRAWN", wordsParty: "COMPANY", viewerCan: {} });
    const withdraw = jest.fn(() => ({ data: { withdrawOffer: withdrawn } }));
    const { container } = open([
      answer([buildMadeOffer(), buildMadeOffer({ id: "offer-0", status: "EXPIRED", viewerCan: {} })]),
      { request: { query: WithdrawOfferDocument, variables: () => true }, result: withdraw },
    ]);
    expect(await screen.findByText("Waiting for Meera Pillai to answer.")).toBeVisible();
    expect(screen.getAllByText("₹4.8 LPA")).toHaveLength(2);
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Withdraw Offer" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this offer?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Withdraw Offer" }));
    expect(await screen.findByText("Offer withdrawn.")).toBeVisible();
    expect(withdraw).toHaveBeenCalledTimes(1);
  });

  it("lead to another one after a refusal, with the reason", async () => {
    const { onOfferingChange } = open([
      answer([
        buildMadeOffer({
          ...{ status: "DECLINED", words: "Too far.", wordsParty: "APPLICANT", viewerCan: {} },
          decidedAt: "2026-11-24T06:30:00.000Z",
        }),
      ]),
    ]);
    expect(await screen.findByText("Meera Pillai declined this offer. “Too far.”")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Make Another Offer" }));
    expect(onOfferingChange).toHaveBeenCalledWith(true);
  });

  it("say that none is sent where the candidate was moved by hand", async () => {
    open([answer([])]);
    expect(await screen.findByText("No offer is sent yet.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Make an Offer" })).toBeVisible();
  });
});

describe("the dialog that makes an offer", () => {
  it("begins with the portal's letter, and asks for pay and days (OFFR-01, OFFR-02)", async () => {
    const make = jest.fn((variables: unknown) => {
      expect(variables).toMatchObject({
        input: {
          applicationId: "application-1",
          pay: { amount: 480_000, unit: "YEAR" },
          joinsOn: "2099-01-05",
          replyBy: "2099-01-01",
          letter: "Dear Meera, your pay will be {pay}. Welcome.",
          letterId: null,
        },
      });
      return { data: { makeOffer: buildMadeOffer() } };
    });
    const { onOfferingChange } = open(
      [TEMPLATE, payAnswer(), { request: { query: MakeOfferDocument, variables: () => true }, result: make }],
      { status: "SHORTLISTED", isOffering: true },
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Make an offer" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Send Offer" }));
    expect(await dialog.findByText("Enter the pay in whole rupees")).toBeVisible();
    expect(dialog.getByText("Choose the first day of work")).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Pay"), "480000");
    await userEvent.type(dialog.getByLabelText("Joining date"), "2099-01-05");
    await userEvent.type(dialog.getByLabelText("Answer by"), "2099-01-01");
    await userEvent.type(dialog.getByRole("textbox", { name: "Letter" }), " Welcome.");
    await userEvent.click(dialog.getByRole("button", { name: "Send Offer" }));
    expect(await screen.findByText("Offer sent. We’ve told the candidate.")).toBeVisible();
    expect(make).toHaveBeenCalledTimes(1);
    expect(onOfferingChange).toHaveBeenCalledWith(false);
  });

  it("begins with pay and first day of the offer before (OFFR-15)", async () => {
    const declined = { status: "DECLINED" as const, joinsOn: "2099-01-05", viewerCan: {} };
    open([{ ...TEMPLATE, delay: 50 }, answer([buildMadeOffer(declined)]), payAnswer()], { isOffering: true });
    const dialog = within(await screen.findByRole("dialog", { name: "Make an offer" }));
    expect(await dialog.findByLabelText("Pay")).toHaveValue("4,80,000");
    expect(dialog.getByLabelText("Joining date")).toHaveValue("2099-01-05");
    expect(dialog.getByLabelText("Answer by")).toHaveValue("");
  });

  it("reads pay as people write it, and asks about pay that a lakh is missing of (OFFR-13)", async () => {
    const make = jest.fn((variables: unknown) => {
      expect(variables).toMatchObject({ input: { pay: { amount: 600_000, unit: "YEAR" } } });
      return { data: { makeOffer: buildMadeOffer() } };
    });
    const question = {
      __typename: "JobQuestion" as const,
      code: "PAY_UNLIKELY" as const,
      message: "'6 a year' is too little or too much to be right. Is a lakh or a k missing?",
      suggestions: [
        { __typename: "JobSuggestion" as const, text: "6 lakh a year", meaning: "₹6 LPA", isLikely: true },
      ],
    };
    const about = (text: string, asked: typeof question | null) => ({
      ...payAnswer(asked && "UNLIKELY", asked),
      request: { query: DescribePayDocument, variables: { text } },
    });
    open(
      [
        TEMPLATE,
        about("6 a year", question),
        about("6 lakh a year", null),
        { request: { query: MakeOfferDocument, variables: () => true }, result: make },
      ],
      { status: "SHORTLISTED", isOffering: true },
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Make an offer" }));
    await userEvent.type(await dialog.findByLabelText("Pay"), "6");
    await userEvent.type(dialog.getByLabelText("Joining date"), "2099-01-05");
    await userEvent.type(dialog.getByLabelText("Answer by"), "2099-01-01");
    await userEvent.click(dialog.getByRole("button", { name: "Send Offer" }));
    await waitFor(() => expect(dialog.getByLabelText("Pay")).toHaveFocus());
    expect(make).not.toHaveBeenCalled();
    await userEvent.click(await dialog.findByRole("button", { name: "Change to ₹6 LPA" }));
    expect(dialog.getByLabelText("Pay")).toHaveValue("6 lakh");
    expect(dialog.getByText("₹6,00,000 a year")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Send Offer" }));
    expect(await screen.findByText("Offer sent. We’ve told the candidate.")).toBeVisible();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("marks the field that the server refuses", async () => {
    const refusal = {
      message: "Some of the input is not right.",
      extensions: {
        code: "BAD_USER_INPUT",
        fields: [{ field: "replyBy", message: "must be within 90 days" }],
      },
    };
    open(
      [
        TEMPLATE,
        payAnswer(),
        { request: { query: MakeOfferDocument, variables: () => true }, result: { errors: [refusal] } },
      ],
      { status: "SHORTLISTED", isOffering: true },
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Make an offer" }));
    await userEvent.type(await dialog.findByLabelText("Pay"), "480000");
    await userEvent.type(dialog.getByLabelText("Joining date"), "2099-01-01");
    await userEvent.type(dialog.getByLabelText("Answer by"), "2099-01-05");
    await userEvent.click(dialog.getByRole("button", { name: "Send Offer" }));
    expect(await dialog.findByText("Choose a day on or before the joining date")).toBeVisible();
    fireEvent.change(dialog.getByLabelText("Answer by"), { target: { value: "2098-12-31" } });
    await userEvent.click(dialog.getByRole("button", { name: "Send Offer" }));
    expect(await dialog.findByText("must be within 90 days")).toBeVisible();
  });

  it("remarks on pay below what the job promised (HEED-03)", async () => {
    const { offerTemplate } = TEMPLATE.result.data;
    const data = {
      offerTemplate: { ...offerTemplate, advertisedPay: ADVERTISED, advertisedYearly: 600_000 },
    };
    open([{ ...TEMPLATE, result: { data } }, payAnswer()], { status: "SHORTLISTED", isOffering: true });
    const dialog = within(await screen.findByRole("dialog", { name: "Make an offer" }));
    const warning = "The job was advertised from ₹6 LPA. This offer is below it.";
    await userEvent.type(await dialog.findByLabelText("Pay"), "480000");
    expect(await dialog.findByText(warning)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText("Pay"));
    await userEvent.type(dialog.getByLabelText("Pay"), "600000");
    expect(dialog.queryByText(warning)).not.toBeInTheDocument();
  });

  it("remarks on pay that is several times what the job promised (OFFR-16)", async () => {
    const { offerTemplate } = TEMPLATE.result.data;
    const data = {
      offerTemplate: { ...offerTemplate, advertisedPay: ADVERTISED, advertisedYearly: 600_000 },
    };
    open([{ ...TEMPLATE, result: { data } }, payAnswer()], { status: "SHORTLISTED", isOffering: true });
    const dialog = within(await screen.findByRole("dialog", { name: "Make an offer" }));
    const warning = "The job was advertised from ₹6 LPA. This offer is far above it.";
    await userEvent.type(await dialog.findByLabelText("Pay"), "2400000");
    expect(dialog.queryByText(warning)).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText("Pay"), "0");
    expect(await dialog.findByText(warning)).toBeVisible();
  });

  it("says in Hindi what the server refuses (LANG-20)", async () => {
    await loadHindi();
    const fields = [
      { field: "pay.amount", message: "is too little or too much to be right.", rule: "UNLIKELY_PAY" },
      { field: "replyBy", message: "must be within 90 days", rule: "TOO_FAR", bound: 90 },
    ];
    const refusal = { message: "Some of it.", extensions: { code: "BAD_USER_INPUT", fields } };
    open(
      [
        TEMPLATE,
        payAnswer(),
        { request: { query: MakeOfferDocument, variables: () => true }, result: { errors: [refusal] } },
      ],
      { status: "SHORTLISTED", isOffering: true },
      inHindi,
    );
    const { form: words } = hindi;
    const dialog = within(await screen.findByRole("dialog", { name: words.title }));
    await userEvent.type(await dialog.findByLabelText("वेतन"), "480000");
    await userEvent.type(dialog.getByLabelText(words.joins), "2099-01-05");
    await userEvent.type(dialog.getByLabelText(words.replyBy), "2099-01-01");
    await userEvent.click(dialog.getByRole("button", { name: words.send }));
    expect(await dialog.findByText("आज से 90 दिन के अंदर का दिन चुनें")).toBeVisible();
    expect(dialog.getByText(/^यह रकम बहुत कम या बहुत ज़्यादा है/)).toBeVisible();
  });
});
