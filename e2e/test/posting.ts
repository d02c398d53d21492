import { expect, type Page } from "@playwright/test";
import { newEmail, newWord, PASSWORD, signUp } from "./people";

/** Signs up as an employer; ends on the dashboard. */
export async function becomeEmployer(page: Page): Promise<void> {
  await signUp(page, { email: newEmail(), password: PASSWORD, role: "Employer" });
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

/** A name that no other test's job has. */
export const newTitle = () => `Loom Fitter ${newWord()}${process.pid}`;

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Fills in the form of a full-time job at a new company. */
export async function fillJob(page: Page, title: string): Promise<void> {
  await field(page, "Job title").fill(title);
  await field(page, "Company name").fill(`Chamundi Looms ${title}`);
  await page.getByRole("combobox", { name: "Location" }).fill("Hebbal, Mysuru");
  await page.getByRole("radio", { name: "full-time" }).check();
  await field(page, "Salary").fill("₹8–12 lakh a year");
  await field(page, "Experience").fill("2–4 years");
  await field(page, "Description").fill("You keep forty looms running.\n\n- Two shifts");
  await field(page, "Requirements").fill("- ITI Fitter\n- Clear handwriting");
  await field(page, "Benefits (optional)").fill("Canteen\nBus from the city");
}

/** Opens the job's menu and chooses from it, by keyboard alone. */
export async function chooseAct(page: Page, title: string, act: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).focus();
  await page.keyboard.press("Enter");
  const entry = page.getByRole("menuitem", { name: act });
  await expect(entry).toBeVisible();
  const isFocused = () => entry.evaluate((element) => element === document.activeElement);
  // The menu takes keys once it has the focus, which a busy machine gives it late.
  await expect(async () => {
    if (!(await isFocused())) await page.keyboard.press("ArrowDown");
    expect(await isFocused()).toBe(true);
  }).toPass({ intervals: [100] });
  await page.keyboard.press("Enter");
}
