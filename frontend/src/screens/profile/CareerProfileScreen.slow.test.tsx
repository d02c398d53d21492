import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import {
  CareerProfileDocument,
  SaveCareerProfileDocument,
} from "../../features/career-profiles/CareerProfile.generated";
import { buildCareerProfile } from "../../features/career-profiles/career-profiles.factories";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";

type Changes = Parameters<typeof buildCareerProfile>[0];

const stored = (changes?: Changes) => ({
  request: { query: CareerProfileDocument },
  result: { data: { careerProfile: buildCareerProfile(changes) } },
});

interface Sent {
  facts: Record<string, unknown>;
  audiences: Record<string, string>;
  expectedVersion: number;
}

/** Takes each save, or refuses it with a code; `sent` has what was sent last. */
function saving(changes: Changes = {}, refusal?: { code: string; fields?: object[] }) {
  const asked = jest.fn((_variables: Record<string, unknown>) => true);
  const mock = {
    request: { query: SaveCareerProfileDocument, variables: asked },
    result: refusal
      ? { errors: [new GraphQLError("No.", { extensions: { ...refusal } })] }
      : { data: { saveCareerProfile: buildCareerProfile({ version: 1, ...changes }) } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  const sent = () => (asked.mock.lastCall as [{ input: Sent }] | undefined)?.[0].input;
  return { mock, sent };
}

async function open(mocks: object[] = [stored()]) {
  const view = renderRoutes("/profile/work", { session: buildSession(), mocks: mocks as never });
  await screen.findByRole("region", { name: "Your work" });
  return view;
}

const section = (name: string) => within(screen.getByRole("region", { name }));

describe("/profile/work (WORK-01)", () => {
  it("has its fields in sections, each with who sees it", async () => {
    const { container } = await open();
    expect(screen.getByRole("heading", { level: 1, name: "Work Profile" })).toBeInTheDocument();
    const audiences = screen.getAllByRole("combobox", { name: /^Who sees this/ });
    expect(audiences.map((field) => (field as HTMLSelectElement).value)).toEqual([
      ...["APPLYING", "APPLYING", "APPLYING", "PRIVATE", "PRIVATE", "APPLYING"],
    ]);
    expect(section("Help at work").queryByRole("combobox")).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("saves itself once typing rests, to the version that it was filled from", async () => {
    const { mock, sent } = saving({ percent: 22, version: 4 });
    await open([stored({ version: 4 }), mock]);
    const work = section("Your work");
    await userEvent.type(work.getByLabelText("Work in one line"), "Welds ships");
    await userEvent.type(work.getByLabelText("Years"), "6");
    await userEvent.type(work.getByLabelText("Months"), "9");
    await userEvent.selectOptions(work.getByRole("combobox", { name: /^Who sees this/ }), "Only you");
    const saved = await screen.findByText(/^Saved at/, {}, { timeout: 5000 });
    // On a phone it stays at the foot of the screen, wherever one is (WAYS-08).
    const last = screen.getByRole("region", { name: "Help at work" });
    expect(last.compareDocumentPosition(saved)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(sent()).toMatchObject({
      expectedVersion: 4,
      facts: { headline: "Welds ships", experienceMonths: 81 },
      audiences: { about: "PRIVATE", wishes: "APPLYING" },
    });
    expect(screen.getByRole("img", { name: "22% complete" })).toBeInTheDocument();
  });

  it("takes skills with years and languages with levels, as lines that come and go", async () => {
    const { mock, sent } = saving();
    await open([stored({ facts: { languages: [{ name: "Hindi", level: null }] } }), mock]);
    const skills = section("Skills and education");
    await userEvent.click(skills.getByRole("button", { name: "Add a Skill" }));
    expect(skills.getByLabelText("Skill 1")).toHaveFocus();
    await userEvent.type(skills.getByLabelText("Skill 1"), "Tally");
    await userEvent.type(skills.getByLabelText("Years of skill 1"), "6");
    await userEvent.selectOptions(skills.getByLabelText("Level of language 1"), "Fluent");
    await userEvent.click(skills.getByRole("button", { name: "Add a Skill" }));
    await userEvent.click(skills.getByRole("button", { name: "Remove Skill 2" }));
    expect(skills.getByRole("button", { name: "Add a Skill" })).toHaveFocus();
    await waitFor(
      () =>
        expect(sent()?.facts).toMatchObject({
          skills: [{ name: "Tally", years: 6 }],
          languages: [{ name: "Hindi", level: "FLUENT" }],
        }),
      { timeout: 5000 },
    );
  });

  it("saves nothing while an amount is none, and says so at its field", async () => {
    const { mock, sent } = saving();
    await open([stored(), mock]);
    const pay = section("Pay you expect");
    await userEvent.type(pay.getByLabelText("Amount you expect"), "lots");
    expect(pay.getByLabelText("Amount you expect")).toHaveAccessibleDescription(/^Type the amount in rupees/);
    expect(await screen.findByText(/^Not saved yet/, {}, { timeout: 5000 })).toBeVisible();
    expect(sent()).toBeUndefined();
    await userEvent.clear(pay.getByLabelText("Amount you expect"));
    await userEvent.type(pay.getByLabelText("Amount you expect"), "6,60,000");
    await userEvent.selectOptions(pay.getByLabelText(/^For/), "a year");
    expect(pay.getByText("₹6,60,000 a year")).toBeVisible();
    await waitFor(
      () => expect(sent()?.facts).toMatchObject({ expectedPay: { amount: 660_000, unit: "YEAR" } }),
      {
        timeout: 5000,
      },
    );
  });

  it("reads pay as people say it, and what it is for (WORK-08)", async () => {
    const { mock, sent } = saving();
    await open([stored(), mock]);
    const pay = section("Pay you expect");
    await userEvent.type(pay.getByLabelText("Amount you expect"), "6 LPA");
    expect(pay.getByLabelText(/^For/)).toHaveDisplayValue("a year");
    expect(pay.getByText("₹6,00,000 a year")).toBeVisible();
    await userEvent.clear(pay.getByLabelText("Amount you expect"));
    await userEvent.type(pay.getByLabelText("Amount you expect"), "25k per month");
    await waitFor(
      () => expect(sent()?.facts).toMatchObject({ expectedPay: { amount: 25_000, unit: "MONTH" } }),
      { timeout: 5000 },
    );
  });

  it("marks the field that the server refuses (WORK-02)", async () => {
    const fields = [{ field: "facts.preferredPlaces.1", message: 'has "Xyzzabad"' }];
    const { mock } = saving({}, { code: "BAD_USER_INPUT", fields });
    await open([stored(), mock]);
    const places = screen.getByRole("combobox", { name: "Places" });
    await userEvent.type(places, "Xyzzabad");
    await waitFor(() => expect(places).toHaveAccessibleDescription(/^We don’t know one of these places/), {
      timeout: 5000,
    });
  });

  it("loads what was saved elsewhere before it goes on", async () => {
    const { mock } = saving({}, { code: "PROFILE_CHANGED" });
    await open([stored(), mock, stored({ version: 2, facts: { headline: "Paints walls" } })]);
    await userEvent.type(screen.getByLabelText("Work in one line"), "Welds ships");
    await userEvent.click(await screen.findByRole("button", { name: "Load It" }, { timeout: 5000 }));
    await waitFor(() => expect(screen.getByLabelText("Work in one line")).toHaveValue("Paints walls"));
  });
});

describe("how complete it is (WORK-03)", () => {
  it("names what helps most, and leads there", async () => {
    await open();
    expect(screen.getByText("+15%")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Say how long you have worked" }));
    expect(section("Your work").getByLabelText("Years")).toHaveFocus();
  });

  it("asks for nothing once it is whole", async () => {
    await open([stored({ percent: 100, gaps: [] })]);
    expect(screen.getByText("Complete")).toBeVisible();
    expect(screen.queryByText("What helps most")).not.toBeInTheDocument();
  });
});
