import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { violationsIn } from "../../test/axe";
import { inHindi, loadHindi } from "../../test/inHindi";
import { renderRoutes } from "../../test/renderRoutes";
import { buildInterview, buildSlot } from "./interviews.factories";
import { OfferInterviewsDocument, OpenInterviewSlotsDocument } from "./Interviews.generated";
import { words as hindi } from "./interviews.words.hi";
import { OfferTimesDialog } from "./OfferTimesDialog";

type Dialog = Awaited<ReturnType<typeof open>>["dialog"];
type Opening = Pick<NonNullable<Parameters<typeof renderRoutes>[1]>, "around"> & {
  title?: string;
  addressees?: readonly { id: string; name: string }[];
};

const ASHA = { id: "application-1", name: "Asha Rao" };

interface Place {
  place: string;
  mapUrl: string | null;
}

const others = (slots = [buildSlot({ id: "slot-9" })], place: Place | null = null) => ({
  request: { query: OpenInterviewSlotsDocument, variables: { applicationId: "application-1" } },
  result: {
    data: {
      openInterviewSlots: slots,
      usualInterviewPlace: place && { __typename: "InterviewPlace" as const, ...place },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

async function open(
  mocks: object[],
  { title = "Offer interview times", addressees = [ASHA], ...setting }: Opening = {},
) {
  const onOpenChange = jest.fn();
  const element = (
    <OfferTimesDialog addressees={addressees} interviewId={null} isOpen onOpenChange={onOpenChange} />
  );
  renderRoutes("/", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element }],
    ...setting,
  });
  const dialog = await screen.findByRole("dialog", { name: title });
  return { dialog: within(dialog), onOpenChange };
}

async function type(dialog: Dialog, date: string, time: string) {
  const [day, hour] = [dialog.getByLabelText("Date"), dialog.getByLabelText("Time")];
  await userEvent.clear(day);
  await userEvent.type(day, date);
  await userEvent.clear(hour);
  await userEvent.type(hour, time);
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date("2026-11-20T06:00:00Z"),
    doNotFake: [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "queueMicrotask",
      "performance",
    ],
  });
});
afterEach(() => jest.useRealTimers());

async function add(dialog: Dialog, date: string, time: string) {
  await type(dialog, date, time);
  await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
}

