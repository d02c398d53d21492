import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  CallOffWalkInDayDocument,
  CallWalkInNumberDocument,
  CheckInWalkInVisitDocument,
  RecordWalkInVisitDocument,
  SetWalkInPaceDocument,
  type WalkInDay_DayFragment,
} from "../../features/walk-ins/WalkIns.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { WalkInDeskScreenDocument } from "./WalkInDeskScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];
type Visit = WalkInDay_DayFragment["visits"][number];

const DAY = "2026-11-24";

const visit = (number: number, name: string, changes: Partial<Visit> = {}): Visit => ({
  ...{ __typename: "WalkInVisit" as const },
  ...{
    id: `visit-${number}`,
    number,
    name,
    phone: "98765 43210",
    status: "WAITING",
    band: null,
    calledAt: null,
  },
  ...changes,
});

const day = (changes: Partial<WalkInDay_DayFragment> = {}): WalkInDay_DayFragment => ({
  ...{ __typename: "WalkInDay" as const },
  ...{ jobId: "job-1", jobTitle: "Delivery Executive", day: DAY, days: [DAY, "2026-11-25"] },
  ...{ isToday: true, isHeld: true, isCalledOff: false, numberNow: null },
  ...{ perHour: null, areHoursRead: true },
  visits: [visit(1, "Asha Menon"), visit(2, "Asif Shaikh")],
  ...changes,
});

const answer = (walkInDay: WalkInDay_DayFragment | null) => ({
  request: { query: WalkInDeskScreenDocument, variables: { jobId: "job-1", day: null } },
  result: { data: { walkInDay } },
});

const open = (mocks: object[], address = "/job-postings/job-1/walk-in") =>
  renderRoutes(address, { session: buildSession({ role: "employer" }), mocks: mocks as Mocks });

const rows = async () =>
  within(await screen.findByRole("region", { name: "Numbers" })).getAllByRole("listitem");

const refusal = (code: string) => ({ errors: [{ message: "No.", extensions: { code } }] });

