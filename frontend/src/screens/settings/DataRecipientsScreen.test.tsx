import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { DataRecipientsScreenDocument } from "./DataRecipientsScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const disclosure = (changes: object = {}) => ({
  __typename: "Disclosure",
  ...{ id: "application:a-1", kind: "APPLICATION", data: ["NAME", "PHONE", "EMAIL", "RESUME"] },
  ...{ applicationId: "a-1", jobTitle: "Staff Nurse", formerName: null },
  ...{ openedAt: "2026-11-13T06:00:00.000Z" },
  ...{ firstAt: "2026-11-12T06:00:00.000Z", lastAt: "2026-11-20T06:00:00.000Z" },
  ...changes,
});
const recipient = (changes: object = {}) => ({
  __typename: "DataRecipient",
  ...{ id: "c-1", isPortal: false, companyId: "c-1", name: "Kaveri Works", disclosureCount: 1 },
  ...{ firstAt: "2026-11-12T06:00:00.000Z", lastAt: "2026-11-20T06:00:00.000Z" },
  disclosures: [disclosure()],
  ...changes,
});
const page = (items: object[], { after = null, next = null }: Record<string, string | null> = {}) => ({
  request: { query: DataRecipientsScreenDocument, variables: { after } },
  result: { data: { dataRecipients: { __typename: "DataRecipientPage", items, nextCursor: next } } },
});
const open = (mocks: object[], address = "/settings/seen-by") =>
  renderRoutes(address, { session: buildSession(), mocks: mocks as Mocks });
const entry = (name: string) => screen.findByRole("article", { name });

describe("/settings/seen-by", () => {
  it("says which company saw what, and when (SAWN-05)", async () => {
    const card = disclosure({
      ...{ id: "card:c-2", kind: "CARD", data: [], applicationId: null, jobTitle: null, openedAt: null },
      ...{ formerName: "Kaveri Mills", lastAt: "2026-11-12T08:00:00.000Z" },
    });
    const { container } = open([
      page([recipient({ disclosureCount: 23, disclosures: [disclosure(), card] })]),
    ]);
    const company = within(await entry("Kaveri Works"));
    expect(company.getByRole("link", { name: "Kaveri Works" })).toHaveAttribute("href", "/companies/c-1");
    const [application, look] = company.getAllByRole("listitem");
    expect(application).toHaveTextContent(
      "Your application for Staff Nurse: name, phone, email and resume" +
        "First on 12 Nov 2026, last on 20 Nov 2026 · The company’s first step: 13 Nov 2026",
    );
    expect(company.getByRole("link", { name: "Your application for Staff Nurse" })).toHaveAttribute(
      "href",
      "/dashboard/applications?open=a-1",
    );
    expect(look).toHaveTextContent(
      "Your card among people, without your name and contact" + "On 12 Nov 2026 · Then called Kaveri Mills",
    );
    expect(company.getByText(/and 21 more/)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("names what has no page: the admins, a blocked company, one that is gone (SAWN-03, SAWN-05)", async () => {
    const message = disclosure({
      id: "message:p",
      kind: "MESSAGE",
      data: [],
      applicationId: null,
      jobTitle: null,
    });
    open([
      page([
        recipient({ id: "p", isPortal: true, companyId: null, name: null, disclosures: [message] }),
        recipient({ id: "c-2", companyId: null, name: "Blocked Mills", disclosureCount: 0, disclosures: [] }),
        recipient({
          id: "c-3",
          companyId: null,
          name: null,
          disclosures: [disclosure({ id: "application:a-2", openedAt: null })],
        }),
      ]),
    ]);
    const admins = within(await entry("Admins of this portal"));
    expect(admins.getByText("Messages of yours that were held or reported")).toBeVisible();
    expect(admins.queryByRole("link")).not.toBeInTheDocument();
    expect(within(await entry("Blocked Mills")).queryByRole("link")).not.toBeInTheDocument();
    const gone = within(await entry("A company that is gone"));
    expect(gone.getByText(/No step of the company yet/)).toBeVisible();
  });

  it("goes on page by page, and back to the latest (SAWN-05)", async () => {
    open([
      page([recipient()], { next: "cursor=" }),
      page([recipient({ id: "c-2", name: "Godavari Mills" })], { after: "cursor=" }),
    ]);
    await userEvent.click(await screen.findByRole("link", { name: "Earlier ones" }));
    expect(await entry("Godavari Mills")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Earlier ones" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Back to the latest" }));
    expect(await entry("Kaveri Works")).toBeVisible();
  });

  it("says that nobody has, what it can't know, and which services get data (SAWN-05, SAWN-06)", async () => {
    const { container } = open([page([])]);
    expect(await screen.findByText("Nobody has seen your data")).toBeVisible();
    expect(screen.getByText(/^Google’s Firebase checks your password/)).toBeVisible();
    expect(screen.getByText(/We keep its steps, not each look or download\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "Read the privacy notice" })).toHaveAttribute(
      "href",
      "/privacy-notice",
    );
    expect(await violationsIn(container)).toEqual([]);
  });

  it("tries again where it could not be loaded (SAWN-05)", async () => {
    const { request } = page([]);
    open([{ request, error: new Error("The line is cut.") }, page([recipient()])]);
    expect(await screen.findByText("We couldn’t load this list.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await entry("Kaveri Works")).toBeVisible();
  });
});
