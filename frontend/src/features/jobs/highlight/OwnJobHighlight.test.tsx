import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { figuresAnswer, ownJobAnswer } from "../../../screens/own-job/own-job.factories";
import { violationsIn } from "../../../test/axe";
import { buildSession } from "../../../test/factories";
import { renderRoutes } from "../../../test/renderRoutes";
import { HighlightJobDocument } from "./OwnJobHighlight.generated";

type Setting = NonNullable<Parameters<typeof ownJobAnswer>[1]>;

/** @param limit how many jobs the plan has highlighted */
const highlighting = (limit = 3) => ({
  request: { query: HighlightJobDocument, variables: { id: "job-1" } },
  result: {
    data: {
      highlightJob: {
        __typename: "Job",
        id: "job-1",
        isHighlighted: true,
        company: { __typename: "Company", id: "company-1", isVerified: true },
        standing: {
          __typename: "JobStanding",
          viewCount: 1284,
          highlightedViewCount: 0,
          highlights: { __typename: "JobHighlights", used: 2, limit },
        },
        viewerCan: { __typename: "JobPermissions", highlight: true },
      },
    },
  },
});

async function open(setting: Setting = {}, ...more: object[]) {
  const mocks = [
    { ...ownJobAnswer({}, setting), ...(more.length > 0 && { maxUsageCount: 1 }) },
    figuresAnswer(),
    ...more,
  ] as never;
  const page = renderRoutes("/job-postings/job-1", { session: buildSession({ role: "employer" }), mocks });
  return { page, part: within(await screen.findByRole("region", { name: "Highlight" })) };
}

describe("highlighting one's own job (HLGT-02)", () => {
  it("says how many are highlighted, and does so at once", async () => {
    const { page, part } = await open(
      {},
      highlighting(),
      ownJobAnswer({}, { isHighlighted: true, highlights: { used: 2, limit: 3 } }),
    );
    expect(part.getByText("1 of 3 highlighted")).toBeVisible();
    await userEvent.click(part.getByRole("checkbox", { name: "Highlight this job" }));
    expect(await part.findByText("2 of 3 highlighted")).toBeVisible();
    expect(part.getByRole("checkbox")).toBeChecked();
    expect(await violationsIn(page.container)).toEqual([]);
  });

  it("leads to the plans where none or no more can be", async () => {
    const { part } = await open({ highlights: { used: 3, limit: 3 } });
    expect(part.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(part.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/subscription/plans");
  });

  it("of a plan without any says so", async () => {
    const { part } = await open({ highlights: { used: 0, limit: 0 } });
    expect(part.getByText("No plan of your company’s owners has highlighted jobs.")).toBeVisible();
  });
});
