import type { Page } from "@playwright/test";
import { fillProfile, openPhone, postOpening } from "../test/applications";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

test.use({ toleratedErrors: [/^Connecting to 'blob:|status of 4\d\d/] });

const RESUME = `<style>body { font-family: sans-serif } h2 { break-before: page }</style>
  <h1>Asha Menon</h1><p>Power Loom Fitter</p><p>+91 98765 43210, asha@jobs.example</p>
  <p>Six years at the looms of Udupi, three of them as a lead of nine people.</p>
  <h2>Education</h2><p>ITI Fitter, Udupi, with distinction, and an apprenticeship of two years.</p>`;

const WIDTHS = [360, 1280];

/** Takes pictures of a page in both themes, on a phone and on a desk. */
async function look(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  const viewport = page.viewportSize();
  for (const width of WIDTHS)
    for (const colorScheme of ["dark", "light"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const path = `${__dirname}/../screenshots/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true, animations: "disabled" });
    }
  if (viewport) await page.setViewportSize(viewport);
}

test("a file of one's own goes with an application, and the company reads it (KEPT-01, KEPT-03, KEPT-05, KEPT-06, KEPT-08)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack, "EMPLOYER");
  const jobId = await postOpening(stack, token, { title: "Power Loom Fitter", location: "Udupi" });
  const phone = await openPhone(browser, stack);
  const seeker = await newSession(phone, stack);
  await fillProfile(stack, seeker.token, {
    ...{ name: "Asha Menon", title: "Fitter", location: "Udupi", phone: "+91 98765 43210" },
  });
  const printer = await page.context().newPage();
  await printer.setContent(RESUME);
  const buffer = await printer.pdf();
  await printer.close();

  await test.step("the file is kept", async () => {
    await phone.goto("/dashboard/resumes");
    const file = { name: "Asha Menon.pdf", mimeType: "application/pdf", buffer };
    await phone.getByLabel("Add a File").setInputFiles(file);
    await expect(phone.getByRole("heading", { name: "Asha Menon.pdf" })).toBeVisible();
    await look(phone, "own-files");
  });

  await test.step("it goes with an application", async () => {
    await phone.goto(`/jobs/${jobId}`);
    await phone.getByRole("main").getByRole("button", { name: "Apply Now", exact: true }).click();
    const dialog = phone.getByRole("dialog", { name: /^Apply to / });
    await dialog.getByRole("radio", { name: /^Asha Menon.pdf/ }).check();
    await expect(
      dialog.getByText(/gets your profile and your file Asha Menon.pdf as it is\.$/),
    ).toBeVisible();
    await look(phone, "own-file-apply");
    await dialog.getByRole("button", { name: "Send Application" }).click();
    await expect(phone.getByRole("button", { name: "Download Asha Menon.pdf" })).toBeVisible();
  });

  await test.step("the company reads its text without contact", async () => {
    await page.goto(`/candidates?job=${jobId}`);
    await page.getByRole("link", { name: "View Profile of Asha Menon" }).click();
    const file = page.getByRole("region", { name: "Their own file" });
    await expect(file).toContainText("Six years at the looms of Udupi");
    await expect(file).not.toContainText("98765");
    await expect(file).not.toContainText("asha@");
    await checkAccessibility();
    await look(page, "own-file-closed");
  });

  await test.step("once shortlisted, its pages and the file itself", async () => {
    const panel = page.getByRole("complementary", { name: "Candidate" });
    await panel.getByRole("button", { name: "Shortlist" }).click();
    const file = page.getByRole("region", { name: "Their own file" });
    await expect(file.getByRole("img", { name: "Page 1 of 2" })).toBeVisible();
    await file.getByRole("button", { name: "Next" }).click();
    await expect(file.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
    await look(page, "own-file-open");
    await checkAccessibility();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      file.getByRole("button", { name: "Download the File" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Asha Menon.pdf");
  });
});
