import type { Page } from "@playwright/test";
import { callApi } from "../test/api";
import { cards, openJobs, search } from "../test/job-list";
import { press, reach } from "../test/keyboard";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

const APPLY = "mutation ($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { id } }";

const main = (page: Page) => page.getByRole("main");
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test("a job seeker's way from a search to the limit, an upgrade and beyond it, by keyboard alone (JOBS-04, JOBS-08, JOBS-10, JOBS-11, DASH-18, PLAN-02, PLAN-09) @main", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  // It is as long as seven other tests, whose account and pages it shares.
  test.setTimeout(180_000);
  const { token } = await newSession(page, stack);

  await test.step("search, filter, page", async () => {
    await page.goto("/jobs");
    await reach(page, search(page).getByLabel("Search"));
    await page.keyboard.type("engineer");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/jobs?q=engineer");
    await expect(cards(page)).toHaveCount(20);
    await reach(page, page.getByRole("radio", { name: "Any time" }));
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL("/jobs?q=engineer&posted=30");
    await expect(page.getByRole("button", { name: "Remove Last 30 days" })).toBeVisible();
    // Eighty stops further on; jobs.spec.ts shows that Tab goes through the cards.
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/jobs?q=engineer&posted=30&page=2");
    await expect(page.getByRole("heading", { name: /jobs$/ }).first()).toBeFocused();
    await checkAccessibility();
  });

  await test.step("open a job, save it", async () => {
    await press(
      page,
      cards(page)
        .first()
        .getByRole("link", { name: /^View Details/ }),
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await press(page, main(page).getByRole("button", { name: "Save Job", exact: true }));
    await expect(main(page).getByRole("button", { name: /^Saved\. / })).toBeFocused();
  });
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

  await test.step("apply", async () => {
    await press(page, main(page).getByRole("button", { name: "Apply Now", exact: true }));
    const dialog = page.getByRole("dialog", { name: `Apply to ${title}` });
    await expect(dialog.getByText(/^5 of 5 applications left in [A-Z][a-z]+$/)).toBeVisible();
    await reach(page, dialog.getByLabel("Full name"));
    await page.keyboard.type("Asha Menon");
    await reach(page, dialog.getByLabel("Note to the company"));
    await page.keyboard.type("I live next door and can start on Monday.");
    await checkAccessibility();
    await shoot("apply-dialog");
    await press(page, dialog.getByRole("button", { name: "Send Application" }));
    await expect(toast(page, "Your application is sent.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Applied \d+ \w+ \d{4}$/)).toBeFocused();
    await shoot("job-applied");
  });

  await test.step("see it on the dashboard, and the saved job", async () => {
    await press(page, page.getByRole("link", { name: "See it on your dashboard" }));
    await expect(page).toHaveURL("/dashboard");
    const applications = page.getByRole("region", { name: "Recent Applications" });
    await expect(applications.getByRole("article")).toHaveCount(1);
    await expect(applications.getByRole("article")).toContainText("Submitted");
    await expect(page.getByRole("region", { name: "Saved Jobs" }).getByRole("article")).toContainText(title);
    await expect(page.getByRole("region", { name: "Free plan" })).toContainText("1 of 5");
    await checkAccessibility();
    await press(page, applications.getByRole("link", { name: title }));
  });

  await test.step("withdraw", async () => {
    const own = page.getByRole("region", { name: "Your application" });
    await press(page, own.getByRole("button", { name: "Withdraw" }));
    const question = page.getByRole("dialog", { name: "Withdraw your application?" });
    await expect(question).toBeVisible();
    await shoot("withdraw-dialog");
    await press(page, question.getByRole("button", { name: "Withdraw" }));
    await expect(question).toBeHidden();
    await expect(own).toContainText("Status: Withdrawn");
    await expect(own.getByRole("heading")).toBeFocused();
    await expect(main(page).getByRole("button", { name: "Apply Now", exact: true })).toBeHidden();
    await expect(page.getByText(/^Withdrawn \d+ \w+ \d{4}$/)).toBeVisible();
    await checkAccessibility();
  });

  const here = new URL(page.url()).pathname.split("/").pop();
  // The withdrawal gave back what nobody had opened.
  const [sixth = "", ...five] = (await openJobs(stack, 7)).filter((id) => id !== here);
  for (const jobId of five.slice(0, 5)) await callApi(stack, token, APPLY, { jobId });

  const dialog = page.getByRole("dialog", { name: /^Apply to / });
  await test.step("hit the limit", async () => {
    await page.goto(`/jobs/${sixth}`);
    await press(page, main(page).getByRole("button", { name: "Apply Now", exact: true }));
    await expect(dialog.getByText(/^You have used all 5 applications of /)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Send Application" })).toBeHidden();
    await checkAccessibility();
    await shoot("apply-limit");
    await press(page, dialog.getByRole("link", { name: "Upgrade Plan" }));
    await expect(page).toHaveURL(/^[^?]*\/subscription\/plans\?returnTo=/);
  });

  await test.step("upgrade by a test payment", async () => {
    await shoot("plans");
    await press(page, page.getByRole("button", { name: "Upgrade to Premium" }));
    const question = page.getByRole("dialog", { name: "Upgrade to Premium?" });
    await expect(question).toContainText("This is a test payment: no money moves.");
    await checkAccessibility();
    await shoot("plans-upgrade");
    await press(page, question.getByRole("button", { name: "Upgrade to Premium" }));
    await expect(toast(page, "You are on the Premium plan now.")).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.locator("body")).not.toBeFocused();
  });

  await test.step("apply again, back at the job (SEEN-02)", async () => {
    await expect(page).toHaveURL(new RegExp(`/jobs/${sixth}\\?apply$`));
    await press(page, dialog.getByRole("button", { name: "Send Application" }));
    // A name alone goes by no accident.
    await press(page, dialog.getByRole("button", { name: "Send It Anyway" }));
    await expect(page.getByText(/^Applied \d+ \w+ \d{4}$/)).toBeVisible();
  });
});
