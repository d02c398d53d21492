import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeptForReading } from "../../app/offline/KeptForReading";
import type { Session } from "../../auth/session";
import { keepWalkIn, keptWalkIn } from "../../features/walk-ins/kept-walk-in";
import { buildPass, buildWalkIn } from "../../features/walk-ins/walk-ins.factories";
import {
  GiveBackWalkInNumberDocument,
  TakeWalkInNumberDocument,
  type WalkIn_WalkInFragment,
  WalkInCalendarDocument,
} from "../../features/walk-ins/WalkIns.generated";
import { catchSavedFiles } from "../../test/catch-saved-files";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { WalkInScreenDocument } from "./WalkInScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const session = buildSession();
const uid = session.status === "signed-in" ? session.user.uid : "";

afterEach(() => window.localStorage.clear());

const answer = (walkIn: WalkIn_WalkInFragment | null) => ({
  request: { query: WalkInScreenDocument, variables: { jobId: "job-1" } },
  result: { data: { walkIn } },
});

const open = (...mocks: object[]) => renderRoutes("/jobs/job-1/walk-in", { session, mocks: mocks as Mocks });

const pass = async () => within(await screen.findByRole("region", { name: "Your number" }));

const searchedFor = () =>
  new URL(screen.getByRole("link", { name: "Map" }).getAttribute("href") ?? "").searchParams.get("query");

