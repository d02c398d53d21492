import { cards, everyCard, overflow, search, shownPay } from "./test/job-list";
import { signInByToken } from "./test/session";
import { expect, test } from "./test/test";

test("filters narrow the list at once; back and reload restore them", async ({ page }) => {
  await page.goto("/jobs?location=Bangalore");
  const panel = page.getByRole("region", { name: "Filters" });
  await panel.getByRole("radio", { name: "Hybrid" }).check();
  await expect(page).toHaveURL("/jobs?location=Bangalore&mode=hybrid");
  await panel.getByRole("radio", { name: "Last 7 days" }).check();
  await panel.getByLabel("Your experience").selectOption("3");
  await expect(page).toHaveURL("/jobs?location=Bangalore&posted=7&experience=3&mode=hybrid");
  await expect(page.getByRole("heading", { name: /^\d+ jobs? in Bangalore$/ })).toBeVisible();
  for (const card of await everyCard(page)) {
    await expect(card).toContainText("Hybrid");
    await expect(card).toContainText("Bangalore");
  }
  await page.reload();
  await expect(panel.getByRole("radio", { name: "Last 7 days" })).toBeChecked();
  await page.goBack();
  await expect(panel.getByLabel("Your experience")).toHaveValue("");
  await expect(panel.getByRole("radio", { name: "Hybrid" })).toBeChecked();
  await page.getByRole("button", { name: "Remove Hybrid" }).click();
  await expect(page).toHaveURL("/jobs?location=Bangalore&posted=7");
});

test("suggestions complete a mistyped title and a place, by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await search(page).getByLabel("Job title").focus();
  await page.keyboard.type("sofware enginer");
  await expect(page.getByRole("option", { name: "Software Engineer", exact: true })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(
      page.getByRole("option", { name: "Software Engineer", exact: true, selected: true }),
    ).toBeVisible({
      timeout: 100,
    });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(search(page).getByLabel("Job title")).toHaveValue("Software Engineer");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Benga");
  await expect(page.getByRole("option").first()).toHaveText("Bangalore");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?q=Software+Engineer&location=Bangalore");
  await expect(cards(page)).toHaveCount(20);
});

test("Enter searches for what is typed, whatever is suggested", async ({ page }) => {
  await page.goto("/jobs?location=Bangalore");
  await search(page).getByLabel("Search").fill("nurs");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?q=nurs&location=Bangalore");
  await expect(page.getByRole("listbox")).toBeHidden();
});

for (const [address, label] of [
  ["/", "Job title"],
  ["/jobs", "Search"],
] as const)
  test(`suggestions at ${address} look right and are readable for everyone`, async ({
    page,
    checkAccessibility,
    shoot,
  }) => {
    await page.goto(address);
    await search(page).getByLabel(label).fill("sofware enginer");
    await expect(page.getByRole("option", { name: "Software Engineer", exact: true })).toBeVisible();
    await checkAccessibility();
    await shoot(address === "/" ? "landing-suggestions" : "jobs-suggestions");
  });

test("advanced filters are locked for visitors; an address with them is searched without (PLAN-08)", async ({
  page,
}) => {
  await page.goto("/jobs?location=Pune&skills=SQL&verified=true");
  await expect(page.getByText(/This list is shown without them/)).toBeVisible();
  const heading = page.getByRole("heading", { name: /jobs in Pune$/ });
  const count = (await heading.textContent()) ?? "";
  await page.goto("/jobs?location=Pune");
  await expect(heading).toHaveText(count);
  const locked = page.getByRole("region", { name: "Advanced filters" });
  await expect(locked.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscription/plans");
});

test("advanced filters narrow by skills and verified companies on the paid plan (PLAN-08)", async ({
  page,
  stack,
  shoot,
}) => {
  const seeker = stack.accounts.find(({ role, plan }) => role === "JOBSEEKER" && plan === "PAID");
  if (!seeker) throw new Error("The stack has no seeker on the paid plan.");
  await signInByToken(page, stack, seeker);
  await page.goto("/jobs");
  const panel = page.getByRole("region", { name: "Filters" });
  await panel.getByLabel("Skills").fill("sql");
  await page.keyboard.press("Enter");
  await panel.getByRole("checkbox", { name: "Verified companies" }).check();
  await expect(page).toHaveURL("/jobs?skills=sql&verified=true");
  await expect(page.getByRole("heading", { name: /^[\d,]+\+? jobs?$/ })).toBeVisible();
  for (const card of await everyCard(page)) await expect(card).toContainText("Verified");
  await shoot("jobs-advanced");
});

test("pay, education and shift narrow on every plan (FILT-01, FILT-02)", async ({
  page,
  stack,
  checkAccessibility,
}) => {
  await page.goto("/jobs");
  const panel = page.getByRole("region", { name: "Filters" });
  await panel.getByRole("slider", { name: "Pay a month, at least" }).focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/jobs?pay=20000");
  await expect(page.getByRole("button", { name: "Remove From ₹20,000 a month" })).toBeVisible();
  const isPaid = async () => {
    const pay = await shownPay(page, stack);
    return pay.length === 20 && Math.min(...pay) >= 240_000;
  };
  await expect.poll(isPaid).toBe(true);
  await panel.getByRole("radio", { name: "12th pass" }).check();
  await panel.getByRole("radio", { name: /^Day/ }).check();
  await expect(page).toHaveURL("/jobs?pay=20000&education=12th&shift=day");
  await checkAccessibility();
});

test("on a phone the filters open in a sheet that says how many jobs there are", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/jobs?location=Bangalore");
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("radio", { name: "Hybrid" }).check();
  await sheet.getByRole("radio", { name: "Last 30 days" }).check();
  await expect(page).toHaveURL("/jobs?location=Bangalore&posted=30&mode=hybrid");
  await expect(sheet.getByRole("button", { name: /^Show [\d,]+\+? jobs?$/ })).toBeVisible();
  await checkAccessibility();
  await shoot("jobs-filter-sheet");
  await page.setViewportSize({ width: 360, height: 780 });
  await sheet.getByRole("button", { name: /^Show / }).click();
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeFocused();
  expect(await overflow(page)).toBe(0);
});
