import type { Page } from "@playwright/test";
import { newEmail, PASSWORD, signUp } from "../test/people";
import { expect, test } from "../test/test";

/** Playwright's recording reads the pictures of the preview once more, in a way that the page itself may not. */
const RECORDED_PREVIEW = /^Connecting to 'blob:/;

test.use({ toleratedErrors: [RECORDED_PREVIEW] });

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const saved = (page: Page) => expect(page.getByText(/Saved \d{1,2}:\d\d [ap]m$/)).toBeVisible();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** Presses Tab until the control has the focus: nothing here is reached by the pointer. */
async function tabTo(page: Page, role: "button" | "textbox" | "link", name: string | RegExp) {
  const control = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(name)} is not reached by Tab.`);
}

async function press(page: Page, name: string | RegExp, role: "button" | "link" = "button") {
  await tabTo(page, role, name);
  await page.keyboard.press("Enter");
}

async function type(page: Page, name: string, text: string) {
  await tabTo(page, "textbox", name);
  await page.keyboard.type(text);
}

async function newSeeker(page: Page) {
  await signUp(page, { email: newEmail(), password: PASSWORD });
  await expect(page).toHaveURL("/dashboard");
}

/** As far as the last step, by the keys alone. */
async function writeResume(page: Page, title: string) {
  await type(page, "Resume title", title);
  await type(page, "Full name", "Asha Menon");
  await type(page, "Phone", "+91 98765 43210");
  await type(page, "Summary", "Twelve years in wards, the last five on night shifts.");
  await press(page, "Next");
  await expect(heading(page, "Education")).toBeFocused();
  await type(page, "School", "Government College of Nursing");
  await type(page, "Degree", "B.Sc.");
  await type(page, "Start date", "2008");
  await type(page, "End date", "june 2012");
  await press(page, "Next");
  await expect(heading(page, "Experience")).toBeFocused();
}

test("a resume is created from an empty account, by keyboard alone (RES-01 to RES-11, RES-13, DASH-17, DASH-20)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await newSeeker(page);
  const region = page.getByRole("region", { name: "Your Resumes" });
  await expect(region.getByText("No resumes yet")).toBeVisible();
  await shoot("dashboard-without-resumes");
  await press(page, "Create Resume", "link");
  await expect(page.getByRole("heading", { level: 1, name: "Create Your Resume" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
  await expect(page.getByRole("navigation", { name: "Steps" }).getByRole("listitem")).toHaveText([
    "1Basic Information",
    "2Education",
    "3Experience",
    "4Skills",
  ]);

  await press(page, "Next");
  await expect(field(page, "Resume title")).toBeFocused();
  await expect(page.getByText("Enter a title for this resume")).toBeVisible();
  await expect(page.getByRole("button", { name: /Basic Information\s+needs attention/ })).toBeVisible();
  await checkAccessibility();
  await shoot("resume-basic-refused");

  await writeResume(page, "Staff Nurse");
  await saved(page);
  await expect(page.getByRole("img", { name: "Preview of your resume, page 1 of 1" })).toBeVisible();
  await press(page, "Next");
  await expect(field(page, "Company")).toBeFocused();
  await page.keyboard.type("Lakeside Hospital");
  await type(page, "Position", "Ward Nurse");
  await type(page, "Start date", "2013");
  await tabTo(page, "textbox", "End date");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(field(page, "End date")).toBeDisabled();
  await expect(field(page, "Description")).toHaveAttribute("rows", "4");
  await type(page, "Description", "Leads a ward of 30 beds.\nTrains new nurses.");
  await press(page, "Add experience");
  await expect(field(page, "Company").last()).toBeFocused();
  await page.keyboard.type("City Clinic");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Trainee");
  await saved(page);
  await checkAccessibility();
  await shoot("resume-experience");

  await press(page, "Move Trainee, City Clinic up");
  await expect(page.getByText("Trainee, City Clinic is now 1 of 2.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move Trainee, City Clinic down" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Trainee, City Clinic is now 2 of 2.")).toBeAttached();
  await press(page, "Remove Trainee, City Clinic");
  await expect(page.getByRole("group", { name: "Trainee, City Clinic" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Close Ward Nurse, Lakeside Hospital" })).toBeFocused();

  await press(page, "Next");
  await expect(heading(page, "Skills")).toBeFocused();
  await type(page, "Technical skills", "Wound care, IV therapy");
  await type(page, "Languages", "Malayalam, English");
  await saved(page);
  // What fades is of no contrast.
  await expect(page.getByText("Trainee, City Clinic is removed.")).toBeHidden({ timeout: 20_000 });
  await checkAccessibility();
  await shoot("resume-skills");
  await press(page, "Create Resume");
  await expect(page).toHaveURL("/dashboard");
  await expect(region.getByRole("article")).toHaveCount(1);
  await expect(region.getByRole("link", { name: "Staff Nurse" })).toBeVisible();
  await expect(region.getByText(/^Classic · Updated /)).toBeVisible();
  await checkAccessibility();
  await shoot("dashboard-with-resume");
});

/** By the quick way: the keyboard's is proven above. */
async function createResume(page: Page, title: string) {
  await page.goto("/resume/create");
  await field(page, "Resume title").fill(title);
  await field(page, "Full name").fill("Asha Menon");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Remove New education" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Remove New experience" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Create Resume" }).click();
  await expect(page).toHaveURL("/dashboard");
}

test("a resume is edited, gets another template within the plan, and is downloaded (DASH-21, ROUTE-15, PLAN-05)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.slow();
  await newSeeker(page);
  await createResume(page, "Ward Nurse");
  await press(page, "Ward Nurse", "link");
  await expect(page.getByRole("heading", { level: 1, name: "Edit Your Resume" })).toBeVisible();
  await expect(field(page, "Full name")).toHaveValue("Asha Menon");
  await field(page, "Location").fill("Kochi");
  await saved(page);

  await press(page, "All 8 templates");
  const dialog = page.getByRole("dialog", { name: "Choose a template" });
  await expect(dialog.getByRole("radio")).toHaveCount(8);
  await expect(dialog.getByText("1 of 2 templates used")).toBeVisible();
  await expect(dialog.locator("img")).toHaveCount(8);
  await checkAccessibility();
  await dialog.getByRole("radio", { name: /^Classic/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: /^Modern/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Template: Modern")).toBeVisible();
  await shoot("resume-edit");
  await saved(page);
  await page.reload();
  await expect(page.getByText("Template: Modern")).toBeVisible();
  await expect(field(page, "Location")).toHaveValue("Kochi");

  await field(page, "Full name").fill("");
  await expect(page.getByText("Not saved yet - something required is missing")).toBeVisible();
  await field(page, "Full name").fill("Asha K. Menon");
  await saved(page);
  await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: "Skills" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");

  const [pdf] = await Promise.all([page.waitForEvent("download"), press(page, "Download Ward Nurse as PDF")]);
  expect(pdf.suggestedFilename()).toBe("Asha K. Menon - Ward Nurse.pdf");
});

test("a resume is duplicated, exported, deleted and had back, and a file imported, by keyboard", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.slow();
  await newSeeker(page);
  await createResume(page, "Ward Nurse");
  await press(page, /^View all 1/, "link");
  await expect(page).toHaveURL("/dashboard/resumes");
  const choose = async (title: string, entry: string) => {
    await press(page, new RegExp(`^More for ${title.replace(/[()]/g, "\\$&")}$`));
    await page.getByRole("menuitem", { name: entry }).press("Enter");
  };
  await choose("Ward Nurse", "Duplicate");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Ward Nurse (copy)" })).toBeVisible();

  await choose("Ward Nurse (copy)", "Delete");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  await press(page, "Undo");
  await expect(page.getByRole("article")).toHaveCount(2);
  await checkAccessibility();
  await shoot("resumes");

  const [json] = await Promise.all([page.waitForEvent("download"), choose("Ward Nurse", "Export JSON")]);
  expect(json.suggestedFilename()).toBe("Asha Menon - Ward Nurse.json");

  const document = {
    basics: { name: "Tamil Selvi", label: "Accountant", email: "selvi@example.in" },
    work: [{ name: "Kaveri Mills", position: "Accountant", startDate: "soon" }],
    volunteer: [{ organization: "Library" }],
  };
  await page.getByLabel("Import JSON").setInputFiles({
    name: "resume.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(document, null, 2)),
  });
  const dialog = page.getByRole("dialog", { name: "Imported, but for this" });
  await expect(dialog.getByText(/^Line \d+ · work\.0\.startDate$/)).toBeVisible();
  await checkAccessibility();
  await shoot("resume-import-notes");
  await dialog.getByRole("link", { name: "Open the Resume" }).press("Enter");
  await expect(page).toHaveURL(/\/resume\/edit\//);
  await page.getByRole("navigation", { name: "Steps" }).getByRole("button").first().click();
  await expect(field(page, "Full name")).toHaveValue("Tamil Selvi");
});

test.describe("nothing typed is lost", () => {
  test.use({ toleratedErrors: [/^Connecting to 'blob:|^Failed to load resource/] });

  test("while offline, through a reload, or by the browser's Back", async ({
    page,
    context,
    checkAccessibility,
    shoot,
  }) => {
    await newSeeker(page);
    await page.goto("/resume/create");
    await field(page, "Resume title").fill("Accountant");
    await saved(page);
    await expect(page).toHaveURL(/\?draft=/);
    await context.setOffline(true);
    await field(page, "Full name").fill("Selvi Raman");
    await expect(page.getByText("Not saved yet - you are offline")).toBeVisible();
    await shoot("resume-offline");
    await context.setOffline(false);
    await saved(page);

    page.on("dialog", (dialog) => void dialog.accept());
    await page.route("**/graphql", (route) => route.abort());
    await field(page, "Location").fill("Madurai");
    await expect(page.getByText("Not saved yet - we keep trying")).toBeVisible();
    await page.unroute("**/graphql");
    await page.reload();
    await expect(field(page, "Location")).toHaveValue("Madurai");
    await saved(page);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(heading(page, "Education")).toBeFocused();
    await page.goBack();
    await expect(heading(page, "Basic Information")).toBeFocused();
    await expect(field(page, "Location")).toHaveValue("Madurai");
    await page.goForward();
    await page.reload();
    await expect(heading(page, "Education")).toBeVisible();
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Accountant" }).click();
    await expect(heading(page, "Education")).toBeVisible();
    await page.goto("/resume/create");
    await expect(page.getByText(/^You have an unfinished resume, ‘Accountant’/)).toBeVisible();
    await checkAccessibility();
    await shoot("resume-unfinished");
  });

  test("to another tab: it is told, and both versions can be had", async ({ page, context, shoot }) => {
    await newSeeker(page);
    await createResume(page, "Ward Nurse");
    await page.getByRole("link", { name: "Ward Nurse" }).click();
    await expect(field(page, "Full name")).toHaveValue("Asha Menon");
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other, "Location").fill("Kochi");
    await saved(other);

    await field(page, "Phone").fill("98765 43210");
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("changed in another tab");
    await shoot("resume-changed-elsewhere");
    await notice.getByRole("button", { name: "Load the newer" }).press("Enter");
    await expect(field(page, "Location")).toHaveValue("Kochi");
    await expect(notice).toBeHidden();

    await field(page, "Summary").fill("Mine");
    await saved(page);
    await field(other, "Summary").fill("Theirs");
    await other.getByRole("alert").getByRole("button", { name: "Keep mine as a copy" }).press("Enter");
    await expect(field(other, "Resume title")).toHaveValue("Ward Nurse (copy)");
    await expect(field(other, "Summary")).toHaveValue("Theirs");
    expect(other.url()).not.toBe(page.url());
  });
});
