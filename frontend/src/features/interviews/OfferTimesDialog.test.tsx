import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { renderRoutes } from "../../test/renderRoutes";
import { buildInterview, buildSlot } from "./interviews.factories";
import { OfferInterviewsDocument, OpenInterviewSlotsDocument } from "./Interviews.generated";
import { OfferTimesDialog } from "./OfferTimesDialog";

type Dialog = Awaited<ReturnType<typeof open>>["dialog"];

const others = (slots = [buildSlot({ id: "slot-9" })]) => ({
  request: { query: OpenInterviewSlotsDocument, variables: { applicationId: "application-1" } },
  result: { data: { openInterviewSlots: slots } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

async function open(mocks: object[]) {
  const onOpenChange = jest.fn();
  const element = (
    <OfferTimesDialog
      applicationIds={["application-1"]}
      interviewId={null}
      isOpen
      onOpenChange={onOpenChange}
    />
  );
  renderRoutes("/", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element }],
  });
  const dialog = await screen.findByRole("dialog", { name: "Offer interview times" });
  return { dialog: within(dialog), onOpenChange };
}

async function type(dialog: Dialog, date: string, time: string) {
  const [day, hour] = [dialog.getByLabelText("Date"), dialog.getByLabelText("Time")];
  await userEvent.clear(day);
  await userEvent.type(day, date);
  await userEvent.clear(hour);
  await userEvent.type(hour, time);
}

describe("the dialog that offers times (INTV-01)", () => {
  it("sends the added times, the typed one, and those of others, in Indian time", async () => {
    const sent = jest.fn((variables: unknown) => {
      expect(variables).toMatchObject({
        input: {
          applicationIds: ["application-1"],
          times: {
            startsAt: ["2099-01-05T09:30:00.000Z", "2099-01-06T04:30:00.000Z"],
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
    await type(dialog, "2099-01-05", "15:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    expect(dialog.getByRole("list", { name: "Times" })).toHaveTextContent("Mon, 5 Jan, 3:00 pm");
    await type(dialog, "2099-01-06", "10:00");
    await userEvent.click(await dialog.findByRole("checkbox", { name: /^Wed, 25 Nov/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Send 2 Times" }));
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
    await type(dialog, "2099-01-05", "15:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    expect(dialog.getByLabelText("Date")).toHaveValue("2099-01-05");
    await userEvent.click(dialog.getByRole("button", { name: "Send 1 Time" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  it("says what is missing, and sends nothing", async () => {
    const { dialog } = await open([others([])]);
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    expect(await dialog.findByText("Enter the address")).toBeVisible();
    expect(dialog.getByText("Add at least one time")).toBeVisible();
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("takes no time that is over, or twice", async () => {
    const { dialog } = await open([others([])]);
    await type(dialog, "2020-01-05", "15:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    expect(await dialog.findByText("Choose a time that is still ahead")).toBeVisible();
    await type(dialog, "2099-01-05", "15:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    await type(dialog, "2099-01-05", "15:00");
    await userEvent.click(dialog.getByRole("button", { name: "Add Time" }));
    expect(await dialog.findByText("You have added this time already")).toBeVisible();
  });
});
