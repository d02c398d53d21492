import { callApi, demoAccount, tokenOf } from "../test/api";
import { openPhone, postOpening } from "../test/applications";
import { newWord } from "../test/people";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

const COMPANY_OF = "query ($id: ID!) { job(id: $id) { company { id } } }";
// The server refuses an address that is kept for the portal.
test.use({ toleratedErrors: [/400 \(Bad Request\).*\/graphql/] });

const VERIFY = `mutation ($id: ID!) { verifyCompany(id: $id, note: "Seen by us.") { id } }`;

test("a company makes a page of its own, in its colour, and visitors search its jobs there (CARE-03, CARE-04, CARE-07, CARE-08)", async ({
  page,
  browser,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(180_000);
  const { token } = await newSession(page, stack);
  const companyName = `${newWord()} Looms`;
  const opening = { companyName, location: "Hubballi" };
  const jobId = await postOpening(stack, token, { ...opening, title: "Loom Fitter" });
  await postOpening(stack, token, { ...opening, title: "Silk Dyer", location: "Dharwad" });
  const { job } = await callApi<{ job: { company: { id: string } } }>(stack, token, COMPANY_OF, {
    id: jobId,
  });
  const { id } = job.company;

  await page.goto(`/companies/${id}/career-page`);
  await expect(page.getByText("Only verified companies can have a career page")).toBeVisible();
  const admin = (await tokenOf(stack, demoAccount(stack, "ADMIN"))) ?? "";
  await callApi(stack, admin, VERIFY, { id });
  await page.goto(`/companies/${id}`);
  await page.getByRole("link", { name: "Career page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Career Page" })).toBeVisible();
  const address = page.getByRole("textbox", { name: "Address" });
  const suggested = await address.inputValue();
  expect(suggested).toMatch(/^[a-z-]+-looms/);
  await address.fill("admin");
  await page.getByRole("textbox", { name: "Headline (optional)" }).fill("Forty looms, one team");
  await page
    .getByRole("textbox", { name: "About working with you (optional)" })
    .fill("# Why here\n\nWe train for three months, with pay.\n\n- A bus from the city\n- A canteen");
  await page.getByRole("checkbox", { name: "Use our own colour" }).check();
  await page.getByLabel("Your colour").fill("#ff9900");
  await page.getByRole("checkbox", { name: "Published: everybody can see the page" }).check();
  await page.getByRole("button", { name: "Save Page" }).click();
  await expect(page.getByText("Address is kept for the portal.")).toBeVisible();
  for (const given of [suggested, `${suggested}-jobs`]) {
    await address.fill(given);
    await page.getByRole("button", { name: "Save Page" }).click();
    await expect(page.getByRole("link", { name: `/c/${given}`, exact: true })).toBeVisible();
  }
  await checkAccessibility();
  await shoot("career-page-form");

  const visitor = await openPhone(browser, stack);
  await visitor.goto(`/c/${suggested}`);
  await expect(visitor).toHaveURL(`/c/${suggested}-jobs`);
  await expect(visitor.getByRole("heading", { level: 1, name: companyName })).toBeVisible();
  await expect(visitor.getByText("We train for three months, with pay.")).toBeVisible();
  await visitor.getByRole("searchbox", { name: "Search these jobs by title or place" }).fill("dharwad");
  await visitor.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(visitor.getByRole("article")).toHaveCount(1);
  await expect(visitor).toHaveURL(`/c/${suggested}-jobs?q=dharwad`);

  await page.goto(`/c/${suggested}-jobs`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await checkAccessibility();
  await shoot("career-page");
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await shoot("career-page-dark");
  await page.goto(`/companies/${id}/career-page`);
  await expect(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  await checkAccessibility();
  await shoot("career-page-form-dark");
});
