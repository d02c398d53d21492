import { callApi } from "../test/api";
import { postOpening } from "../test/applications";
import { field } from "../test/posting";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

/** A public address; this machine may know no names. Nothing happens at the company, so nothing is sent. */
const URL = "https://1.1.1.1/portal";

test("an owner makes a webhook, copies its secret by keyboard, and deletes it (HOOK-08)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(120_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  await postOpening(stack, token, { title: "Loom Fitter", location: "Mysuru" });
  const { myCompanies } = await callApi<{ myCompanies: { id: string }[] }>(
    stack,
    token,
    "{ myCompanies { id } }",
  );
  const { id: companyId = "" } = myCompanies[0] ?? {};

  await page.goto(`/companies/${companyId}/api-keys`);
  await expect(page.getByText("No webhooks yet")).toBeVisible();
  await field(page, "Address").fill(URL);
  await page.getByRole("button", { name: "Make Webhook" }).click();
  await expect(page.getByText("Please choose one or more")).toBeVisible();
  await page.getByRole("checkbox", { name: "Application received" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Make Webhook" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByText(/^whsec_/)).toBeVisible();
  // The focus is on the card that took the form's place.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Copy Secret" })).toBeFocused();
  // The top bar, which stays, covers nothing there.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkAccessibility();
  await shoot("webhook-secret");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);
  await expect(page.getByText(URL)).toBeVisible();

  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(URL)).toBeVisible();
  await checkAccessibility();
  await shoot("webhooks-phone");
  await page.getByRole("button", { name: `Delete ${URL}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No webhooks yet")).toBeVisible();
});
