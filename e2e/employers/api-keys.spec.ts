import type { Page } from "@playwright/test";
import { callApi } from "../test/api";
import { openPhone, postOpening } from "../test/applications";
import { field } from "../test/posting";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

/** Answers the next call of an operation with a refusal, before the server sees it. */
async function refuseOnce(page: Page, operation: string, code: string): Promise<void> {
  let isRefused = false;
  await page.route("**/graphql", async (route) => {
    if (isRefused || !route.request().postData()?.includes(operation)) {
      await route.fallback();
      return;
    }
    isRefused = true;
    await route.fulfill({
      status: 403,
      contentType: "application/graphql-response+json",
      body: JSON.stringify({ errors: [{ message: "No.", extensions: { code } }] }),
    });
  });
}

// The refusal of the test's own.
test.use({ toleratedErrors: [/403 \(Forbidden\)/] });

test("an owner makes a key, a program works with it, and the owner revokes it (KEYS-04, KEYS-06, KEYS-07)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(120_000);
  const { token, password } = await newSession(page, stack, "EMPLOYER");
  await postOpening(stack, token, { title: "Loom Fitter", location: "Mysuru" });
  const { myCompanies } = await callApi<{ myCompanies: { id: string }[] }>(
    stack,
    token,
    "{ myCompanies { id } }",
  );
  const { id: companyId = "" } = myCompanies[0] ?? {};

  await page.goto(`/companies/${companyId}/team`);
  await page.getByRole("link", { name: "API keys and webhooks" }).click();
  await expect(page.getByText("No keys yet")).toBeVisible();
  await field(page, "Name").fill("Greenhouse");
  await page.getByRole("checkbox", { name: "Read jobs" }).check();
  await page.getByRole("checkbox", { name: "Read candidates" }).check();
  // Nobody can wait until the sign-in is five minutes old: the first answer is the one that it would have then.
  await refuseOnce(page, "CreateApiKey", "RECENT_SIGN_IN_REQUIRED");
  await page.getByRole("button", { name: "Make Key" }).click();
  const isItYou = page.getByRole("dialog", { name: "Is it you?" });
  await expect(isItYou).toBeVisible();
  await checkAccessibility();
  await shoot("confirm-sign-in");
  await field(page, "Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(isItYou).toHaveCount(0);
  const secret = page.getByText(/^jp_/).and(page.locator("code")).filter({ hasNotText: "…" });
  await expect(secret).toBeVisible();
  const key = (await secret.textContent()) ?? "";
  await checkAccessibility();
  await shoot("api-keys");
  await page.getByRole("button", { name: "Done" }).click();

  const headers = { authorization: `Bearer ${key}` };
  const answer = await page.request.get("/api/jobs", { headers });
  expect(((await answer.json()) as { items: { title: string }[] }).items[0]?.title).toBe("Loom Fitter");

  await page.getByRole("button", { name: "Revoke Greenhouse" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(/Revoked on/)).toBeVisible();
  expect((await page.request.get("/api/jobs", { headers })).status()).toBe(401);

  const phone = await openPhone(browser, stack);
  await newSession(phone, stack, "EMPLOYER");
  await phone.goto(`/companies/${companyId}/api-keys`);
  await expect(phone.getByText("It is not among the companies you act for.")).toBeVisible();
});
