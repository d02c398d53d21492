import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CountApplyClickDocument } from "../../features/applications/application/ApplyElsewhere.generated";
import { violationsIn } from "../../test/axe";
import { buildApplication, open } from "./job-apply.factories";

const URL_THERE = "https://careers.kaveri.example/jobs/7";

/** Told each click that the server counts. */
const counting = (count: () => void, result: object) => ({
  request: { query: CountApplyClickDocument, variables: { id: "7" } },
  result: () => {
    count();
    return result;
  },
});
const counted = { data: { countApplyClick: { __typename: "Job" as const, id: "7" } } };

describe("a job that one applies to elsewhere (FILE-09)", () => {
  it("leads to the company's site in a new tab, says where that is, and counts who goes (FILE-10)", async () => {
    const count = jest.fn();
    const { container } = await open([counting(count, counted)], { applyUrl: URL_THERE });
    const link = screen.getByRole("link", { name: "Apply on the company's site" });
    expect(link).toHaveAttribute("href", URL_THERE);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener nofollow");
    expect(screen.queryByRole("button", { name: "Apply Now" })).not.toBeInTheDocument();
    expect(screen.getByText("On careers.kaveri.example")).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(link);
    await waitFor(() => expect(count).toHaveBeenCalledTimes(1));
  });

  it("still says of somebody who applied here before that they did", async () => {
    await open([], { applyUrl: URL_THERE, viewerApplication: buildApplication() });
    expect(screen.getByText(/^Applied/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Apply on the company's site" })).not.toBeInTheDocument();
  });
});
