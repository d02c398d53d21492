import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import {
  ConfirmFeedImportClosingDocument,
  CreateFeedImportDocument,
  DeleteFeedImportDocument,
  ReadFeedImportDocument,
} from "../../features/jobs/feed-import/FeedImports.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { FeedImportsScreenDocument } from "./FeedImportsScreen.generated";

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;

const URL = "https://kaveri.example/jobs.xml";

const run = (values: object = {}) => ({
  ...{ __typename: "FeedImportRun" as const, id: "run-1" },
  ...{ startedAt: "2026-11-10T06:30:00.000Z", endedAt: "2026-11-10T06:30:05.000Z" },
  ...{ failure: null, failureDetail: null, isUnmodified: false },
  ...{ addedCount: 3, changedCount: 1, closedCount: 0, unchangedCount: 12, leftOutCount: 0, missingCount: 0 },
  ...{ problems: [], ...values },
});

const problem = (reference: string | null, message: string) => ({
  ...{ __typename: "FeedImportProblem" as const, reference, title: "Cook", field: "location", message },
});

const seen = (feed: object = {}, ...runs: object[]) => ({
  ...{ __typename: "SeenFeedImport" as const, id: "feed-1", runs },
  feed: {
    ...{ __typename: "FeedImport" as const, id: "feed-1", url: URL, schedule: "HOURLY" },
    ...{ nextAt: "2126-11-10T07:30:00.000Z", failingSince: null, offAt: null, closingAskedAt: null },
    ...feed,
  },
});

const all = (...feeds: object[]) => ({
  ...{ __typename: "CompanyFeedImports" as const, id: "company-1", isVerified: true, feeds },
});

const company = { __typename: "Company" as const, id: "company-1", name: "Kaveri Foods" };

const answer = (feeds: object[], more: object = {}) => ({
  request: { query: FeedImportsScreenDocument, variables: { companyId: "company-1" } },
  result: { data: { companyFeedImports: { ...all(...feeds), company, ...more } } },
});

const open = (...mocks: object[]) =>
  renderRoutes("/companies/company-1/feeds", {
    session: buildSession({ role: "employer" }),
    mocks: mocks as Mocks,
  });

const acted = (query: object, name: string, ...feeds: object[]) => ({
  request: { query, variables: { id: "feed-1" } },
  result: { data: { [name]: all(...feeds) } },
});

const inputOf = (url: string, schedule: string) => ({
  ...{ companyId: "company-1", url, schedule, doesApplyElsewhere: false },
  answers: [
    { field: "pay", value: "Not disclosed" },
    { field: "requirements", value: "As told in the description" },
  ],
});

describe("a company's feeds (FDIN-08)", () => {
  it("show what came of each reading, and why jobs stayed out", async () => {
    const problems = [problem("K-7", "is no place that we know"), problem(null, "is missing")];
    const { container } = open(
      answer([
        seen(
          {},
          run({ leftOutCount: 3, problems }),
          run({ id: "run-2", failure: "UNREACHABLE", failureDetail: "It answered with status 503." }),
        ),
      ]),
    );
    const list = within(await screen.findByRole("region", { name: "Your feeds" }));
    expect(list.getByText(URL)).toBeVisible();
    expect(list.getByText("3 new · 1 changed · 12 unchanged · 3 left out")).toBeVisible();
    await userEvent.click(list.getByText("Why 3 jobs stayed out"));
    expect(list.getByText("K-7 · Cook")).toBeVisible();
    expect(list.getByText("No reference number · Cook")).toBeVisible();
    expect(list.getByText("And 1 more.")).toBeVisible();
    await userEvent.click(list.getByText("Last readings (1)"));
    expect(list.getByText("The address could not be reached. It answered with status 503.")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("are added by an address, with what holds where a job says nothing", async () => {
    open(answer([]), {
      request: { query: CreateFeedImportDocument, variables: { input: inputOf(URL, "HOURLY") } },
      result: { data: { createFeedImport: all(seen()) } },
    });
    expect(await screen.findByText("No feeds yet")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Add Feed" }));
    expect(screen.getByText("Please type an address")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: "Address of the feed" }), URL);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "How often to read it" }), "HOURLY");
    await userEvent.click(screen.getByRole("button", { name: "Add Feed" }));
    expect(await screen.findByText("The feed is added and will be read in a moment")).toBeVisible();
    expect(screen.getByText(URL)).toBeVisible();
  });

  it("are not added at an address that nothing is read at", async () => {
    const extensions = { code: "BAD_USER_INPUT", fields: [{ field: "url", message: "no" }] };
    open(answer([]), {
      request: {
        query: CreateFeedImportDocument,
        variables: { input: inputOf("https://10.0.0.1/", "DAILY") },
      },
      result: { errors: [new GraphQLError("No.", { extensions })] },
    });
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Address of the feed" }),
      "https://10.0.0.1/",
    );
    await userEvent.click(screen.getByRole("button", { name: "Add Feed" }));
    expect(await screen.findByText("Please type an https address of a public host")).toBeVisible();
  });

  it("ask before more than half of their jobs are closed", async () => {
    const asking = { closingAskedAt: "2026-11-10T06:30:00.000Z" };
    open(
      answer([seen(asking, run({ missingCount: 8 }))]),
      acted(
        ConfirmFeedImportClosingDocument,
        "confirmFeedImportClosing",
        seen(asking, run({ missingCount: 8 })),
      ),
    );
    expect(await screen.findByText(/lacks 8 jobs, more than half/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close 8 jobs" }));
    const dialog = await screen.findByRole("dialog", { name: "Close 8 jobs?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close 8 jobs" }));
    expect(await screen.findByText("They will be closed in a moment")).toBeVisible();
  });

  it("that were switched off are switched on again", async () => {
    open(
      answer([seen({ offAt: "2026-11-10T06:30:00.000Z" })]),
      acted(ReadFeedImportDocument, "readFeedImport", seen()),
    );
    expect(
      await screen.findByText("Switched off on 10 Nov 2026, because it had failed for days"),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Switch On" }));
    expect(await screen.findByRole("button", { name: "Read Now" })).toBeVisible();
  });

  it("are deleted after asking", async () => {
    open(answer([seen()]), acted(DeleteFeedImportDocument, "deleteFeedImport"));
    await userEvent.click(await screen.findByRole("button", { name: `Delete ${URL}` }));
    const dialog = await screen.findByRole("dialog", { name: "Delete this feed?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No feeds yet")).toBeVisible();
  });

  it("lead to the verification where the company isn't verified", async () => {
    open(answer([], { isVerified: false }));
    expect(await screen.findByRole("link", { name: "Get verified" })).toHaveAttribute(
      "href",
      "/companies/company-1/verification",
    );
    expect(screen.queryByRole("button", { name: "Add Feed" })).not.toBeInTheDocument();
  });
});
