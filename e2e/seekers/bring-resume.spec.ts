import type { BrowserContext, Page } from "@playwright/test";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

test.use({ toleratedErrors: [/^Connecting to 'blob:|status of 422/] });

const RESUME = `<style>body { font-family: sans-serif } .row { display: flex; justify-content: space-between }</style>
  <h1>Asha Menon</h1><p>Staff Nurse</p><p>Indiranagar, Bangalore | +91 98765 43210 | asha@jobs.example</p>
  <h2>Work Experience</h2>
  <p class="row"><b>Staff Nurse</b><span>Jul 2019 – Present</span></p><p>City Hospital, Bangalore</p>
  <ul><li>Looks after a ward of thirty beds.</li></ul>
  <p class="row"><b>Junior Nurse</b><span>Apr 2016 – Jun 2019</span></p><p>Mercy Clinic, Pune</p>
  <ul><li>Kept the records of patients.</li></ul>
  <h2>Education</h2><p class="row"><span><b>B.Sc. Nursing</b>, St. John's College</span><span>2012 – 2016</span></p>
  <h2>Skills</h2><p>Patient care, ICU, Teamwork</p><h2>Languages</h2><p>English, Hindi, Kannada</p>
  <h2>Certifications</h2><ul><li>First Aid – Red Cross Society, 2021</li></ul>
  <h2>Hobbies</h2><p>Cricket, Gardening</p><p>Expected CTC: 6 LPA | Notice Period: 30 days</p>`;

/** As a person prints a page of their own. */
async function printed(context: BrowserContext, html: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(html);
  const file = await page.pdf();
  await page.close();
  return file;
}

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel("Choose a File").setInputFiles({ name: "asha.pdf", mimeType: "application/pdf", buffer });

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

for (const [device, width] of [
  ["a phone", 360],
  ["a desk", 1280],
] as const)
  test(`a resume's file becomes a resume on ${device} (RESF-10 to RESF-12, RESF-16, RESF-18)`, async ({
    page,
    context,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await newSession(page, stack);
    await page.goto("/dashboard/resumes");
    await page.getByRole("link", { name: "Bring Your Resume" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bring Your Resume" })).toBeVisible();
    await checkAccessibility();
    await shoot(`bring-resume-${width}`);

    await choose(page, await printed(context, "<svg><rect width='400' height='400' /></svg>"));
    await expect(page.getByText(/^This file is a scan/)).toBeVisible();

    await choose(page, await printed(context, RESUME));
    await expect(page.getByRole("heading", { level: 1, name: "Check what we read" })).toBeVisible();
    await expect(field(page, "Full name")).toHaveValue("Asha Menon");
    await expect(field(page, "Company").nth(1)).toHaveValue("Mercy Clinic");
    await expect(page.getByText("Page 1: ‘Asha Menon’")).toBeVisible();
    await expect(page.getByRole("group", { name: "First Aid" })).toBeVisible();
    await expect(field(page, "Pay you expect")).toHaveValue("6 LPA");
    // Of its whole height: what the bar at the bottom covers would count as too small for a finger.
    await page.setViewportSize({ width, height: 6_000 });
    await checkAccessibility();
    await page.setViewportSize({ width, height: 780 });
    await shoot(`brought-resume-${width}`);

    await page.getByRole("button", { name: "Make My Resume" }).click();
    await expect(page).toHaveURL(/\/resume\/edit\//);
    await expect(page.getByText("Your resume is ready.")).toBeVisible();
    await page.goto("/profile");
    await expect(page.getByText("+91 98765 43210")).toBeVisible();
    await page.goto("/profile/work");
    await expect(page.getByText("₹6,00,000 a year")).toBeVisible();
  });