describe("/jobs/{id}/walk-in", () => {
  it("shares the typed name and phone number for a number (WALK-01)", async () => {
    const take = jest.fn(() => ({ data: { takeWalkInNumber: buildWalkIn() } }));
    const input = { jobId: "job-1", day: "2099-11-25", name: "Asha Menon", phone: "9876543210" };
    const { container } = open(
      answer(buildWalkIn({ pass: null })),
      { request: { query: TakeWalkInNumberDocument, variables: { input } }, result: take },
      answer(buildWalkIn({ pass: buildPass({ day: "2099-11-25" }) })),
    );
    expect(await screen.findByText(/^Kaveri Foods sees this name and phone number/)).toBeVisible();
    const [name, phone] = [screen.getByLabelText("Name"), screen.getByLabelText("Phone number")];
    await userEvent.clear(name);
    await userEvent.clear(phone);
    await userEvent.click(screen.getByRole("radio", { name: /^Wednesday, 25 November/ }));
    await userEvent.click(screen.getByRole("button", { name: "Share and Get a Number" }));
    expect(screen.getByText("Write your name.")).toBeVisible();
    expect(screen.getByText("Write your phone number.")).toBeVisible();
    await userEvent.type(name, "Asha Menon");
    await userEvent.type(phone, "9876543210");
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Share and Get a Number" }));
    expect((await pass()).getByText("27-8Q4TK")).toBeVisible();
    expect(take).toHaveBeenCalledTimes(1);
  });

  it("saves the number as a file for calendars while one waits with it (WALK-17)", async () => {
    const files = catchSavedFiles();
    const calendar = {
      request: { query: WalkInCalendarDocument, variables: { jobId: "job-1" } },
      result: { data: { walkInCalendar: "BEGIN:VCALENDAR" } },
    };
    open(answer(buildWalkIn()), calendar);
    await userEvent.click((await pass()).getByRole("button", { name: "Add to Calendar" }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(["walk-in.ics"]));
  });

  it("offers the hours that have a place, and shows the one of the number (WALK-14)", async () => {
    const input = {
      ...{ jobId: "job-1", day: "2099-11-24", bandFrom: "11:00" },
      ...{ name: "Asha Menon", phone: "9876543210" },
    };
    const bands = [
      { day: "2099-11-24", from: "10:00", until: "11:00" },
      { day: "2099-11-24", from: "11:00", until: "12:00" },
      { day: "2099-11-25", from: "12:00", until: "13:00" },
    ];
    const taken = buildWalkIn({ bands, pass: buildPass({ band: { from: "11:00", until: "12:00" } }) });
    open(
      answer(buildWalkIn({ bands, pass: null })),
      {
        request: { query: TakeWalkInNumberDocument, variables: { input } },
        result: { data: { takeWalkInNumber: taken } },
      },
      answer(taken),
    );
    const hour = await screen.findByRole("combobox", { name: "Hour" });
    expect(
      within(hour)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([...["10:00 am to 11:00 am", "11:00 am to 12:00 pm"]]);
    await userEvent.selectOptions(hour, "11:00");
    const [name, phone] = [screen.getByLabelText("Name"), screen.getByLabelText("Phone number")];
    await userEvent.clear(name);
    await userEvent.clear(phone);
    await userEvent.type(name, "Asha Menon");
    await userEvent.type(phone, "9876543210");
    await userEvent.click(screen.getByRole("button", { name: "Share and Get a Number" }));
    expect((await pass()).getByText("11:00 am to 12:00 pm")).toBeVisible();
  });

  it.each([
    [{ numberNow: null }, "Nobody is called yet"],
    [{ numberNow: 19 }, "Number now: 19"],
    [{ numberNow: 27, turn: "NOW" as const }, "Your turn"],
    [{ numberNow: 28, turn: "PASSED" as const }, "Your turn is over, go to the desk"],
    [{ numberNow: 28, turn: "DONE" as const }, "Your turn is over"],
    [{ turn: "OFF" as const }, "The company has called off this day."],
  ])("says of %j how far the queue has come: %s (WALK-03)", async (changes, said) => {
    const { container } = open(answer(buildWalkIn({ pass: buildPass(changes) })));
    expect((await pass()).getByText(said)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("names job and company before a number is taken, and searches the map for the place alone (WALK-16)", async () => {
    const venue = "Kalanika EV Motors, Aundh, Pune. Bring your resume and your certificates.";
    const { unmount } = open(answer(buildWalkIn({ pass: null, venue })));
    expect(await screen.findByText("Delivery Executive")).toBeVisible();
    expect(screen.getByText("Kaveri Foods")).toBeVisible();
    expect(screen.getByText(venue)).toBeVisible();
    expect(searchedFor()).toBe("Kalanika EV Motors, Aundh, Pune");
    unmount();
    open(answer(buildWalkIn({ venue: "Reach Towers, 12 Call Street, Noida" })));
    await pass();
    expect(searchedFor()).toBe("Reach Towers, 12 Call Street, Noida");
  });

  it("gives the number back once that is meant (WALK-01)", async () => {
    const giveBack = jest.fn(() => ({ data: { giveBackWalkInNumber: buildWalkIn({ pass: null }) } }));
    open(
      answer(buildWalkIn()),
      { request: { query: GiveBackWalkInNumberDocument, variables: { jobId: "job-1" } }, result: giveBack },
      answer(buildWalkIn({ pass: null })),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Give Up My Place" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Give up your place?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Give Up My Place" }));
    expect(await screen.findByText("You gave your number back.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Share and Get a Number" })).toBeVisible();
    expect(keptWalkIn(uid, "job-1")).toBeNull();
  });

  it("shows without a network what it showed last, and says so (WALK-09)", async () => {
    keepWalkIn(uid, "job-1", buildWalkIn());
    open({ ...answer(null), result: undefined, error: new Error("No network") });
    expect(await screen.findByText(/^You are offline\./)).toBeVisible();
    expect((await pass()).getByRole("img", { name: "QR code of 27-8Q4TK" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Give Up My Place" })).toBeNull();
  });

  it("says where there is no walk-in, and offers to ask again where it is not known", async () => {
    const { unmount } = open(answer(null));
    expect(await screen.findByText("There is no walk-in here")).toBeVisible();
    unmount();
    open({ ...answer(null), result: undefined, error: new Error("No network") });
    expect(await screen.findByText("We couldn’t load the walk-in.")).toBeVisible();
  });
});

describe("numbers that were kept in this browser (WALK-09)", () => {
  it.each<[string, Session, boolean]>([
    ["stay for whom they are", session, true],
    ["stay while nobody knows who is signed in", { status: "loading" }, true],
    ["stay while the provider is silent", { status: "signed-out", isPresumed: true }, true],
    ["go once they have signed out", { status: "signed-out" }, false],
  ])("%s", (_when, present, isThere) => {
    keepWalkIn(uid, "job-1", buildWalkIn());
    keepWalkIn("another", "job-1", buildWalkIn());
    renderRoutes("/", { session: present, routeObjects: [{ path: "/", element: <KeptForReading /> }] });
    expect(keptWalkIn(uid, "job-1") !== null).toBe(isThere);
    const isKnown = present.status === "signed-in";
    expect(keptWalkIn("another", "job-1") !== null).toBe(isThere && !isKnown);
  });
});
