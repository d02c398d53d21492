import { render, screen } from "@testing-library/react";
import { Skeleton, SkeletonGroup } from "./Skeleton";

describe("skeletons", () => {
  it("are told of once, by a status that nothing keeps unread", () => {
    render(
      <SkeletonGroup>
        <Skeleton width={80} height={14} />
      </SkeletonGroup>,
    );
    expect(screen.getByRole("status")).toHaveTextContent(/^Loading$/);
    expect(screen.getByRole("status")).not.toHaveAttribute("aria-busy");
  });
});
