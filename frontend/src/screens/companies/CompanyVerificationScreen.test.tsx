import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import {
  AnswerVerificationDocument,
  AskWorkEmailCodeDocument,
  BeginDomainCheckDocument,
  ConfirmWorkEmailDocument,
} from "../../features/verification/Verification.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { CompanyVerificationScreenDocument } from "./CompanyVerificationScreen.generated";

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;
type Changes = Partial<Record<"WORK_EMAIL" | "DOMAIN" | "GSTIN" | "DOCUMENTS", object>>;

const KINDS = ["WORK_EMAIL", "DOMAIN", "GSTIN", "DOCUMENTS"] as const;
const AT = "2026-11-10T06:30:00.000Z";
const UNTIL = "2027-11-10T06:30:00.000Z";

const standing = (changes: Changes = {}, others: object = {}) => ({
  __typename: "CompanyVerification" as const,
  id: "company-1",
  company: {
    ...{ __typename: "Company" as const, id: "company-1", name: "Kaveri Foods", isVerified: false },
    ...{ verifiedUntil: null, checks: [], website: "https://kaveri.example" },
  },
  domain: "kaveri.example",
  isMailOffered: true,
  steps: KINDS.map((kind) => ({
    ...{ __typename: "VerificationStep" as const, kind, state: null, subject: null, askedAt: null },
    ...{ decidedAt: null, holdsUntil: null, token: null, lookedAt: null, hasCode: false, documents: [] },
    ...changes[kind],
  })),
  request: null,
  ...others,
});

const answer = (...given: Parameters<typeof standing>) => ({
  request: { query: CompanyVerificationScreenDocument, variables: { companyId: "company-1" } },
  result: { data: { companyVerification: standing(...given) } },
});

