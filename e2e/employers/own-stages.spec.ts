import { applyTo, fillProfile, openPhone, postOpening } from "../test/applications";
import { newAccount, newSession } from "../test/session";
import { expect, test } from "../test/test";

// The stage that is refused for its name.
test.use({ toleratedErrors: [/409 \(Conflict\)/] });

const WORK = { title: "Sample Cutter", location: "Karur" };

test("an owner adds a stage, moves a candidate there by keyboard, and the applicant reads the status alone (STAGE-01 to STAGE-03)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postOpening(stack, token, WORK);
  const phone = await openPhone(browser, stack);
  const seeker = await newSession(phone, stack);
  await fillProfile(stack, seeker.token, { ...WORK, name: "Asha Naik", phone: "+91 98450 33449" });
  await applyTo(stack, seeker.token, jobId);
  const other = await newAccount(stack);
  await fillProfile(stack, other.token, { ...WORK, name: "Ravi Gowda", phone: "+91 98450 33450" });
  await applyTo(stack, other.token, jobId);
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const dialog = page.getByRole("dialog", { name: "Your own stages" });

  await test.step("the owner adds a stage behind Shortlisted", async () => {
    await page.goto(`/candidates?job=${jobId}&view=board`);
    await page.getByRole("button", { name: "Stages" }).press("Enter");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Phone screen");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("listitem")).toContainText("Phone screen");
    await dialog.getByRole("textbox", { name: "Name" }).fill("shortlisted");
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Another stage or status has this name.");
    await checkAccessibility();
    await shoot("stages-dialog");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a candidate goes there by keyboard", async () => {
    await page.getByRole("link", { name: /Asha Naik/ }).focus();
    for (const to of ["Viewed", "Shortlisted", "Phone screen"]) {
      // Where the card may go next is known once the server has answered.
      const answer = page.waitForResponse((one) => !!one.request().postData()?.includes("MoveCandidates"));
      await page.keyboard.press("Shift+ArrowRight");
      await answer;
      await expect(column(to).getByRole("link", { name: /Asha Naik/ })).toBeFocused();
    }
    await expect(column("Phone screen").getByText("1", { exact: true })).toBeVisible();
    await checkAccessibility();
    await shoot("stages-board");
  });

  await test.step("the applicant reads the status", async () => {
    await phone.goto("/dashboard");
    const application = phone.getByRole("region", { name: "Recent Applications" }).getByRole("article");
    await expect(application.getByText("Shortlisted", { exact: true }).first()).toBeVisible();
    await expect(phone.getByText("Phone screen")).toHaveCount(0);
  });

  await test.step("a removed stage says how many go back", async () => {
    await page.getByRole("button", { name: "Stages" }).press("Enter");
    await dialog.getByRole("button", { name: "Remove Phone screen" }).press("Enter");
    await expect(dialog).toContainText("1 candidate there will go back to Shortlisted");
    await dialog.getByRole("button", { name: "Remove" }).press("Enter");
    await expect(dialog).toContainText("No stages of your own yet.");
    await page.keyboard.press("Escape");
    await expect(column("Shortlisted").getByRole("link", { name: /Asha Naik/ })).toBeVisible();
  });
});
