import type { Page } from "@playwright/test";
import { applyTo, fillProfile, postOpening } from "../test/applications";
import { newAccount, newSession } from "../test/session";
import type { TestStack } from "../test/stack";
import { expect, test } from "../test/test";

const WORK = { title: "Machine Tailor", location: "Tiruppur" };
const PEOPLE = ["Asha Naik", "Bala Kumar", "Chitra Rao", "Devi Prasad", "Esha Menon"];

async function allApply(stack: TestStack, jobId: string): Promise<void> {
  for (const name of PEOPLE) {
    const { token } = await newAccount(stack);
    await fillProfile(stack, token, { ...WORK, name, phone: "+91 98450 33447" });
    await applyTo(stack, token, jobId);
  }
}

async function select(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
}

test("a recruiter rejects two for a reason and reads their own figures (PIPE-01, PIPE-02)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postOpening(stack, token, WORK);
  await allApply(stack, jobId);

  await test.step("two are rejected, and a reason goes with it", async () => {
    await page.goto(`/candidates?job=${jobId}`);
    await expect(page.getByRole("row", { name: /Asha Naik/ })).toContainText("Today");
    await select(page, PEOPLE.slice(3));
    await page.getByRole("button", { name: "Reject politely" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject 2 candidates politely?" });
    await dialog.getByRole("combobox", { name: "Reason" }).selectOption("Expected pay");
    await checkAccessibility();
    await shoot("pipeline-reject");
    await dialog.getByRole("button", { name: "Reject politely" }).click();
    await expect(page.getByText(/^2 candidates not selected\./)).toBeVisible();
    await page.getByRole("link", { name: "Esha Menon", exact: true }).click();
    const panel = page.getByRole("complementary", { name: "Candidate" });
    await expect(panel).toContainText("Expected pay");
    await shoot("pipeline-panel");
  });

  await test.step("nobody is late yet", async () => {
    await page.goto(`/candidates?job=${jobId}&wait=late`);
    await expect(page.getByText("No candidates found")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Late 0" })).toBeChecked();
    await page.goto(`/candidates?job=${jobId}&view=board`);
    await expect(page.getByRole("region", { name: "New", exact: true })).toContainText("Today");
    await shoot("pipeline-board");
  });

  await test.step("the figures have the reasons", async () => {
    await page.goto(`/analytics?job=${jobId}`);
    const reasons = page.getByRole("region", { name: "Reasons for rejections" });
    await expect(reasons).toContainText("Expected pay");
    await expect(reasons).toContainText("100%");
    await checkAccessibility();
    await shoot("pipeline-analytics");
  });
});