const open = (...mocks: object[]) =>
  renderRoutes("/companies/company-1/verification", {
    session: buildSession({ role: "employer" }),
    mocks: mocks as Mocks,
  });

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("a badge that is over (VERI-11)", () => {
  const request = {
    ...{ __typename: "VerificationRequest", id: "request-1", status: "VERIFIED" },
    ...{ askedAt: AT, message: null, decidedAt: AT },
  };

  it.each([
    ["LAPSED", /^Your badge has ended: 12 months are over, or your name or website changed\./],
    ["WITHDRAWN", /^A person here took your badge back\./],
  ])("says why where a step is %s", async (state, text) => {
    open(answer({ GSTIN: { state, decidedAt: AT } }, { request }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe("what an admin asked for (VERI-14)", () => {
  const asked = {
    ...{ __typename: "VerificationRequest", id: "request-1", status: "MORE_ASKED" },
    ...{ askedAt: AT, message: "Where is your head office?", decidedAt: AT },
  };

  it("is answered in words", async () => {
    const words = "In Pune, since May.";
    open(answer({}, { request: asked }), {
      request: { query: AnswerVerificationDocument, variables: { companyId: "company-1", words } },
      result: { data: { answerVerification: standing({}, { request: { ...asked, status: "WAITING" } }) } },
    });
    await userEvent.type(await screen.findByRole("textbox", { name: "Your answer" }), words);
    await press("Send Answer");
    expect(await screen.findByText("We’re looking at it. You’ll get a notice.")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Your answer" })).not.toBeInTheDocument();
  });
});

describe("the ladder's screen (VERI-01)", () => {
  it("shows each step with how it stands, and what readers see now", async () => {
    const { container } = open(
      answer(
        { WORK_EMAIL: { state: "PASSED", subject: "hr@kaveri.example", decidedAt: AT, holdsUntil: UNTIL } },
        {
          request: {
            ...{ __typename: "VerificationRequest", id: "request-1", status: "MORE_ASKED" },
            ...{ askedAt: AT, message: "Please send your certificate.", decidedAt: AT },
          },
        },
      ),
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Get Verified" })).toBeVisible();
    expect(await screen.findByText("hr@kaveri.example, holds until 10 Nov 2027")).toBeVisible();
    expect(screen.getByText("We wrote: Please send your certificate.")).toBeVisible();
    expect(screen.getAllByText("To do")).toHaveLength(3);
    const checked = within(screen.getByRole("region", { name: "What we checked" }));
    expect(checked.getAllByText("Not checked yet")).toHaveLength(4);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("mails a code and takes it; what is wrong stands at the field (VERI-02)", async () => {
    const asking = (email: string, result: object) => ({
      request: { query: AskWorkEmailCodeDocument, variables: { companyId: "company-1", email } },
      result,
    });
    const refusal = new GraphQLError("No.", {
      extensions: {
        code: "BAD_USER_INPUT",
        fields: [{ field: "email", message: "must not be at a free mail service" }],
      },
    });
    const sent = { WORK_EMAIL: { state: "PENDING", subject: "hr@kaveri.example", hasCode: true } };
    const passed = {
      WORK_EMAIL: { state: "PASSED", subject: "hr@kaveri.example", decidedAt: AT, holdsUntil: UNTIL },
    };
    open(
      answer(),
      asking("hr@gmail.com", { errors: [refusal] }),
      asking("hr@kaveri.example", { data: { askWorkEmailCode: standing(sent) } }),
      {
        request: {
          query: ConfirmWorkEmailDocument,
          variables: { companyId: "company-1", code: "123 456" },
        },
        result: { data: { confirmWorkEmail: standing(passed) } },
      },
      answer(sent),
      answer(passed),
    );
    const email = await screen.findByRole("textbox", { name: "Work email" });
    await userEvent.type(email, "hr@gmail.com");
    await press("Send Code");
    expect(await screen.findByText("Work email must not be at a free mail service.")).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, "hr@kaveri.example");
    await press("Send Code");
    // Whoever finds the code after all goes back to its field.
    await press("Send Another Code");
    await press("Type the code that you have");
    await userEvent.type(await screen.findByRole("textbox", { name: "Code from the email" }), "123 456");
    await press("Confirm");
    expect(await screen.findByText("hr@kaveri.example, holds until 10 Nov 2027")).toBeVisible();
  });

  it("says what is to stand in the DNS or on the site (VERI-05)", async () => {
    const begun = { DOMAIN: { state: "PENDING", subject: "kaveri.example", token: "jp-verify=abc" } };
    open(
      answer(),
      {
        request: { query: BeginDomainCheckDocument, variables: { companyId: "company-1" } },
        result: { data: { beginDomainCheck: standing(begun) } },
      },
      answer(begun),
    );
    await press("Start");
    expect(await screen.findByText("_jobportal.kaveri.example")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "File on the site" }));
    expect(screen.getByText("https://kaveri.example/.well-known/jobportal-verification.txt")).toBeVisible();
    expect(screen.getByText("jp-verify=abc")).toBeVisible();
  });

  it("shows the number that it waits for, and asks for another on a press alone (VERI-01)", async () => {
    open(answer({ GSTIN: { state: "PENDING", subject: "27AAPFU0939F1ZV" } }));
    expect(await screen.findByText("27AAPFU0939F1ZV")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Legal name" })).not.toBeInTheDocument();
    await press("Change Number");
    expect(screen.getByRole("textbox", { name: "GSTIN" })).toHaveValue("27AAPFU0939F1ZV");
    expect(screen.getByRole("textbox", { name: "Legal name" })).toBeVisible();
  });

  it("leads to the company's page where it names no website", async () => {
    open(answer({}, { domain: null }));
    expect(await screen.findByRole("link", { name: "Add website" })).toHaveAttribute(
      "href",
      "/companies/company-1/edit",
    );
    expect(screen.queryByRole("textbox", { name: "Work email" })).not.toBeInTheDocument();
  });

  it("has nothing for those who don't act for the company", async () => {
    const refusal = new GraphQLError("Not found.", { extensions: { code: "NOT_FOUND" } });
    open({ ...answer(), result: { errors: [refusal] } });
    expect(await screen.findByText("Company not found")).toBeVisible();
  });
});
