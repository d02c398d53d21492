import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import type { SessionActions } from "../../auth/session";
import { buildCareerProfile } from "../../features/career-profiles/career-profiles.factories";
import { FillCareerProfileDocument } from "../../features/resumes/bring/FillCareerProfile.generated";
import { CreateResumeDocument, FinishResumeDocument } from "../../features/resumes/resume/Resume.generated";
import type { ResumeReading } from "../../features/resumes/bring/brought-resume";
import { wouldLoseText } from "../../shared/typed-text";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { BringResumeScreenDocument } from "./BringResumeScreen.generated";

const found = (text: string, line: number, isSure = true) => ({ text, line, isSure });

const READING: ResumeReading = {
  lines: [
    { page: 1, text: "Asha Menon" },
    { page: 1, text: "asha@jobs.example | +91 98765 43210" },
    { page: 1, text: "Staff Nurse, City Hospital, Jan 2019 - Present" },
    { page: 2, text: "Tally, Excel" },
    { page: 2, text: "Ward Boy, Mercy Clinic, 2016 - 2018" },
  ],
  ...{ fullName: found("Asha Menon", 0), title: found("Staff Nurse", 2), location: null, summary: null },
  ...{ email: found("asha@jobs.example", 1), phone: found("+91 98765 43210", 1), links: [], education: [] },
  experience: [
    {
      ...{ position: found("Staff Nurse", 2), company: found("City Hospital", 2, false), location: null },
      ...{ startDate: found("2019-01", 2), endDate: null, isCurrent: true, description: null },
    },
    {
      ...{ position: found("Ward Boy", 4), company: found("Mercy Clinic", 4), location: null },
      ...{ startDate: found("2016", 4), endDate: found("2018", 4), isCurrent: false, description: null },
    },
  ],
  skills: { technical: [found("Tally", 3), found("Excel", 3)], soft: [], languages: [] },
  wishes: { currentPay: null, expectedPay: null, noticePeriod: null },
  sections: [],
};

const me = {
  __typename: "Account",
  ...{
    id: "account-1",
    email: "asha@jobs.example",
    displayName: "Asha Menon",
    photoURL: null,
    profileVersion: 3,
  },
  subscription: { __typename: "Subscription", plan: "FREE" },
  additionalData: {
    __typename: "AdditionalData",
    ...{ title: "Nurse", bio: null, phone: null, location: null, dob: null, linkedin: null },
  },
};

const profile = {
  request: { query: BringResumeScreenDocument },
  result: { data: { me, careerProfile: buildCareerProfile() } },
};

type Save = SessionActions["updateUserProfile"];

/** The server reads the file so, or refuses it. */
function answerFile(status: number, body: object) {
  const fetched = jest.fn(() =>
    Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response),
  );
  globalThis.fetch = fetched;
  return fetched;
}

const usual = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = usual;
});

const filled = jest.fn((_variables: Record<string, unknown>) => true);
const created = jest.fn((_variables: Record<string, unknown>) => true);
const MOCKS = [
  profile,
  {
    request: { query: FillCareerProfileDocument, variables: filled },
    result: { data: { saveCareerProfile: { __typename: "CareerProfile", id: "account-1", version: 1 } } },
  },
  {
    request: { query: CreateResumeDocument, variables: created },
    result: { data: { createResume: { __typename: "Resume", id: "resume-1", version: 1 } } },
  },
  {
    request: { query: FinishResumeDocument, variables: { id: "resume-1", version: 1 } },
    result: { data: { finishResume: { __typename: "Resume", id: "resume-1", version: 2, isDraft: false } } },
  },
];

async function bring(updateUserProfile = jest.fn<Promise<void>, Parameters<Save>>(() => Promise.resolve())) {
  const opened = renderRoutes("/resume/bring", {
    session: buildSession(),
    actions: { updateUserProfile },
    mocks: MOCKS as never,
  });
  const file = new File(["%PDF-"], "asha.pdf", { type: "application/pdf" });
  await userEvent.upload(await screen.findByLabelText("Choose a File"), file);
  return { ...opened, updateUserProfile };
}

