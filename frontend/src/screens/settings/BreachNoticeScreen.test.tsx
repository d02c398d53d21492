import { screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { BreachNoticeScreenDocument } from "./BreachNoticeScreen.generated";

const open = (result: object) =>
  renderRoutes("/settings/breaches/b-1", {
    session: buildSession(),
    mocks: [{ request: { query: BreachNoticeScreenDocument, variables: { id: "b-1" } }, result }],
  });

describe("/settings/breaches/:id (BRCH-07)", () => {
  it("shows what one is told, what one can do, and where one asks", async () => {
    const breachNotice = {
      __typename: "BreachNotice",
      ...{ id: "b-1", number: 3, toldAt: "2026-11-26T05:30:00.000Z" },
      ...{ message: "A backup was readable.", advice: "Change your password." },
    };
    const { container } = open({ data: { breachNotice } });
    expect(await screen.findByText("A backup was readable.")).toBeVisible();
    expect(screen.getByText("Breach no. 3 · you were told on 26 Nov 2026")).toBeVisible();
    expect(screen.getByText("Change your password.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Ask or Complain" })).toHaveAttribute(
      "href",
      "/settings/grievances",
    );
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says so where one was not told of it", async () => {
    open({ errors: [new GraphQLError("Not found.", { extensions: { code: "NOT_FOUND" } })] });
    expect(await screen.findByText("We haven’t told you of this breach")).toBeVisible();
  });
});