describe("/job-postings/{id}/walk-in", () => {
  it("begins with whose turn it is, and asks there whether they came (WALK-18)", async () => {
    const record = jest.fn(() => ({
      data: { recordWalkInVisit: visit(2, "Asif Shaikh", { status: "MISSED" }) },
    }));
    const now = answer(
      day({
        numberNow: 2,
        visits: [
          visit(1, "Asha Menon", { status: "CAME", calledAt: "2026-11-24T04:00:00.000Z" }),
          visit(2, "Asif Shaikh", { calledAt: "2026-11-24T04:05:00.000Z" }),
          visit(3, "Bela Dutt"),
        ],
      }),
    );
    open([
      now,
      {
        request: {
          query: RecordWalkInVisitDocument,
          variables: { input: { id: "visit-2", outcome: "MISSED" } },
        },
        result: record,
      },
      now,
    ]);
    expect(await screen.findByText("1 earlier number, called already")).toBeVisible();
    const seen = (await rows()).filter((row) => !row.closest("details"));
    expect(seen.map((row) => row.textContent)).toEqual([
      expect.stringContaining("Asif Shaikh"),
      expect.stringContaining("Bela Dutt"),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Didn’t come" }));
    await waitFor(() => expect(record).toHaveBeenCalled());
  });

  it("folds no number away that was not called, whatever was called before it (WALK-18)", async () => {
    const visits = [
      visit(1, "Asha Menon"),
      visit(2, "Asif Shaikh", { calledAt: "2026-11-24T04:05:00.000Z" }),
    ];
    open([answer(day({ numberNow: 2, visits }))]);
    expect((await rows()).map((row) => row.textContent)).toEqual([
      expect.stringContaining("Asha Menon"),
      expect.stringContaining("Asif Shaikh"),
    ]);
    expect(screen.queryByText(/called already/)).not.toBeInTheDocument();
  });

  it("lists the numbers of a day, and calls the next with the one that it saw (WALK-03, WALK-05)", async () => {
    const call = jest.fn(() => ({
      data: { callWalkInNumber: visit(1, "Asha Menon", { calledAt: "2026-11-24T05:00:00Z" }) },
    }));
    const input = { jobId: "job-1", day: DAY, number: null, numberNow: null };
    const { container } = open([
      answer(day()),
      { request: { query: CallWalkInNumberDocument, variables: { input } }, result: call },
      answer(day({ numberNow: 1 })),
    ]);
    expect((await rows())[0]).toHaveTextContent("Asha Menon");
    const [link] = screen.getAllByRole("link", { name: "Call 98765 43210" });
    expect(link).toHaveAttribute("href", "tel:9876543210");
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Call Next" }));
    expect(await screen.findByText("Called now")).toBeVisible();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("takes the code out of a scanned address, and says whose it is (WALK-04)", async () => {
    const checkIn = jest.fn(() => ({
      data: { checkInWalkInVisit: visit(2, "Asif Shaikh", { status: "CAME" }) },
    }));
    const input = { jobId: "job-1", day: DAY, code: "2-8Q4TK" };
    const came = [visit(1, "Asha Menon"), visit(2, "Asif Shaikh", { status: "CAME" })];
    open([
      answer(day()),
      { request: { query: CheckInWalkInVisitDocument, variables: { input } }, result: checkIn },
      answer(day({ visits: came })),
    ]);
    const code = await screen.findByLabelText("Code");
    await userEvent.type(code, "https://jobs.example/job-postings/job-1/walk-in?code=2-8Q4TK");
    await userEvent.click(screen.getByRole("button", { name: "Mark as Came" }));
    expect(await screen.findByText("Number 2, Asif Shaikh, came.")).toBeVisible();
    expect(checkIn).toHaveBeenCalledTimes(1);
    expect(code).toHaveValue("");
  });

  it("says why a code is refused (WALK-04)", async () => {
    const input = { jobId: "job-1", day: DAY, code: "2-8Q4TK" };
    open(
      [
        {
          ...answer(day()),
          request: { query: WalkInDeskScreenDocument, variables: { jobId: "job-1", day: null } },
        },
        {
          request: { query: CheckInWalkInVisitDocument, variables: { input } },
          result: refusal("WALK_IN_OTHER_DAY"),
        },
      ],
      "/job-postings/job-1/walk-in?code=2-8Q4TK",
    );
    expect(await screen.findByLabelText("Code")).toHaveValue("2-8Q4TK");
    await userEvent.click(screen.getByRole("button", { name: "Mark as Came" }));
    expect(await screen.findByText("This number is for another day.")).toBeVisible();
  });

  it("calls the day off once that is meant (WALK-07)", async () => {
    const off = day({ isHeld: false, isCalledOff: true });
    open([
      answer(day()),
      {
        request: { query: CallOffWalkInDayDocument, variables: { input: { jobId: "job-1", day: DAY } } },
        result: { data: { callOffWalkInDay: off } },
      },
      answer(off),
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "Call Off This Day" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Call off this day?" }));
    expect(dialog.getByText(/^All 2 people who still wait will be told\./)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Call Off This Day" }));
    expect(await screen.findByText("This day is called off.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Call Next" })).toBeNull();
  });

  it("says where a job has no walk-in, and nobody a number", async () => {
    open([answer(null)]);
    expect(await screen.findByText("This job has no walk-in")).toBeVisible();
  });

  it("takes how many people an hour come, and shows each number's hour (WALK-14)", async () => {
    const input = { jobId: "job-1", day: DAY, perHour: 20 };
    const banded = visit(1, "Asha Menon", { band: { from: "10:00", until: "11:00" } });
    const { container } = open([
      answer(day({ visits: [banded] })),
      {
        request: { query: SetWalkInPaceDocument, variables: { input } },
        result: { data: { setWalkInPace: day({ perHour: 20, visits: [banded] }) } },
      },
    ]);
    expect((await rows())[0]).toHaveTextContent("10:00 am to 11:00 am");
    const field = screen.getByRole("textbox", { name: "People an hour" });
    await userEvent.type(field, "0");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Write a number from 1 to 500.")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, "20");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("New numbers: 20 an hour.")).toBeVisible();
  });

  it("says how the hours must be written where they are not read (WALK-14)", async () => {
    open([answer(day({ areHoursRead: false }))]);
    expect(await screen.findByText(/write the hours into the job, such as 10 am to 1 pm/)).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "People an hour" })).toBeNull();
  });
});
