import { callApi } from "../test/api";
import { openJobs, overflow } from "../test/job-list";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

test("on a phone a letter is written, and an application begins with it (COVR-01, COVR-04)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { token } = await newSession(page, stack);
  await page.goto("/dashboard/cover-letters");
  await page.getByRole("button", { name: "Write a Letter" }).click();
  const form = page.getByRole("dialog", { name: "New cover letter" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Enter a title")).toBeVisible();
  await form.getByLabel("Title").fill("To hospitals");
  await form.getByLabel("Letter").fill("Dear {company},\nI would like to work as {job}.\n{name}");
  await checkAccessibility();
  await shoot("cover-letter-form");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("article").getByText("To hospitals")).toBeVisible();
  await shoot("cover-letters");
  expect(await overflow(page)).toBe(0);

  const [id = ""] = await openJobs(stack, 1);
  const { job } = await callApi<{ job: { title: string; company: { name: string } } }>(
    stack,
    null,
    "query ($id: ID!) { job(id: $id) { title company { name } } }",
    { id },
  );
  await page.goto(`/jobs/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Apply Now", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Apply to / });
  await dialog.getByLabel("Begin with a cover letter").selectOption("To hospitals");
  const note = dialog.getByLabel("Note to the company");
  await expect(note).toHaveValue(`Dear ${job.company.name},\nI would like to work as ${job.title}.\n{name}`);
  await note.press("End");
  await note.pressSequentially(" I could begin on Monday.");
  await shoot("apply-with-letter");
  await dialog.getByLabel("Full name").fill("Rekha Pillai");
  await dialog.getByRole("button", { name: /^Send/ }).click();
  const bare = dialog.getByRole("button", { name: "Send It Anyway" });
  await bare.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByText("Your application is sent.")).toBeVisible();
  const { myApplications } = await callApi<{ myApplications: { items: { note: string }[] } }>(
    stack,
    token,
    "{ myApplications { items { note } } }",
  );
  expect(myApplications.items[0]?.note).toContain(`I would like to work as ${job.title}.`);
  expect(myApplications.items[0]?.note).toContain("Rekha Pillai I could begin on Monday.");
});
