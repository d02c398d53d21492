import type { Page } from "@playwright/test";
import { callApi, demoAccount, tokenOf } from "./test/api";
import { fillSignIn } from "./test/people";
import type { TestStack } from "./test/stack";
import { expect, test } from "./test/test";

const DAY = 24 * 60 * 60 * 1000;
const SCRIPT =
  "</script><script>window.isScammed = true</script><img src=x onerror='window.isScammed = true'>";

/** A job of a demo company, with a scam's markup in all that an employer writes. */
async function importScam(stack: TestStack, openUntil = new Date(Date.now() + DAY)): Promise<string> {
  const token = await tokenOf(stack, demoAccount(stack, "ADMIN"));
  const title = `Data Entry Operator ${openUntil.getTime()}`;
  const { importCompanies } = await callApi<{ importCompanies: { ids: string[] } }>(
    stack,
    token,
    "mutation ($input: ImportCompaniesInput!) { importCompanies(input: $input) { ids } }",
    { input: { rows: [{ name: "Quick Money Works" }] } },
  );
  const row = {
    companyId: importCompanies.ids[0],
    title: `${title} ${SCRIPT.slice(0, 40)}`,
    type: "FULL_TIME",
    // None of the cities whose jobs another test counts.
    location: "Mysuru",
    pay: "Upto 25k pm",
    experience: "Fresher",
    skills: ["Typing", "Excel"],
    description: `Earn from home.\n\n- ${SCRIPT}\n- **${SCRIPT}**`,
    requirements: `A phone. ${SCRIPT}`,
    benefits: [`Tea ${SCRIPT.slice(0, 90)}`],
    openUntil,
  };
  await callApi(
    stack,
    token,
    "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created } }",
    {
      input: { rows: [row] },
    },
  );
  const { jobs } = await callApi<{ jobs: { items: { id: string; title: string }[] } }>(
    stack,
    null,
    "{ jobs(sort: NEWEST, pageSize: 50) { items { id title } } }",
  );
  const job = jobs.items.find((item) => item.title === title);
  if (!job) throw new Error("The job was not imported.");
  return job.id;
}

const openFirst = async (page: Page, search: string) => {
  await page.goto(`/jobs?${search}`);
  await page.getByRole("article").first().getByRole("link", { name: "View Details: " }).click();
  await expect(page.getByRole("heading", { name: "Job Description" })).toBeVisible();
};

const headOf = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
    image: document.querySelector<HTMLMetaElement>("meta[property='og:image']")?.content,
    ogTitle: document.querySelector<HTMLMetaElement>("meta[property='og:title']")?.content,
    posting: document.querySelector("script[type='application/ld+json']")?.textContent ?? null,
  }));

test("a job's served page carries its title, address and JobPosting data before any script runs", async ({
  page,
  stack,
}) => {
  await openFirst(page, "q=software+engineer&location=Bengaluru");
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const address = new URL(page.url()).pathname;
  const html = await (await page.request.get(address)).text();
  expect(html).toMatch(/<title>[^<]+ at [^<]+ · JobPortal<\/title>/);
  expect(html).toMatch(/<p class="heading">[^<]+ at [^<]+<\/p>\s*<p role="status">Loading…<\/p>/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/name="description"/g)).toHaveLength(1);
  await page.goto(`${address}?from=mail`);
  const head = await headOf(page);
  expect(head.canonical).toBe(stack.url + address);
  expect(head.description).toContain(title);
  expect(head.ogTitle).toContain(title);
  expect(JSON.parse(head.posting ?? "null")).toMatchObject({ "@type": "JobPosting", title });
  const image = await page.request.get(head.image ?? "");
  expect(image.headers()["content-type"]).toBe("image/png");
  expect(image.headers()["cache-control"]).toContain("immutable");
});

