import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wordingIn } from "../../features/jobs/posting/job-readings.factories";
import { field, open, paste } from "./post-job.factories";
import { violationsIn } from "../../test/axe";

beforeEach(() => window.localStorage.clear());

const UNFAIR = "Only male candidates.";
const INSTEAD = "Everybody who can do this work may apply.";
const unfair = wordingIn(UNFAIR, { instead: [INSTEAD] });
const phone = wordingIn("98450 12345", { kind: "PHONE_NUMBER", grounds: [], isHeld: false });

const post = () => screen.getByRole("button", { name: "Post Job" });
const note = (name: string) => screen.findByRole("group", { name });

describe("wording that shuts people out (POST-07)", () => {
  it("is named with why, and keeps the job from being posted", async () => {
    const { container } = await open({ wording: unfair });
    await paste(field("Description"), `We need drivers. ${UNFAIR} LMV licence.`);
    const told = await note("This sentence shuts people out");
    expect(told).toHaveTextContent("by sex. The job can’t go live with it.");
    expect(told).toHaveTextContent(UNFAIR);
    expect(post()).toBeDisabled();
    expect(screen.getByText("Mend 1 sentence to post")).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("is mended with one tap; the focus returns to the text, and Undo brings it back", async () => {
    await open({ wording: unfair });
    await paste(field("Description"), `We need drivers. ${UNFAIR} LMV licence.`);
    await userEvent.click(
      within(await note("This sentence shuts people out")).getByRole("button", { name: "Use this sentence" }),
    );
    expect(field("Description")).toHaveValue(`We need drivers. ${INSTEAD} LMV licence.`);
    expect(field("Description")).toHaveFocus();
    expect(post()).toBeEnabled();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(field("Description")).toHaveValue(`We need drivers. ${UNFAIR} LMV licence.`);
    await note("This sentence shuts people out");
  });

  it("is taken out with the blanks around it", async () => {
    await open({ wording: unfair });
    await paste(field("Description"), `We need drivers. ${UNFAIR} LMV licence.`);
    await userEvent.click(await screen.findByRole("button", { name: "Take it out" }));
    expect(field("Description")).toHaveValue("We need drivers. LMV licence.");
  });

  it("can be sent to an admin where it is a mistake of ours", async () => {
    await open({ wording: unfair });
    await paste(field("Description"), UNFAIR);
    await userEvent.click(
      await screen.findByRole("button", { name: "This is a mistake: let an admin look" }),
    );
    expect(post()).toBeEnabled();
  });
});

describe("a skill that shuts people out (POST-06)", () => {
  const FEMALE = wordingIn("Female", {}, "skills");

  it("is named below the skills, and taken out with its comma", async () => {
    await open({ wording: FEMALE });
    const skills = field("Skills (optional)");
    await paste(skills, "Tally, Female, Excel");
    const told = await note("This skill shuts people out");
    expect(told).toHaveTextContent("Female");
    expect(post()).toBeDisabled();
    await userEvent.click(within(told).getByRole("button", { name: "Take it out" }));
    expect(skills).toHaveValue("Tally, Excel");
    expect(post()).toBeEnabled();
  });
});

it("the words of a title that shut people out are underlined in it", async () => {
  const { container } = await open({ wording: wordingIn("Male", {}, "title") });
  await paste(field("Job title"), "Male Cook");
  await note("This title shuts people out");
  const marked = [...container.querySelectorAll("[aria-hidden] > span")].map(
    ({ textContent }) => textContent,
  );
  expect(marked).toContain("Male");
});

describe("a phone number in the text", () => {
  it("is asked about, and kept with one tap", async () => {
    await open({ wording: phone });
    await paste(field("Description"), "Call 98450 12345");
    const told = await note("A phone number is in the text");
    expect(post()).toBeEnabled();
    await userEvent.click(within(told).getByRole("button", { name: "Keep it" }));
    expect(screen.queryByRole("group", { name: "A phone number is in the text" })).not.toBeInTheDocument();
    expect(field("Description")).toHaveValue("Call 98450 12345");
  });
});
