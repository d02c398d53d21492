import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { breachPaper } from "../../features/privacy/breaches/breach-paper";
import {
  MarkBreachReportedDocument,
  TellOfBreachDocument,
  SaveBreachDocument,
} from "../../features/privacy/breaches/Breaches.generated";
import { violationsIn } from "../../test/axe";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { AdminBreachesScreenDocument } from "./AdminBreachesScreen.generated";

const breach = (changes: object = {}) => ({
  __typename: "Breach" as const,
  ...{ id: "breach-1", number: 3, version: 1, peopleCount: 12, reportedAt: null, told: null },
  ...{ noticedAt: "2026-11-25T05:00:00.000Z", dueAt: "2026-11-28T05:00:00.000Z" },
  ...{ what: "A backup was readable.", data: "Names.", consequences: "Mails.", measures: "It was closed." },
  ...changes,
});
const list = (...items: object[]) => ({
  request: { query: AdminBreachesScreenDocument, variables: { page: 1, pageSize: 20 } },
  result: { data: { breaches: { __typename: "BreachPage", items, total: items.length } } },
});

beforeEach(() => jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-26T05:30:00Z")));
afterEach(() => jest.restoreAllMocks());

describe("/admin/breaches (BRCH-03)", () => {
  it("shows what is left of the hours, and asks before it writes down that the Board is told (BRCH-05)", async () => {
    const reportedAt = "2026-11-26T05:30:00.000Z";
    const mark = jest.fn(() => ({ data: { markBreachReported: breach({ version: 2, reportedAt }) } }));
    const { container } = openAsAdmin("/admin/breaches", [
      list(breach()),
      {
        request: { query: MarkBreachReportedDocument, variables: { id: "breach-1" } },
        result: mark,
      },
    ]);
    const entry = within(await screen.findByRole("article", { name: "Breach no. 3" }));
    expect(entry.getByText("47 hours left")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await press("Board is told of no. 3");
    const dialog = await screen.findByRole("dialog", { name: "Is the Board told of no. 3?" });
    expect(dialog).toHaveTextContent("26 Nov 2026");
    expect(dialog).toHaveTextContent("nobody can change the entry or take this back");
    expect(await violationsIn(dialog)).toEqual([]);
    expect(mark).not.toHaveBeenCalled();
    await press("Board Is Told");
    expect(await entry.findByText("Board told 26 Nov 2026")).toBeVisible();
    expect(entry.queryByRole("button", { name: "Change no. 3" })).not.toBeInTheDocument();
  });

  it("says how late it is, and that none is entered", async () => {
    openAsAdmin("/admin/breaches", [list(breach({ dueAt: "2026-11-26T05:00:00.000Z" }))]);
    expect(await screen.findByText("1 hour late")).toBeVisible();
  });

  it("takes a change; what was typed stays where another admin was first", async () => {
    const variables = {
      input: {
        ...{ id: "breach-1", version: 1, noticedAt: "2026-11-25T05:00:00.000Z", peopleCount: 40 },
        ...{ what: "A backup was readable.", data: "Names.", consequences: "Mails." },
        measures: "It was closed.",
      },
    };
    openAsAdmin("/admin/breaches", [
      list(breach()),
      {
        request: { query: SaveBreachDocument, variables },
        result: {
          errors: [
            {
              message: "Another admin has changed this meanwhile.",
              extensions: { code: "BREACH_CHANGED" },
            },
          ],
        },
      },
    ]);
    await press("Change no. 3");
    const dialog = within(await screen.findByRole("dialog", { name: "Change no. 3" }));
    const count = dialog.getByRole("textbox", { name: "How many people it is about" });
    await userEvent.clear(count);
    await press("Save");
    expect(await dialog.findByText("Please enter a number, 0 if you don’t know yet")).toBeVisible();
    await userEvent.type(count, "40");
    await press("Save");
    expect(await dialog.findByText("Another admin has changed this meanwhile.")).toBeVisible();
    expect(count).toHaveValue("40");
  });
});

describe("telling the people whom a breach concerns (BRCH-07)", () => {
  it("begins with the register's texts, asks what they can do, and shows how many are told", async () => {
    const told = {
      __typename: "BreachTold",
      toldCount: 0,
      begunAt: "2026-11-26T05:30:00.000Z",
      isGoingOn: true,
    };
    const input = {
      ...{ id: expect.any(String) as string, breachId: "breach-1", audience: "ADDRESSES" },
      addresses: ["asha@mail.example", "ravi@mail.example"],
      message:
        "What happened: A backup was readable.\n\nYour data: Names.\n\nWhat may follow: Mails.\n\nWhat we did: It was closed.",
      advice: "Change your password.",
    };
    openAsAdmin("/admin/breaches", [
      list(breach()),
      {
        request: {
          query: TellOfBreachDocument,
          variables: (sent: object) => {
            expect(sent).toEqual({ input });
            return true;
          },
        },
        result: { data: { tellOfBreach: breach({ told }) } },
      },
      list(breach({ told: { ...told, toldCount: 2, isGoingOn: false } })),
    ]);
    await press("Tell people of no. 3");
    const dialog = within(await screen.findByRole("dialog", { name: "Tell people of no. 3" }));
    await press("Tell People");
    expect(await dialog.findByText("Please enter at least one address")).toBeVisible();
    expect(dialog.getByText("Please fill this in")).toBeVisible();
    await userEvent.type(
      dialog.getByRole("textbox", { name: "E-mail addresses, one on each line" }),
      "asha@mail.example, ravi@mail.example",
    );
    await userEvent.type(dialog.getByRole("textbox", { name: "What they can do to be safe" }), input.advice);
    expect(await violationsIn(screen.getByRole("dialog"))).toEqual([]);
    await press("Tell People");
    expect(await screen.findByText("Being told since 26 Nov 2026: 0 people")).toBeVisible();
    expect(await screen.findByText("Told from 26 Nov 2026: 2 people", {}, { timeout: 5_000 })).toBeVisible();
  });
});

describe("the paper for the Board (BRCH-04)", () => {
  it("has what the Rules ask for, with days and times of India", () => {
    const paper = breachPaper(breach());
    expect(paper).toContain("Noticed: 25 November 2026, 10:30 am (India)");
    expect(paper).toContain("The 72 hours end: 28 November 2026, 10:30 am (India)");
    for (const part of ["A backup was readable.", "Names.", "\n12\n", "Mails.", "It was closed."])
      expect(paper).toContain(part);
  });

  it("says how many people were told, once some were", () => {
    const told = { toldCount: 12, begunAt: "2026-11-26T05:30:00.000Z", isGoingOn: false };
    expect(breachPaper(breach({ told }))).toContain(
      "by mail, from 26 November 2026, 11:00 am (India) on. Accounts told so far: 12",
    );
  });
});
