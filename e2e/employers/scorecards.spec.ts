import { callApi } from "../test/api";
import { applyTo, fillProfile, openPhone, postOpening } from "../test/applications";
import { mailTo } from "../test/mail";
import { newAccount, newSession, signInProven } from "../test/session";
import { expect, test } from "../test/test";

const WORK = { title: "Sample Tailor", location: "Karur" };

test("two members mark a candidate by the job's criteria, each before they read the other (PIPE-04, PIPE-05)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postOpening(stack, token, WORK);
  const seeker = await newAccount(stack);
  await fillProfile(stack, seeker.token, { ...WORK, name: "Asha Naik", phone: "+91 98450 33448" });
  await applyTo(stack, seeker.token, jobId);
  const phone = await openPhone(browser, stack);
  const colleague = await newSession(phone, stack, "EMPLOYER");

  await test.step("a colleague joins", async () => {
    const { myCompanies } = await callApi<{ myCompanies: { id: string }[] }>(
      stack,
      token,
      "{ myCompanies { id } }",
    );
    await page.goto(`/companies/${myCompanies[0]?.id ?? ""}/team`);
    await page.getByRole("textbox", { name: "Email" }).fill(colleague.email);
    await page.getByRole("button", { name: "Send Invitation" }).click();
    await expect(page.getByRole("region", { name: "Open invitations" })).toContainText(colleague.email);
    const link = async () =>
      /\/team-invitation\/[\w-]+/.exec(await mailTo(stack, colleague.email))?.[0] ?? "";
    await expect.poll(link, { timeout: 30_000 }).not.toBe("");
    await signInProven(phone, stack, colleague);
    await phone.goto(await link());
    await phone.getByRole("button", { name: /^Join / }).click();
    await expect(phone.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  });

  await test.step("the job names its criteria", async () => {
    await page.goto(`/job-postings/${jobId}`);
    const criteria = page.getByRole("region", { name: "Scorecard criteria" });
    await criteria.getByRole("button", { name: "Name criteria" }).click();
    const field = criteria.getByRole("textbox", { name: "Criteria" });
    await field.fill("Stitching\nstitching");
    await criteria.getByRole("button", { name: "Save" }).click();
    await expect(criteria).toContainText("Name each criterion once.");
    await field.fill("Stitching\nReads measurements\nPunctuality");
    await checkAccessibility();
    await shoot("scorecards-criteria");
    await criteria.getByRole("button", { name: "Save" }).click();
    await expect(criteria.getByRole("listitem")).toHaveText([
      "Stitching",
      "Reads measurements",
      "Punctuality",
    ]);
  });

  await test.step("the owner gives a scorecard by keyboard", async () => {
    await page.goto(`/candidates?job=${jobId}`);
    await page.getByRole("link", { name: "Asha Naik", exact: true }).click();
    const part = page.getByRole("region", { name: "Scorecards" });
    const give = part.getByRole("button", { name: "Give scorecard" });
    await give.click();
    await expect(part.getByRole("alert")).toHaveText("Give one mark at least.");
    await part.getByRole("group", { name: "Stitching" }).getByRole("radio", { name: "4" }).focus();
    await page.keyboard.press("ArrowRight");
    await part.getByRole("group", { name: "Punctuality" }).getByText("3", { exact: true }).click();
    await part.getByRole("textbox", { name: "A short word" }).fill("Neat seams.");
    await checkAccessibility();
    await shoot("scorecards-form");
    await give.click();
    await expect(part.getByRole("listitem")).toContainText("4.0 of 5");
    await expect(page.getByRole("row", { name: /Asha Naik/ })).toContainText("1 scorecard, average 4.0 of 5");
  });

  await test.step("the colleague reads it once they have given theirs, on a phone in the dark", async () => {
    await phone.emulateMedia({ colorScheme: "dark" });
    await phone.goto(`/candidates?job=${jobId}`);
    await expect(phone.getByText("1 scorecard", { exact: true })).toBeAttached();
    await phone.getByRole("link", { name: "Asha Naik", exact: true }).click();
    const part = phone.getByRole("region", { name: "Scorecards" });
    await expect(part).toContainText("Hidden until you give yours.");
    await expect(part).not.toContainText("Neat seams.");
    if (process.env.SCREENSHOTS)
      await phone.screenshot({ path: `${__dirname}/../screenshots/scorecards-dark-360.png`, fullPage: true });
    await part.getByRole("group", { name: "Stitching" }).getByText("2", { exact: true }).click();
    await part.getByRole("button", { name: "Give scorecard" }).click();
    await expect(part).toContainText("Neat seams.");
    await expect(part).toContainText("2 scorecards, average 3.0 of 5");
    await expect(phone.getByRole("region", { name: "History" })).toContainText("Scorecard");
    await part.getByRole("button", { name: "Change my scorecard" }).click();
    await part.getByRole("group", { name: "Stitching" }).getByText("3", { exact: true }).click();
    await part.getByRole("button", { name: "Give scorecard" }).click();
    await expect(part).toContainText("2 scorecards, average 3.5 of 5");
  });

  await test.step("list and board say how many, and what average", async () => {
    await page.goto(`/candidates?job=${jobId}`);
    await expect(page.getByRole("row", { name: /Asha Naik/ })).toContainText(
      "2 scorecards, average 3.5 of 5",
    );
    await shoot("scorecards-list");
    await page.goto(`/candidates?job=${jobId}&view=board`);
    await expect(page.getByText("2 scorecards, average 3.5 of 5")).toBeAttached();
    await page.emulateMedia({ colorScheme: "dark" });
    await checkAccessibility();
    await shoot("scorecards-board-dark");
  });
});
