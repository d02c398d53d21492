import { callApi, demoAccount } from "../test/api";
import { signInByToken } from "../test/session";
import { expect, test } from "../test/test";

test.setTimeout(180_000);

test("on a phone a job seeker has what is new first and a bar at the bottom (SEEN-13, SEEN-15)", async ({
  page,
  stack,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInByToken(page, stack, demoAccount(stack, "JOBSEEKER"));
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "What’s new" }).getByRole("link").first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await checkAccessibility();
  const bar = page.getByRole("navigation", { name: "Shortcuts" });
  await bar.getByRole("link", { name: "Saved" }).click();
  await expect(page).toHaveURL("/dashboard/saved-jobs");
  await bar.getByRole("link", { name: "Applications" }).click();
  await expect(bar.getByRole("link", { name: "Applications" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("on a job's page the way to apply takes the bar's place, and toasts leave the top bar free (SEEN-10)", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const token = await signInByToken(page, stack, demoAccount(stack, "JOBSEEKER"));
  const { recommendedJobs } = await callApi<{ recommendedJobs: { id: string }[] }>(
    stack,
    token,
    "{ recommendedJobs(first: 3) { id } }",
  );
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/jobs/${recommendedJobs[1]?.id ?? ""}`);
  await expect(page.getByRole("button", { name: "Apply Now" })).toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Shortcuts" })).toBeHidden();
  const top = await page.getByRole("banner").boundingBox();
  // Where a toast would stand.
  const toasts = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.cssText = "position:fixed;top:var(--toasts-top)";
    document.body.append(probe);
    return probe.getBoundingClientRect().top;
  });
  expect(toasts).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0));

  // A window of 1280 px enlarged to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(page.getByRole("button", { name: "Apply Now" })).not.toBeInViewport();
});
