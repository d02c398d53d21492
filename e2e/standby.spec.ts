import { once } from "node:events";
import type { Page } from "@playwright/test";
import { fillSignIn, signOut } from "./test/people";
import { becomeEmployer, field, fillJob, newTitle } from "./test/posting";
import { newAccount } from "./test/session";
import { type RunningStack, startStackWithLateStandby } from "./test/stack";
import { expect, test as base } from "./test/test";

const test = base.extend<object, { portal: RunningStack }>({
  portal: [
    async ({}, use) => {
      const portal = await startStackWithLateStandby();
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  stack: [async ({ portal }, use) => use(portal.stack), { scope: "worker" }],
});

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function findBySearch(page: Page, title: string): Promise<void> {
  await page.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: title })).toHaveCount(1);
}

test("with a standby ten seconds late people see what they just did, and when it dies nothing fails", async ({
  page,
  stack,
  portal,
}) => {
  test.setTimeout(240_000);
  const failures: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  });

  await test.step("an employer posts a job, and finds it signed in and signed out", async () => {
    await becomeEmployer(page);
    const title = newTitle();
    await page.goto("/jobs/post");
    await fillJob(page, title);
    await button(page, "Post Job").click();
    await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();
    await findBySearch(page, title);
    await signOut(page);
    await findBySearch(page, title);
    await page.getByRole("link", { name: "View Details" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  await test.step("a job seeker saves it, applies and changes the profile", async () => {
    const job = page.url();
    const person = await newAccount(stack);
    await page.goto("/signin");
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/profile");
    await button(page, "Edit Profile").click();
    await field(page, "Full name").fill("Priya Nair");
    await button(page, "Save Changes").click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main").getByText("Priya Nair").first()).toBeVisible();

    await page.goto(job);
    await button(page, "Save Job").click();
    await expect(button(page, "Saved. Remove from saved jobs")).toBeVisible();
    await button(page, "Apply Now").click();
    const dialog = page.getByRole("dialog", { name: /^Apply to / });
    await dialog.getByRole("button", { name: "Send Application" }).click();
    await dialog.getByRole("button", { name: "Send It Anyway" }).click();
    await expect(page.getByText(/^Applied \d+ \w+ \d{4}$/)).toBeVisible();
    await page.reload();
    await expect(button(page, "Saved. Remove from saved jobs")).toBeVisible();
    await expect(page.getByText(/^Applied \d+ \w+ \d{4}$/)).toBeVisible();
  });

  await test.step("the standby dies", async () => {
    const killed = once(portal.process, "message");
    portal.process.send("kill");
    await killed;
    await signOut(page);
    for (const path of ["/", "/jobs", "/jobs?q=loom"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await findBySearch(page, "Loom Fitter");
  });
  expect(failures, "answers that tell of an outage").toEqual([]);
});