describe("the dialog that offers times (INTV-01)", () => {
  it("sends the added times, the typed one, and those of others, in Indian time", async () => {
    const sent = jest.fn((variables: unknown) => {
      expect(variables).toMatchObject({
        input: {
          applicationIds: ["application-1"],
          times: {
            startsAt: ["2027-01-05T09:30:00.000Z", "2027-01-06T04:30:00.000Z"],
            slotIds: ["slot-9"],
            minutes: 30,
            way: "PLACE",
            place: "Plot 41, Peenya",
            videoUrl: null,
          },
        },
      });
      return {
        data: { offerInterviews: { __typename: "OfferedInterviews", interviews: [buildInterview()] } },
      };
    });
    const offering = { request: { query: OfferInterviewsDocument, variables: () => true }, result: sent };
    const { dialog, onOpenChange } = await open([others(), offering]);
    await userEvent.type(dialog.getByLabelText("Address"), "Plot 41, Peenya");
    await type(dialog, "2027-01-05", "15:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    expect(dialog.getByRole("list", { name: "Times" })).toHaveTextContent("Tue, 5 Jan, 3:00 pm");
    await type(dialog, "2027-01-06", "10:00");
    await userEvent.click(await dialog.findByRole("checkbox", { name: /^Wed, 25 Nov/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Send 3 Times" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });

  it("takes the day that stays after a time was added for nothing more", async () => {
    const sent = jest.fn(() => ({
      data: { offerInterviews: { __typename: "OfferedInterviews", interviews: [buildInterview()] } },
    }));
    const offering = { request: { query: OfferInterviewsDocument, variables: () => true }, result: sent };
    const { dialog } = await open([others([]), offering]);
    await userEvent.type(dialog.getByLabelText("Address"), "Plot 41, Peenya");
    await type(dialog, "2027-01-05", "15:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    expect(dialog.getByLabelText("Date")).toHaveValue("2027-01-05");
    await userEvent.click(dialog.getByRole("button", { name: "Send 1 Time" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it("begins with where interviews are held, which may be typed over (HEED-15)", async () => {
    const { dialog } = await open([
      others([], { place: "Plot 41, Peenya", mapUrl: "https://maps.example/41" }),
    ]);
    const address = dialog.getByLabelText("Address");
    await waitFor(() => expect(address).toHaveValue("Plot 41, Peenya"));
    expect(dialog.getByLabelText(/^Map link/)).toHaveValue("https://maps.example/41");
    const told = "From your earlier interviews or the job’s walk-in. Change it if it’s elsewhere.";
    expect(address).toHaveAccessibleDescription(told);
    await userEvent.clear(address);
    await userEvent.type(address, "Gate 2");
    expect(address).toHaveValue("Gate 2");
    expect(address).not.toHaveAccessibleDescription(told);
  });

  it("says what is missing, and sends nothing", async () => {
    const { dialog } = await open([others([])]);
    expect(dialog.getByText("Indian time. One to 10; with two or more they can choose.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    expect(await dialog.findByText("Enter the address")).toBeVisible();
    expect(dialog.getByText("Add at least one time")).toBeVisible();
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it.each([
    ["a day that is over", "2020-01-05", "15:00", "Date", "Choose a day that isn’t over"],
    ["a time that is over", "2026-11-20", "11:30", "Time", "Choose a time that is still ahead"],
    ["a day too far ahead", "2027-06-01", "15:00", "Date", "Choose a day within the next 180 days"],
    ["a time twice", "2027-01-05", "15:00", "Time", "You have added this time already"],
    ["a time within another", "2027-01-05", "15:15", "Time", "This overlaps another time you offer"],
    ["a day without a time", "2027-01-05", "", "Time", "Choose a time"],
  ])("takes not %s, and says so beside its field (INTV-13)", async (_, date, time, label, problem) => {
    const { dialog } = await open([others([])]);
    await add(dialog, "2027-01-05", "15:00");
    await userEvent.clear(dialog.getByLabelText("Date"));
    await userEvent.type(dialog.getByLabelText("Date"), date);
    if (time) await userEvent.type(dialog.getByLabelText("Time"), time);
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(dialog.getByRole("list", { name: "Times" }).children).toHaveLength(1);
    await add(dialog, "2027-01-05", "15:30");
    expect(dialog.getByRole("list", { name: "Times" }).children).toHaveLength(2);
  });

  it("sends the times that were added once a wrong one is left out (INTV-13)", async () => {
    const { dialog } = await open([others([])]);
    await add(dialog, "2027-01-05", "15:00");
    expect(dialog.queryByRole("button", { name: "Leave this time out" })).not.toBeInTheDocument();
    await add(dialog, "2026-11-20", "11:30");
    await userEvent.click(dialog.getByRole("button", { name: "Leave this time out" }));
    expect(dialog.getByLabelText("Date")).toHaveValue("");
    expect(dialog.getByLabelText("Time")).toHaveValue("");
    expect(dialog.getByLabelText("Time")).not.toHaveAccessibleDescription(
      "Choose a time that is still ahead",
    );
    expect(dialog.getByRole("button", { name: "Send 1 Time" })).toBeEnabled();
  });

  it("warns of a time that meets one offered before, typed or added, and sends it all the same (INTV-16)", async () => {
    const sent = jest.fn(() => ({
      data: { offerInterviews: { __typename: "OfferedInterviews", interviews: [buildInterview()] } },
    }));
    const offering = { request: { query: OfferInterviewsDocument, variables: () => true }, result: sent };
    const { dialog } = await open([others(), offering]);
    await dialog.findByRole("checkbox", { name: /^Wed, 25 Nov/ });
    await userEvent.type(dialog.getByLabelText("Address"), "Plot 41, Peenya");
    await type(dialog, "2026-11-25", "10:20");
    const warning = "Overlaps Wed, 25 Nov, 10:00 – 10:30 am, which you have offered before.";
    expect(await dialog.findByText(warning)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    expect(within(dialog.getByRole("list", { name: "Times" })).getByText(warning)).toBeVisible();
    await add(dialog, "2026-11-25", "11:00");
    expect(dialog.getAllByText(/^Overlaps/)).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: "Send 2 Times" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it("warns of a time early or late (INTV-01)", async () => {
    const { dialog } = await open([others()]);
    await type(dialog, "2027-01-05", "15:00");
    expect(dialog.queryByText(/is early or late/)).not.toBeInTheDocument();
    await type(dialog, "2027-01-05", "03:00");
    expect(
      await dialog.findByText("3:00 am is early or late for an interview. Please look at it once more."),
    ).toBeVisible();
  });

  it("sends no times that overlap since they were added (INTV-13)", async () => {
    const slots = [
      buildSlot({ id: "slot-9", startsAt: "2027-01-05T09:45:00.000Z", endsAt: "2027-01-05T10:15:00.000Z" }),
      buildSlot({ id: "slot-8", startsAt: "2027-01-05T10:00:00.000Z", endsAt: "2027-01-05T10:30:00.000Z" }),
    ];
    const { dialog } = await open([others(slots)]);
    await userEvent.type(dialog.getByLabelText("Address"), "Plot 41, Peenya");
    await add(dialog, "2027-01-05", "15:00");
    for (const box of await dialog.findAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(dialog.getByRole("button", { name: "Send 3 Times" }));
    expect(await dialog.findByText("This overlaps another time you offer")).toBeVisible();
    expect(dialog.getByText("Two of these times overlap")).toBeVisible();
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("shows what the server refuses beside what it names, and keeps the rest (INTV-13)", async () => {
    const fields = [
      { field: "times.startsAt.1", message: "must be ahead" },
      { field: "input.times.place", message: "must have at most 200 characters" },
    ];
    const refused = new GraphQLError("Some of the input is not right.", {
      extensions: { code: "BAD_USER_INPUT", fields },
    });
    const offering = {
      request: { query: OfferInterviewsDocument, variables: () => true },
      result: { errors: [refused] },
    };
    const { dialog, onOpenChange } = await open([others([]), offering]);
    await userEvent.type(dialog.getByLabelText("Address"), "Plot 41, Peenya");
    await add(dialog, "2027-01-05", "15:00");
    await type(dialog, "2027-01-04", "10:00");
    await userEvent.click(dialog.getByRole("button", { name: "Send 2 Times" }));
    await waitFor(() =>
      expect(dialog.getByLabelText("Address")).toHaveAccessibleDescription(
        "must have at most 200 characters",
      ),
    );
    const [first, second] = dialog.getByRole("list", { name: "Times" }).children;
    expect(first).toHaveTextContent(/^Mon, 4 Jan, 10:00 am$/);
    expect(second).toHaveTextContent("Tue, 5 Jan, 3:00 pmmust be ahead");
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("leaves out of several who has an interview already, and says who that is (INTV-19)", async () => {
    const people = [ASHA, { id: "application-2", name: "Ravi Kumar" }];
    const sent = jest.fn(({ input }: { input: { applicationIds: string[] } }) => {
      if (input.applicationIds.length === 1)
        return {
          data: { offerInterviews: { __typename: "OfferedInterviews", interviews: [buildInterview()] } },
        };
      const extensions = { code: "INTERVIEW_EXISTS", applicationIds: ["application-2"] };
      return { errors: [new GraphQLError("An interview is offered or agreed already.", { extensions })] };
    });
    const offering = {
      request: { query: OfferInterviewsDocument, variables: () => true },
      result: sent,
      maxUsageCount: 2,
    };
    const { dialog, onOpenChange } = await open([others([]), offering], { addressees: people });
    await userEvent.type(dialog.getByLabelText("Address"), "Plot 41, Peenya");
    await type(dialog, "2027-01-05", "15:00");
    await userEvent.click(dialog.getByRole("button", { name: "Send 1 Time" }));
    expect(
      await dialog.findByText("To 1 person. Left out, with an interview already: Ravi Kumar."),
    ).toBeVisible();
    expect(
      screen.getByText(
        "Ravi Kumar: an interview is offered or agreed already. Send again to leave them out.",
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Send 1 Time" }));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(sent.mock.calls[1]?.[0].input.applicationIds).toEqual(["application-1"]);
  });

  it("says in Hindi what the server refuses (LANG-20)", async () => {
    await loadHindi();
    const fields = [
      { field: "times.startsAt.0", message: "must be within 180 days", rule: "TOO_FAR", bound: 180 },
      {
        field: "input.times.place",
        message: "must have at most 200 characters",
        rule: "TOO_LONG",
        bound: 200,
      },
    ];
    const refused = new GraphQLError("Some of it.", { extensions: { code: "BAD_USER_INPUT", fields } });
    const offering = {
      request: { query: OfferInterviewsDocument, variables: () => true },
      result: { errors: [refused] },
    };
    const { offer: words } = hindi;
    const { dialog } = await open([others([]), offering], { title: words.title, around: inHindi });
    await userEvent.type(dialog.getByLabelText(words.place), "Plot 41, Peenya");
    await userEvent.type(dialog.getByLabelText(words.date), "2027-01-05");
    await userEvent.type(dialog.getByLabelText(words.time), "15:00");
    await userEvent.click(dialog.getByRole("button", { name: words.send(1) }));
    await waitFor(() =>
      expect(dialog.getByLabelText(words.place)).toHaveAccessibleDescription(
        "छोटा करके लिखें: ज़्यादा से ज़्यादा 200 अक्षर",
      ),
    );
    expect(dialog.getByText("आज से 180 दिन के अंदर का दिन चुनें")).toBeVisible();
  });
});
