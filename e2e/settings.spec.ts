import { readFile } from "node:fs/promises";
import { accountOf } from "./test/api";
import { fillSignIn, newEmail, PASSWORD, signOut, signUp } from "./test/people";
import { expect, test } from "./test/test";

test.describe("settings", () => {
  test.use({ toleratedErrors: [/^Failed to load resource/] });

  test("change the password, export the data and delete the account", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    const person = { email: newEmail(), password: PASSWORD };
    await signUp(page, person);
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await expect(page.getByText("Not verified yet")).toBeVisible();
    await checkAccessibility();
    await shoot("settings");

    const change = async (current: string, next: string) => {
      await page.getByLabel("Current password").fill(current);
      await page.getByLabel("New password", { exact: true }).fill(next);
      await page.getByLabel("Confirm new password").fill(next);
      await page.getByRole("button", { name: "Change Password" }).click();
    };
    await change("not-mine-2026", "godavari-2026");
    await expect(page.getByText("This is not your password")).toBeVisible();
    await change(PASSWORD, "godavari-2026");
    await expect(page.getByText("Password changed.")).toBeVisible();
    await signOut(page);
    await page.goto("/signin?returnTo=%2Fsettings");
    await fillSignIn(page, { ...person, password: "godavari-2026" });
    await expect(page).toHaveURL("/settings");

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export My Data" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^jobportal-data-\d{4}-\d\d-\d\d\.json$/);
    const data = await readFile(await file.path(), "utf8");
    expect(data).toContain(person.email);
    expect(JSON.parse(data)).toHaveProperty("exportedAt");

    await page.getByRole("button", { name: "Delete My Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
    await dialog.getByLabel("Password", { exact: true }).fill("godavari-2026");
    await dialog.getByRole("button", { name: "Delete for Good" }).click();
    await expect(dialog.getByText("Type DELETE, in capitals")).toBeVisible();
    await checkAccessibility();
    await shoot("settings-delete");
    await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
    await dialog.getByRole("button", { name: "Delete for Good" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your account has been deleted.")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await accountOf(stack, { ...person, password: "godavari-2026" })).toBeNull();
  });
});
