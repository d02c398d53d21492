import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RadioGroup } from "../../design-system";
import { violationsIn } from "../../test/axe";
import { renderRoutes } from "../../test/renderRoutes";
import { buildInterview, buildSlot } from "./interviews.factories";
import {
  AgreedTimesDocument,
  AskForOtherTimesDocument,
  PickInterviewSlotDocument,
  type Interview_InterviewFragment,
} from "./Interviews.generated";
import { OwnInterviews } from "./OwnInterviews";

function open(interviews: Interview_InterviewFragment[], mocks: object[] = []) {
  const element = <OwnInterviews interviews={interviews} companyName="Kaveri Foods" isAwaited />;
  return renderRoutes("/", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element }],
  });
}

const scheduled = (changes: Parameters<typeof buildInterview>[0] = {}) =>
  buildInterview({
    status: "SCHEDULED",
    slot: buildSlot(),
    offeredSlots: [],
    viewerCan: { ask: true, cancel: true },
    ...changes,
  });

describe("an interview of one's own", () => {
  it("offers its times in Indian time, and takes the chosen one (INTV-02)", async () => {
    const pick = jest.fn(() => ({ data: { pickInterviewSlot: scheduled() } }));
    const variables = { id: "interview-1", slotId: "slot-2" };
    const { container } = open(
      [buildInterview()],
      [{ request: { query: PickInterviewSlotDocument, variables }, result: pick }],
    );
    const times = within(screen.getByRole("group", { name: "Times" }));
    expect(times.getAllByRole("radio")).toHaveLength(2);
    expect(times.getByRole("button", { name: "Choose a time first." })).toBeDisabled();
    await userEvent.click(times.getByRole("radio", { name: /^Thu, 26 Nov, 11:30/ }));
    await userEvent.click(times.getByRole("button", { name: "Take Thu, 26 Nov, 11:30 am" }));
    expect(await screen.findByText("Your interview is set. We’ve told the company.")).toBeVisible();
    expect(pick).toHaveBeenCalledTimes(1);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says of a time that another interview is agreed for it (INTV-20)", async () => {
    const [slot] = buildInterview().offeredSlots;
    const other = (id: string, viewerSide: string, companyName: string) => ({
      ...{ __typename: "Interview", id, companyName, viewerSide },
      slot: {
        __typename: "InterviewSlot",
        id: `slot-of-${id}`,
        startsAt: slot?.startsAt,
        endsAt: slot?.endsAt,
      },
    });
    const upcomingInterviews = [
      other("interview-1", "APPLICANT", "Kaveri Foods"),
      other("interview-2", "COMPANY", "Tunga Clinic"),
      other("interview-3", "APPLICANT", "Udaya Retail"),
    ];
    open(
      [buildInterview()],
      [{ request: { query: AgreedTimesDocument }, result: { data: { upcomingInterviews } } }],
    );
    expect(await screen.findByText("You have an interview with Udaya Retail then.")).toBeVisible();
    expect(screen.getAllByText(/^You have an interview with/)).toHaveLength(1);
  });

  it("draws its times' radio buttons as all others are", () => {
    open([buildInterview()]);
    const options = [{ value: "a", label: "Any other" }];
    render(<RadioGroup label="Others" options={options} value="" onChange={jest.fn()} />);
    const other = screen.getByRole("radio", { name: "Any other" });
    expect(screen.getAllByRole("radio")[0]).toHaveClass(other.className, { exact: true });
  });

  it("offers to keep a time where one is agreed, and else to cancel (INTV-14)", async () => {
    for (const [interview, ask, close] of [
      [buildInterview(), "Ask for Another Time", "Cancel"],
      [scheduled(), "Change Time", "Keep It"],
    ] as const) {
      const { unmount } = open([interview]);
      await userEvent.click(screen.getByRole("button", { name: ask }));
      const dialog = within(await screen.findByRole("dialog", { name: "Ask for another time" }));
      expect(dialog.getByRole("button", { name: close })).toBeVisible();
      unmount();
    }
  });

  it("leaves a taken time struck, and asks for another where all are (INTV-03)", () => {
    const { unmount } = open([
      buildInterview({ offeredSlots: [buildSlot({ isTaken: true }), buildSlot({ id: "slot-2" })] }),
    ]);
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    expect(screen.getByText("Just taken")).toBeVisible();
    unmount();
    open([
      buildInterview({
        offeredSlots: [buildSlot({ isTaken: true })],
        viewerCan: { ask: true, decline: true },
      }),
    ]);
    expect(screen.getByText("All these times are taken. Ask for another one.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Ask for Another Time" })).toBeVisible();
  });

  it("says that somebody was faster", async () => {
    const message = "Somebody has just taken this time. Please choose another.";
    const refusal = { message, extensions: { code: "SLOT_TAKEN" } };
    const variables = { id: "interview-1", slotId: "slot-1" };
    open(
      [buildInterview()],
      [{ request: { query: PickInterviewSlotDocument, variables }, result: { errors: [refusal] } }],
    );
    await userEvent.click(screen.getByRole("radio", { name: /^Wed, 25 Nov/ }));
    await userEvent.click(screen.getByRole("button", { name: /^Take Wed/ }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("asks for other times with words (INTV-04)", async () => {
    const words = "After six, please.";
    const asked = scheduled({ askedAt: "2026-11-23T06:00:00.000Z", words, wordsParty: "APPLICANT" });
    open(
      [scheduled()],
      [
        {
          request: { query: AskForOtherTimesDocument, variables: { id: "interview-1", words } },
          result: { data: { askForOtherTimes: asked } },
        },
      ],
    );
    await userEvent.click(screen.getByRole("button", { name: "Change Time" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask for another time" }));
    await userEvent.click(dialog.getByRole("button", { name: "Ask" }));
    expect(await dialog.findByText("Say when would suit you")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "When would suit you?" }), words);
    await userEvent.click(dialog.getByRole("button", { name: "Ask" }));
    expect(await screen.findByText("We’ve told them.")).toBeVisible();
  });

  it("leads to the video and into the calendar", () => {
    open([scheduled({ slot: buildSlot({ way: "VIDEO", place: null, videoUrl: "https://meet.example/a" }) })]);
    expect(screen.getByRole("link", { name: "Join" })).toHaveAttribute("href", "https://meet.example/a");
    expect(screen.getByRole("button", { name: "Add to Calendar" })).toBeVisible();
  });

  it("strikes a cancelled time, with the reason (INTV-05)", () => {
    open([
      scheduled({ status: "CANCELLED", words: "The post is filled.", wordsParty: "COMPANY", viewerCan: {} }),
    ]);
    expect(screen.getByText(/Kaveri Foods: “The post is filled.”/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("says what will be there before any time is offered", () => {
    open([]);
    expect(
      screen.getByText("Kaveri Foods hasn’t offered a time yet. You’ll find their times here."),
    ).toBeVisible();
  });
});
