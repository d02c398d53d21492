import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildFindability } from "../../features/people/people.factories";
import { SaveFindabilityDocument } from "../../features/people/People.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { FindabilityScreenDocument } from "./FindabilityScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const screenOf = (findability: ReturnType<typeof buildFindability>) => ({
  request: { query: FindabilityScreenDocument },
  result: { data: { findability, receivedInvitations: [] } },
});

const open = (...mocks: object[]) =>
  renderRoutes("/profile/findable", { session: buildSession(), mocks: mocks as Mocks });

const switchBox = () => screen.findByRole("checkbox", { name: "Let verified companies find me" });

describe("/profile/findable (FIND-01, FIND-06)", () => {
  it("is off at first, and says who has looked", async () => {
    const company = { __typename: "Company" as const, id: "c-1", name: "Kaveri Works" };
    const look = { __typename: "PersonLook" as const, lookedAt: "2026-11-12T06:30:00.000Z" };
    const { container } = open(
      screenOf(
        buildFindability({
          lookingCompanyCount: 1,
          looks: [{ ...look, company: { ...company, isVerified: true } }],
        }),
      ),
    );
    expect(await switchBox()).not.toBeChecked();
    expect(screen.getByText("Off: no company can find you.")).toBeVisible();
    expect(screen.getByText("1 company opened your card in the last 90 days.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Kaveri Works" })).toHaveAttribute("href", "/companies/c-1");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says what is missing where nothing would be shown", async () => {
    open(screenOf(buildFindability()), {
      request: { query: SaveFindabilityDocument, variables: () => true },
      result: { errors: [{ message: "Nothing.", extensions: { code: "NOTHING_SHOWN" } }] },
    });
    await userEvent.click(await switchBox());
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/^Show your headline or skills/)).toBeVisible();
  });
});
