import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { answer, open } from "./job-list.factories";

describe("highlighted jobs of a search (HLGT-04, HLGT-05)", () => {
  const paid = buildJob({ title: "Loom Fitter", isHighlighted: true });
  const jobs = [buildJob({ title: "Dyer" }), paid];
  const titles = () =>
    screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 3 }).textContent);

  it("begin the first page, once each, with a mark that says what it means", async () => {
    await open("/jobs", [answer("", { jobs, highlighted: [paid] })]);
    expect(await screen.findByText("Highlighted · paid")).toBeVisible();
    expect(titles()).toEqual(["Loom Fitter", "Dyer"]);
    expect(screen.getByText(/^This company pays for its job to stand out/)).not.toBeVisible();
    await userEvent.click(screen.getByText("Highlighted · paid"));
    expect(screen.getByText(/^This company pays for its job to stand out/)).toBeVisible();
  });

  it("stand on no other page", async () => {
    const found = { jobs, highlighted: [paid], total: 40, pageCount: 2 };
    await open("/jobs?page=2", [answer("page=2", found)]);
    expect(await screen.findByRole("link", { name: "Dyer" })).toBeVisible();
    expect(titles()).toEqual(["Dyer"]);
  });
});
