import type { Page } from "@playwright/test";
import { newEmail, PASSWORD, signUp } from "./people";
import { expect, test } from "./test";

/** Playwright's recording reads the pictures of the preview once more, in a way that the page itself may not. */
const RECORDED_PREVIEW = /^Connecting to 'blob:/;

test.use({ toleratedErrors: [RECORDED_PREVIEW] });

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const saved = (page: Page) => expect(page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
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
  await press(page, /^Create Resume Four steps/, "link");
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
