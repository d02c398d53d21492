import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCandidateRow } from "../../features/applications/candidate/candidates.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { countsAnswer, jobsAnswer, listAnswer, stagesAnswer } from "./candidates-screen.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildCandidateRow({ id: `application-${index + 1}`, name: `Person ${index + 1}` }),
  );

describe("the box that selects all who are shown", () => {
  it("is half filled while some are selected", async () => {
    const mocks = [listAnswer({ items: people(2) }), countsAnswer, stagesAnswer, jobsAnswer] as Mocks;
    renderRoutes("/candidates", { session: buildSession({ role: "employer" }), mocks });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Person 2" }));
    const all = screen.getByRole("checkbox", { name: "Select all shown" });
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(all).toBeChecked();
    expect(all).not.toBePartiallyChecked();
  });
});
