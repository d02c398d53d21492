import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import userEvent from "@testing-library/user-event";
import { buildPerson } from "../../features/people/people.factories";
import { LookAtPersonDocument } from "../../features/people/People.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { FindingCompaniesDocument, FindPeopleScreenDocument } from "./FindPeopleScreen.generated";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const companies = (...list: readonly { id: string; name: string; isVerified: boolean }[]) => ({
  request: { query: FindingCompaniesDocument },
  result: { data: { myCompanies: list.map((one) => ({ __typename: "Company", ...one })) } },
});

const VERIFIED = companies({ id: "company-1", name: "Kaveri Works", isVerified: true });

const people = (filter: object, ...items: readonly ReturnType<typeof buildPerson>[]) =>
  peopleInstead(null, filter, ...items);

/** What another text finds. */
const peopleInstead = (
  searchedText: string | null,
  filter: object,
  ...items: readonly ReturnType<typeof buildPerson>[]
) => ({
  request: { query: FindPeopleScreenDocument, variables: { companyId: "company-1", filter, after: null } },
  result: {
    data: {
      people: {
        __typename: "PersonPage",
        ...{ total: items.length, isTotalCapped: false, nextCursor: null, searchedText, items },
      },
    },
  },
});

const open = (address: string, ...mocks: object[]) =>
  renderRoutes(address, { session: buildSession({ role: "employer" }), mocks: mocks as Mocks });

describe("/people (FIND-05)", () => {
  it("tells an unverified company why not, and leads to verification", async () => {
    open("/people", companies({ id: "company-1", name: "Kaveri Works", isVerified: false }));
    expect(await screen.findByRole("heading", { name: "Verify your company first" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Verify Company" })).toHaveAttribute(
      "href",
      "/companies/company-1/verification",
    );
  });

  it("shows what people do, and more of somebody after a look", async () => {
    const facts = { ...buildPerson().facts, noticePeriodDays: 15 };
    const { container } = open("/people", VERIFIED, people({}, buildPerson()), {
      request: { query: LookAtPersonDocument, variables: { companyId: "company-1", id: "person-1" } },
      result: { data: { lookAtPerson: buildPerson({ facts, lookedAt: "2026-11-12T06:30:00.000Z" }) } },
    });
    const card = within(await screen.findByRole("article", { name: "Loom fitter, air-jet looms" }));
    expect(screen.getByRole("status")).toHaveTextContent("1 person");
    await userEvent.click(card.getByRole("button", { name: "Show more: Loom fitter, air-jet looms" }));
    expect(await card.findByText("Opened 12 Nov")).toBeVisible();
    expect(card.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("asks as the address says, and leads on where nobody is found", async () => {
    const address = "/people?q=welder&experience=3-5&notice=15&pay=1";
    open(
      address,
      VERIFIED,
      people({ q: "welder", minExperienceYears: 3, maxExperienceYears: 5, maxNoticeDays: 15 }),
    );
    expect(await screen.findByRole("heading", { name: "Nobody found" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Clear the Search" })).toHaveAttribute("href", "/people");
  });

  it("says what was searched for in place of a text that finds nobody (FIND-11)", async () => {
    open("/people?q=loom+fiter", VERIFIED, peopleInstead("loom fitter", { q: "loom fiter" }, buildPerson()));
    expect(await screen.findByText("Nobody fits “loom fiter”. These fit “loom fitter”.")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(/1 person$/);
  });

  it("says so to whose role looks for nobody (HEED-09)", async () => {
    const refusal = new GraphQLError("No.", { extensions: { code: "MEMBER_ROLE" } });
    open("/people", VERIFIED, { request: people({}).request, result: { errors: [refusal] } });
    expect(await screen.findByText(/^Only owners and recruiters look for people/)).toBeVisible();
  });

  it("offers to clear nothing where nothing was asked for (HEED-07)", async () => {
    open("/people", VERIFIED, people({}));
    expect(await screen.findByRole("heading", { name: "Nobody can be found yet" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Clear the Search" })).not.toBeInTheDocument();
  });
});