test("a scam's script reaches no browser, neither as text nor as data", async ({ page, stack }) => {
  await page.goto(`/jobs/${await importScam(stack)}`);
  await expect(page.getByRole("heading", { name: "Job Description" })).toBeVisible();
  await expect(page.getByText("A phone.")).toBeVisible();
  await expect(page.getByText("isScammed")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.has(window, "isScammed"))).toBe(false);
  const { posting } = await headOf(page);
  const data = JSON.parse(posting ?? "null") as { description: string };
  expect(data.description).not.toContain("<script");
  expect(data).toMatchObject({ baseSalary: { value: { maxValue: 25_000, unitText: "MONTH" } } });
  await expect(page.getByText("Salary").locator("..")).toContainText(
    "Up to ₹25,000 a monthup to ₹3,00,000 a year",
  );
});

test.describe("a job that has lapsed", () => {
  test.use({ toleratedErrors: [[/status of 410/], { scope: "test" }] });

  test("answers 410 and says so kindly, with others like it", async ({
    page,
    stack,
    checkAccessibility,
    shoot,
  }) => {
    const openUntil = new Date(Date.now() + 4_000);
    const id = await importScam(stack, openUntil);
    await expect
      .poll(async () => (await page.request.get(`/jobs/${id}`)).status(), { timeout: 20_000 })
      .toBe(410);
    const answer = await page.goto(`/jobs/${id}`);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.getByRole("heading", { level: 1, name: "This job is closed" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Similar jobs" }).getByRole("article")).toHaveCount(6);
    expect((await headOf(page)).posting).toBeNull();
    await checkAccessibility();
    await shoot("job-gone");
  });
});

test("crawlers find robots.txt, the sitemap with open jobs, and browsers an icon", async ({
  page,
  stack,
}) => {
  const get = async (path: string) => {
    const answer = await page.request.get(path);
    return {
      status: answer.status(),
      type: answer.headers()["content-type"] ?? "",
      text: await answer.text(),
    };
  };
  expect((await get("/robots.txt")).text).toContain(`Sitemap: ${stack.url}/sitemap.xml`);
  const index = await get("/sitemap.xml");
  expect(index.type).toContain("xml");
  const parts = [...index.text.matchAll(/<loc>([^<]*jobs\.xml[^<]*)<\/loc>/g)].map(([, url = ""]) => url);
  expect(parts.length).toBeGreaterThan(0);
  const part = await get(parts[0] ?? "");
  const jobs = part.text.match(/<loc>/g) ?? [];
  expect(jobs.length).toBeGreaterThan(10_000);
  const [, first = ""] = /<loc>([^<]*)<\/loc>/.exec(part.text) ?? [];
  expect((await get(first)).status).toBe(200);
  expect((await get("/favicon.ico")).type).toBe("image/x-icon");
  expect((await get("/favicon.svg")).type).toContain("svg");
});

test("a job leads on to similar ones", async ({ page, checkAccessibility, shoot }) => {
  await openFirst(page, "q=nurse&location=Pune");
  const similar = page.getByRole("region", { name: "Similar jobs" });
  await expect(similar.getByRole("article")).toHaveCount(6);
  await expect(similar.getByRole("article").first()).toContainText("Pune");
  await checkAccessibility();
  await shoot("job-detail-similar");
  const next = similar.getByRole("article").first().getByRole("heading");
  const title = (await next.textContent()) ?? "";
  const before = page.url();
  await next.getByRole("link").click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a visitor who reports a job signs in, comes back to the dialog and sends it", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  await openFirst(page, "q=nurse&location=Delhi");
  const job = page.url();
  await page.getByRole("link", { name: "Report this job" }).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=/);
  await fillSignIn(page, demoAccount(stack, "JOBSEEKER"));
  const dialog = page.getByRole("dialog", { name: "Report this job" });
  await expect(dialog.getByRole("radio")).toHaveCount(6);
  await expect(page).toHaveURL(`${job}#report`);
  await checkAccessibility();
  await shoot("job-report");
  await dialog.getByLabel("It asks for money").check();
  await dialog.getByLabel("Tell us more").fill("₹500 for the form.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Thank you. We will look at this job.").first()).toBeVisible();

  // A second report is answered like the first, and the job stays open.
  await page.getByRole("button", { name: "Report this job" }).click();
  await dialog.getByLabel("Something else").check();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toBeHidden();
  expect((await page.request.get(new URL(job).pathname)).status()).toBe(200);
});
