import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "../../auth/session";
import {
  experienceAnswer,
  payAnswer,
  placeReadingAnswer,
  wordingAnswer,
} from "../../features/jobs/posting/job-readings.factories";
import { paths } from "@job-portal/protocol/paths";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { savingAnswer } from "./job-draft.factories";
import { formAnswer, placesAnswer, postingAnswer, postingsAnswer } from "./postings.factories";

interface Setting {
  role?: Role;
  address?: string;
  form?: Parameters<typeof formAnswer>[0];
  post?: (input: Record<string, unknown>) => void;
  /** How the server takes drafts. */
  saving?: object | object[];
  status?: "ACTIVE" | "HELD";
  /** How the server reads what is typed. */
  payObstacle?: Parameters<typeof payAnswer>[0];
  payQuestion?: Parameters<typeof payAnswer>[1];
  pay?: Parameters<typeof payAnswer>[2];
  experience?: Parameters<typeof experienceAnswer>[0];
  placeMeant?: string;
  /** What the parts of a location are read as. */
  places?: Readonly<Record<string, string>>;
  wording?: Parameters<typeof wordingAnswer>[0];
}

/** Opens the form for posting a job. */
export async function open({
  role = "employer",
  address = paths.postJob,
  form,
  post = () => undefined,
  saving = savingAnswer(),
  status = "ACTIVE",
  payObstacle,
  payQuestion,
  pay,
  experience,
  placeMeant,
  places,
  wording,
}: Setting = {}) {
  const mocks = [
    ...formAnswer(form),
    payAnswer(payObstacle, payQuestion, pay),
    experienceAnswer(experience),
    placesAnswer(),
    placeReadingAnswer(placeMeant, places),
    wordingAnswer(wording),
    ...[saving].flat(),
    postingAnswer(post, status),
    postingsAnswer(),
  ];
  const opened = renderRoutes(address, {
    session: buildSession({ role }),
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
  });
  await screen.findByRole("textbox", { name: "Job title" });
  return opened;
}

/** One of its text fields. */
export const field = (name: string) => screen.getByRole("textbox", { name });

/** What its text fields are filled with. */
export const COMPLETE = {
  "Job title": "Loom Fitter",
  "Company name": "Chamundi Looms",
  Salary: "₹8–12 LPA",
  Experience: "2–4 years",
  Description: "You keep forty looms running.",
  Requirements: "- ITI Fitter",
};

/** By paste: a keystroke at a time takes a busy machine minutes. */
export async function paste(element: HTMLElement, text: string) {
  await userEvent.click(element);
  await userEvent.paste(text);
}

/** Fills in what is required. */
export async function fill() {
  await paste(screen.getByRole("combobox", { name: "Location" }), "Mysuru");
  for (const [name, value] of Object.entries(COMPLETE)) await paste(field(name), value);
  await userEvent.click(screen.getByRole("radio", { name: "full-time" }));
}

export const submit = () => userEvent.click(screen.getByRole("button", { name: "Post Job" }));
