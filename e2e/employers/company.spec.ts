import type { Page } from "@playwright/test";
import { demoAccount } from "../test/api";
import { newEmail, PASSWORD, signOut, signUp } from "../test/people";
import { newSession, signInByToken } from "../test/session";
import { expect, test } from "../test/test";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** A name that no other test's company or job has. */
const mark = () => `${Date.now().toString(36).replace(/\d/g, "x")}${process.pid}`;

async function sendJob(page: Page, title: string, company: string): Promise<void> {
  await page.goto("/jobs/post");
  await field(page, "Job title").fill(title);
  await field(page, "Company name").fill(company);
  await page.getByRole("combobox", { name: "Location" }).fill("Hebbal, Mysuru");
  await page.getByRole("radio", { name: "full-time" }).check();
  await field(page, "Salary").fill("₹8–12 lakh a year");
  await field(page, "Experience").fill("2–4 years");
  await field(page, "Description").fill("You dye silk by hand.");
  await field(page, "Requirements").fill("- An eye for colour");
  await page.getByRole("button", { name: "Post Job" }).click();
}

async function postJob(page: Page, title: string, company: string): Promise<void> {
  await sendJob(page, title, company);
  await expect(page).toHaveURL("/job-postings");
}

/** A picture as a browser draws it: blue, wider than high. */
async function drawLogo(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 160 });
    const brush = canvas.getContext("2d");
    if (brush) Object.assign(brush, { fillStyle: "#1565c0" }).fillRect(0, 0, 300, 160);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}

test("a member writes the company's page and gives it a logo, and a visitor goes from it to its open job (JOBS-07, JOBS-09)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const company = `Tungabhadra Dyes ${mark()}`;
  const title = `Silk Dyer ${mark()}`;
  await signUp(page, { email: newEmail(), password: PASSWORD, role: "Employer" });
  await expect(page).toHaveURL("/dashboard");
  await postJob(page, title, company);

  await expect(page.getByText("Job posted successfully!")).toBeHidden({ timeout: 20_000 });
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Company page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: company })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Edit this page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Edit Company Page" })).toBeVisible();
  await page
    .getByLabel("Upload logo")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await drawLogo(page) });
  await expect(page.getByText("Everybody sees this logo now.")).toBeVisible();
  await field(page, "About (optional)").fill(
    "We dye silk by hand since 1962.\n\nOur workshop stands beside the river; visitors are welcome on Saturdays.",
  );
  await field(page, "Website (optional)").fill("https://tungabhadra-dyes.example");
  await field(page, "Industry (optional)").fill("Textiles");
  await page.getByRole("combobox", { name: /^People/ }).selectOption("11–50");
  await field(page, "Head office (optional)").fill("Mysuru");
  await checkAccessibility();
  await shoot("company-edit");
  await page.getByRole("link", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await checkAccessibility();
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText("We dye silk by hand since 1962.")).toBeVisible();
  // What fades is too pale while it does.
  await expect(page.getByText("Company page saved.")).toBeHidden({ timeout: 20_000 });
  await checkAccessibility();
  await shoot("company-member");

  await signOut(page);
  const head = await (await page.request.get(address)).text();
  expect(head).toContain(`<title>Jobs at ${company} · JobPortal</title>`);
  await page.goto(address);
  await expect(page.getByRole("link", { name: "Edit this page" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "tungabhadra-dyes.example" })).toHaveAttribute(
    "rel",
    /noopener.*nofollow/,
  );
  const logo = page.locator(`main img[src^="/logos/"]`).first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await checkAccessibility();
  await shoot("company");
  await page
    .getByRole("region", { name: "Open jobs (1)" })
    .getByRole("link", { name: title, exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await shoot("company-job");
  await checkAccessibility();
  await page.getByRole("main").getByRole("link", { name: company }).first().click();
  await expect(page).toHaveURL(address);
});

test.describe("a new company of nearly another's name", () => {
  test.use({ toleratedErrors: [/409 \(Conflict\)/] });

  test("is asked about with the way to the other's page, may be another one, and admins see both", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    test.setTimeout(240_000);
    const company = `Hemavathi Looms ${mark()}`;
    await newSession(page, stack, "EMPLOYER");
    await postJob(page, `Weaver ${mark()}`, company);
    await newSession(page, stack, "EMPLOYER");
    await sendJob(page, `Dyer ${mark()}`, `${company.toUpperCase()} Pvt. Ltd.`);
    const question = page.getByRole("dialog", { name: "Is it this company?" });
    await expect(question).toContainText(`'${company}'`);
    await checkAccessibility();
    await shoot("post-job-known-company");
    const [other] = await Promise.all([
      page.waitForEvent("popup"),
      question.getByRole("link", { name: new RegExp(`^See ${company}`) }).click(),
    ]);
    await expect(other.getByRole("heading", { level: 1, name: company })).toBeVisible();
    await other.close();
    await question.getByRole("button", { name: "It is another company" }).click();
    await expect(page).toHaveURL("/job-postings");

    await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
    await page.goto(`/admin/companies?q=${encodeURIComponent(company.toUpperCase())}`);
    const row = page.getByRole("row").filter({ hasText: `Nearly the same name: ${company}` });
    await expect(row.first()).toBeVisible();
    await checkAccessibility();
    await shoot("admin-companies-namesakes");
  });
});

test.describe("a company that is not there", () => {
  test.use({ toleratedErrors: [/404 \(Not Found\)/] });

  test("is 404, and the page leads on kindly", async ({ page, checkAccessibility, shoot }) => {
    const answer = await page.goto("/companies/01a1fcec-b8c6-771f-8283-6c8f625203bc");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "This company is not here" })).toBeVisible();
    await checkAccessibility();
    await shoot("company-missing");
    await page.getByRole("link", { name: "Find jobs", exact: true }).click();
    await expect(page).toHaveURL("/jobs");
  });
});
