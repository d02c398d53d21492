import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { violationsIn } from "../../test/axe";
import { ReadPartKind } from "../../shared/schema.generated";
import { addressOf, answer, buildReadPart, count, locationBox, open } from "./job-list.factories";

const HERE = { latitude: 12.935, longitude: 77.624 };
const NEAR = "near=me&within=10&sort=nearest";

/** A browser that answers as its user does. */
function browserThat(answers: "shares" | "refuses" | "finds nothing") {
  const getCurrentPosition = jest.fn((found: PositionCallback, failed: PositionErrorCallback) => {
    const coords = { latitude: 12.93522341, longitude: 77.62449876 };
    if (answers === "shares") found({ coords } as GeolocationPosition);
    else failed({ code: answers === "refuses" ? 1 : 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}
const chip = () => screen.getByRole("button", { name: "Near me" });

describe("jobs near the viewer (NEAR-02, NEAR-03)", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "geolocation"));

  it("are found once the browser shares the place, rounded, and never in the address", async () => {
    const ask = browserThat("shares");
    const cook = buildJob({ id: "7", title: "Cook", location: "Whitefield, Bangalore" });
    const several = buildJob({ id: "8", title: "Waiter", placesInShort: "Bangalore, Pune +2" });
    const { container, ...page } = await open("/jobs", [
      answer(""),
      answer(NEAR, {
        here: HERE,
        jobs: [cook, several],
        distances: [
          { __typename: "JobDistance", jobId: "7", place: "Whitefield, Bangalore", km: 3.04 },
          { __typename: "JobDistance", jobId: "8", place: "Koramangala, Bangalore", km: 0.42 },
        ],
      }),
    ]);
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(chip());
    expect(addressOf({ container, ...page })).toBe(`/jobs?${NEAR}`);
    expect(await count("2 jobs")).toBeInTheDocument();
    const [first, second] = screen.getAllByRole("article");
    expect(first).toHaveTextContent("Whitefield, Bangalore · 3 km away");
    expect(second).toHaveTextContent("Koramangala, Bangalore · 400 m away · also Pune +2");
    expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveDisplayValue("Nearest");
    expect(screen.getByRole("button", { name: "Remove Within 10 km of you" })).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("are found for who types 'near me', once the browser shares the place (NEAR-06)", async () => {
    const ask = browserThat("shares");
    const part = buildReadPart("Near me", "near me", "cook", ReadPartKind.NearMe);
    const page = await open("/jobs?q=cook+near+me", [
      answer("q=cook near me", { read: [part] }),
      answer(`q=cook&${NEAR}`, { here: HERE }),
    ]);
    await waitFor(() => expect(addressOf(page)).toBe(`/jobs?q=cook&${NEAR}`));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("are not asked for again by who typed 'near me' and keeps the place (NEAR-06)", async () => {
    const ask = browserThat("refuses");
    const part = buildReadPart("Near me", "near me", "cook", ReadPartKind.NearMe);
    const page = await open("/jobs?q=cook+near+me", [answer("q=cook near me", { read: [part] })]);
    expect(await screen.findByText(/^Your browser doesn’t share/)).toBeInTheDocument();
    expect(addressOf(page)).toBe("/jobs?q=cook+near+me");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("are found again after a reload, if the browser need not ask (NEAR-06)", async () => {
    browserThat("shares");
    const query = jest.fn().mockResolvedValue({ state: "granted" });
    Object.defineProperty(navigator, "permissions", { value: { query }, configurable: true });
    await open(`/jobs?${NEAR}`, [answer(""), answer(NEAR, { here: HERE, total: 3 })]);
    expect(await count("3 jobs")).toBeInTheDocument();
    Reflect.deleteProperty(navigator, "permissions");
  });

  it("are looked for everywhere again at a second press", async () => {
    browserThat("shares");
    const page = await open("/jobs?q=cook", [
      answer("q=cook"),
      answer(`q=cook&${NEAR}`, { here: HERE }),
      answer("q=cook"),
    ]);
    await userEvent.click(chip());
    expect(chip()).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(chip());
    expect(addressOf(page)).toBe("/jobs?q=cook");
  });

  it.each([
    ["refuses" as const, "Your browser doesn’t share where you are. Type a place instead."],
    ["finds nothing" as const, "Your browser can’t tell where you are. Type a place instead."],
  ])("are not looked for where the browser %s; typing a place goes on", async (answers, sentence) => {
    browserThat(answers);
    const page = await open("/jobs?q=cook", [answer("q=cook"), answer("q=cook&location=Pune")]);
    await userEvent.click(chip());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(addressOf(page)).toBe("/jobs?q=cook");
    await userEvent.type(locationBox(), "Pune{Enter}");
    expect(addressOf(page)).toBe("/jobs?q=cook&location=Pune");
  });

  it("are not looked for where the browser has no such thing", async () => {
    await open("/jobs", [answer("")]);
    await userEvent.click(chip());
    expect(await screen.findByText(/^Your browser can’t tell/)).toBeInTheDocument();
  });

  it("wait in an opened address for the viewer to share the place", async () => {
    const ask = browserThat("shares");
    await open(`/jobs?${NEAR}`, [
      answer("", { jobs: [buildJob({ title: "Waiter" })] }),
      answer(NEAR, { here: HERE, jobs: [buildJob({ title: "Cook" })] }),
    ]);
    expect(await screen.findByText(/^We don’t know where you are/)).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Waiter" })).toBeInTheDocument();
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(chip());
    expect(await screen.findByRole("link", { name: "Cook" })).toBeInTheDocument();
  });

  it("give way to a place that is typed", async () => {
    browserThat("shares");
    const page = await open("/jobs", [
      answer(""),
      answer(NEAR, { here: HERE }),
      answer("location=Pune&within=10&sort=nearest"),
    ]);
    await userEvent.click(chip());
    await userEvent.type(locationBox(), "Pune{Enter}");
    expect(addressOf(page)).toBe("/jobs?location=Pune&within=10&sort=nearest");
  });

  it("are looked for within the kilometres that are chosen", async () => {
    browserThat("shares");
    const page = await open("/jobs", [
      answer(""),
      answer(NEAR, { here: HERE }),
      answer("near=me&within=2&sort=nearest", { here: HERE }),
    ]);
    await userEvent.click(chip());
    const panel = within(screen.getByRole("region", { name: "Filters" }));
    await userEvent.click(await panel.findByRole("radio", { name: "2 km" }));
    expect(addressOf(page)).toBe("/jobs?near=me&within=2&sort=nearest");
  });
});
