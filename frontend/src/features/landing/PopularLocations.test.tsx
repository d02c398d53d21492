import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { buildLocation } from "./landing.factories";
import { PopularLocations } from "./PopularLocations";
import { violationsIn } from "../../test/axe";

const eightCities = [
  "Bangalore",
  "Mumbai",
  "Delhi",
  "Hyderabad",
  "Chennai",
  "Pune",
  "Kolkata",
  "Ahmedabad",
].map((city, index) => buildLocation({ city, jobCount: 5234 - index }));

type Props = Parameters<typeof PopularLocations>[0];

function show(props: Partial<Props> = {}) {
  return render(
    <MemoryRouter>
      <PopularLocations locations={eightCities} isLoading={false} onRetry={() => undefined} {...props} />
    </MemoryRouter>,
  );
}

/** jsdom lays nothing out: a track of eight cards of which four are seen. */
function layOut(track: HTMLElement, scrollLeft: number) {
  Object.defineProperties(track, {
    clientWidth: { configurable: true, value: 1200 },
    scrollWidth: { configurable: true, value: 2400 },
    scrollLeft: { configurable: true, value: scrollLeft },
  });
  fireEvent.scroll(track);
}

const track = () => screen.getByRole("list", { name: "Popular Locations" });
const isDimmed = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const button = (name: string) => screen.getByRole("button", { name });

describe("popular locations", () => {
  it("links each of the eight cities to its jobs (LAND-10)", () => {
    show();
    const cards = within(track()).getAllByRole("listitem");
    expect(cards).toHaveLength(8);
    for (const [index, { city }] of eightCities.entries()) {
      const link = within(cards[index] ?? track()).getByRole("link", { name: city });
      expect(link).toHaveAttribute("href", `/jobs?location=${city}`);
    }
  });

  it("scrolls by 300 px to either side (LAND-20)", async () => {
    show();
    const scrollBy = jest.fn();
    track().scrollBy = scrollBy;
    layOut(track(), 300);
    await userEvent.click(button("More cities"));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 300 });
    await userEvent.click(button("Earlier cities"));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -300 });
  });

  it("dims the button of the end that is reached, and leaves the keyboard on it", () => {
    show();
    layOut(track(), 0);
    expect(isDimmed("Earlier cities")).toBe(true);
    expect(isDimmed("More cities")).toBe(false);
    layOut(track(), 600);
    expect(isDimmed("Earlier cities")).toBe(false);
    expect(isDimmed("More cities")).toBe(false);
    button("More cities").focus();
    layOut(track(), 1199.5);
    expect(isDimmed("Earlier cities")).toBe(false);
    expect(isDimmed("More cities")).toBe(true);
    expect(button("More cities")).toHaveFocus();
  });

  it("groups counts the Indian way and says 'job' of a single one", () => {
    show({ locations: [buildLocation({ jobCount: 100000 }), buildLocation({ city: "Pune", jobCount: 1 })] });
    const [first, second] = within(track()).getAllByRole("listitem");
    expect(first).toHaveTextContent("1,00,000 jobs");
    expect(within(second ?? track()).getByText("1").parentElement).toHaveTextContent(/^1 job$/);
  });

  it("leaves out the localities that don't fit the line", () => {
    const localities = ["Connaught Place", "Saket", "Nehru Place", "Dwarka"].map((name) => ({
      __typename: "LocalityCount" as const,
      name,
      jobCount: 3,
    }));
    show({ locations: [buildLocation({ city: "Delhi", localities })] });
    expect(screen.getByText("Connaught Place, Saket, Dwarka")).toBeInTheDocument();
  });

  it("says that it is loading", () => {
    show({ locations: undefined, isLoading: true });
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
  });

  it("offers Retry after a failure", async () => {
    const handleRetry = jest.fn();
    show({ locations: undefined, onRetry: handleRetry });
    expect(screen.getByRole("alert")).toHaveTextContent("The cities could not be loaded.");
    await userEvent.click(button("Retry"));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it("says so where there are no jobs, and leads to posting one", () => {
    show({ locations: [] });
    expect(screen.getByText("No open jobs yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Post a Job" })).toHaveAttribute("href", "/jobs/post");
  });

  it("has no accessibility violation", async () => {
    const { container } = show();
    expect(await violationsIn(container)).toEqual([]);
  });
});
