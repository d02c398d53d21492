import { render, screen } from "@testing-library/react";
import { LoadFailure } from "../LoadFailure/LoadFailure";
import { Notice } from "../Notice/Notice";
import { SkeletonGroup, Skeleton } from "../Skeleton/Skeleton";
import { EmptyState } from "./EmptyState";
import { violationsIn } from "../../test/axe";

describe("what stands in place of content", () => {
  it("is named and free of accessibility violations in every state", async () => {
    const { container } = render(
      <main>
        <EmptyState scale="page" seed="jobs" icon={<svg />} eyebrow="403" title="Access Denied">
          Nothing here.
        </EmptyState>
        <EmptyState seed="jobs" icon={<svg />} title="No jobs match all of this yet">
          Remove a filter.
        </EmptyState>
        <LoadFailure onRetry={jest.fn()} />
        <Notice tone="danger">Failed to post job. Please try again.</Notice>
        <SkeletonGroup>
          <Skeleton width="60%" height={18} />
        </SkeletonGroup>
      </main>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Access Denied");
    expect(screen.getByText("Loading")).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });
});