async function field(name: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole("textbox", { name });
  if (!first) throw new Error(`There is no ${name}.`);
  return first;
}

describe("/resume/bring", () => {
  it("shows each value with where it was found, and marks what is to be checked (RESF-10, RESF-11, RESF-17)", async () => {
    answerFile(200, READING);
    const { container } = await bring();
    expect(await screen.findByRole("heading", { level: 1, name: "Check what we read" })).toBeInTheDocument();
    expect(await field("Full name")).toHaveValue("Asha Menon");
    expect(await field("Full name")).toHaveAccessibleDescription("Page 1: ‘Asha Menon’");
    expect(await field("Company")).toHaveAccessibleDescription(/^Please check\. Page 1/);
    expect(await field("Technical skills")).toHaveValue("Tally, Excel");
    expect(await field("Location")).toHaveAccessibleDescription("We didn’t find this");
    expect(await field("End date")).toHaveValue("Present");
    expect(screen.getByText("One field needs a look. It is marked.")).toBeInTheDocument();
    expect(screen.queryByText(/missing for a finished resume/)).toBeNull();
    await userEvent.clear(await field("Position"));
    expect(await field("Position")).toHaveAccessibleDescription("Enter your position");
    expect(
      screen.getByText(
        "One field is missing for a finished resume. It is marked. Without it we save a draft.",
      ),
    ).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("makes a resume of what is confirmed, and fills what the profile has empty (RESF-11, RESF-12)", async () => {
    answerFile(200, READING);
    const { router, updateUserProfile } = await bring();
    const second = await screen.findByRole("group", { name: "Ward Boy, Mercy Clinic" });
    await userEvent.click(within(second).getByRole("button", { name: "Leave out Ward Boy, Mercy Clinic" }));
    await userEvent.clear(await field("Company"));
    await userEvent.type(await field("Company"), "City Hospital Trust");
    await userEvent.click(screen.getByRole("button", { name: "Make My Resume" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/resume/edit/resume-1"));
    const [{ input }] = created.mock.lastCall as [{ input: { experience: object[]; template?: string } }];
    expect(input.experience).toMatchObject([
      { company: "City Hospital Trust", startDate: "2019-01", isCurrent: true },
    ]);
    expect(input.template).toBeUndefined();
    expect(updateUserProfile.mock.lastCall).toEqual([
      "Asha Menon",
      null,
      { title: "Nurse", bio: "", phone: "+91 98765 43210", location: "", dob: "", linkedin: "" },
      3,
    ]);
  });

  it("takes projects, certificates and links into sections of the resume (RESF-16)", async () => {
    const none = { organization: null, startDate: null, endDate: null, description: null, keywords: [] };
    const lines = [...READING.lines, { page: 2, text: "First Aid, Red Cross Society, 2021" }];
    const aid = { name: found("First Aid", 5), organization: found("Red Cross Society", 5) };
    answerFile(200, {
      ...READING,
      lines,
      links: [found("github.com/asha", 1)],
      sections: [
        { kind: "PROJECTS", entries: [{ ...none, name: found("Ward Rota", 3, false) }] },
        { kind: "CERTIFICATES", entries: [{ ...none, ...aid, endDate: found("2021", 5) }] },
      ],
    });
    const { router } = await bring();
    const entry = await screen.findByRole("group", { name: "First Aid" });
    expect(within(entry).getByRole("textbox", { name: "Given by" })).toHaveAccessibleDescription(
      "Page 2: ‘First Aid, Red Cross Society, 2021’",
    );
    await userEvent.click(screen.getByRole("button", { name: "Leave out Ward Rota" }));
    await userEvent.type(within(entry).getByRole("textbox", { name: "Certificate" }), " at work");
    await userEvent.click(screen.getByRole("button", { name: "Make My Resume" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/resume/edit/resume-1"));
    expect(created.mock.lastCall).toMatchObject([
      {
        input: {
          sections: [
            {
              kind: "CERTIFICATES",
              entries: [{ name: "First Aid at work", organization: "Red Cross Society", endDate: "2021" }],
            },
            { kind: "PROFILES", entries: [{ name: "GitHub", url: "https://github.com/asha" }] },
          ],
        },
      },
    ]);
  });

  it("fills the rest of the profile where it refuses a field, and says so (RESF-12)", async () => {
    answerFile(200, { ...READING, summary: found("Six years on surgical wards.", 0) });
    const refused = { field: "additionalData.phone", message: "must be a phone number", rule: "NO_PHONE" };
    const update = jest.fn<Promise<void>, Parameters<Save>>((_name, _photo, { phone }) =>
      phone ? Promise.reject(new AuthError("BAD_USER_INPUT", "", {}, [refused])) : Promise.resolve(),
    );
    const { router } = await bring(update);
    await field("Full name");
    await userEvent.click(screen.getByRole("button", { name: "Make My Resume" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/resume/edit/resume-1"));
    expect(update.mock.lastCall?.[2]).toMatchObject({ bio: "Six years on surgical wards.", phone: "" });
    expect(await screen.findByText(/We couldn’t fill all of your profile/)).toBeInTheDocument();
  });

  it("asks before what was read is left, and before another language loses it (LANG-06)", async () => {
    answerFile(200, READING);
    const { router } = await bring();
    await field("Full name");
    expect(wouldLoseText()).toBe(true);
    await act(() => router.navigate("/my-resumes"));
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(question).toHaveTextContent("Your resume is not saved yet.");
    await userEvent.click(within(question).getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/my-resumes"));
    await waitFor(() => expect(wouldLoseText()).toBe(false));
  });

  it("fills what the work profile has empty with the work that is confirmed (WORK-06)", async () => {
    answerFile(200, READING);
    const { router } = await bring();
    await userEvent.click(await screen.findByRole("button", { name: "Make My Resume" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/resume/edit/resume-1"));
    const [{ input }] = filled.mock.lastCall as [{ input: { facts: object } }];
    expect(input.facts).toMatchObject({
      ...{ currentTitle: "Staff Nurse", currentEmployer: "City Hospital" },
      skills: [{ name: "Tally" }, { name: "Excel" }],
    });
    expect(input.facts).not.toHaveProperty("languages");
  });

  it("fills expected pay and notice period, as the person confirms them (RESF-18)", async () => {
    const wishes = { currentPay: null, expectedPay: found("6 LPA", 3), noticePeriod: found("30 days", 3) };
    answerFile(200, { ...READING, wishes });
    const { router } = await bring();
    expect(await field("Pay you expect")).toHaveAccessibleDescription("Page 2: ‘Tally, Excel’");
    expect(screen.queryByRole("textbox", { name: "Pay now" })).toBeNull();
    await userEvent.clear(await field("Notice period"));
    await userEvent.type(await field("Notice period"), "2 months");
    await userEvent.click(screen.getByRole("button", { name: "Make My Resume" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/resume/edit/resume-1"));
    expect(filled.mock.lastCall).toMatchObject([
      { input: { facts: { expectedPay: { amount: 600_000, unit: "YEAR" }, noticePeriodDays: 60 } } },
    ]);
  });

  it("leaves the profile as it is where that is unticked (RESF-12)", async () => {
    answerFile(200, READING);
    const { router, updateUserProfile } = await bring();
    await userEvent.click(
      await screen.findByRole("checkbox", { name: /^Fill my profile, too: phone, position now/ }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Make My Resume" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/resume/edit/resume-1"));
    expect(updateUserProfile).not.toHaveBeenCalled();
  });

  it("says why a file can't be read, and takes another (RESF-02, RESF-10)", async () => {
    answerFile(422, { code: "RESUME_FILE_SCAN", message: "This file is a scan." });
    await bring();
    expect(await screen.findByText("This file is a scan.")).toBeInTheDocument();
    answerFile(200, READING);
    await userEvent.upload(
      screen.getByLabelText("Choose a File"),
      new File(["%PDF-"], "asha.pdf", { type: "application/pdf" }),
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Check what we read" })).toBeInTheDocument();
  });
});
