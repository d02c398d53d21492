import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { callApi, demoAccount, tokenOf } from "../test/api";
import { postOpening } from "../test/applications";
import { newWord } from "../test/people";
import { field } from "../test/posting";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

const COMPANY_OF = "query ($id: ID!) { job(id: $id) { company { id } } }";
const VERIFY = `mutation ($id: ID!) { verifyCompany(id: $id, note: "Seen by us.") { id } }`;

const job = (reference: string, title: string, city = "Hubballi") =>
  `<job><title>${title}</title><referencenumber>${reference}</referencenumber><city>${city}</city>
    <jobtype>fulltime</jobtype><salary>₹20,000 a month</salary><experience>2 years</experience>
    <description><![CDATA[<p>Keep forty looms running.</p>]]></description></job>`;
const feedOf = (...jobs: string[]) => `<?xml version="1.0"?><source>${jobs.join("")}</source>`;

/** A company's own server. */
async function startFeed() {
  const feed = { body: "" };
  const server = createServer((_request, response) => response.end(feed.body)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs.xml`;
  return { feed, url, stop: () => server.close() };
}

test("a verified company has its feed read, sees what stayed out, and is asked before many jobs are closed (FDIN-08)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  const { token } = await newSession(page, stack);
  const companyName = `${newWord()} Looms`;
  const id = await postOpening(stack, token, { companyName, location: "Hubballi", title: "Loom Fitter" });
  const { job: posted } = await callApi<{ job: { company: { id: string } } }>(stack, token, COMPANY_OF, {
    id,
  });
  const companyId = posted.company.id;
  const { feed, url, stop } = await startFeed();
  feed.body = feedOf(
    ...["Silk Dyer", "Yarn Buyer", "Pattern Maker"].map((title, at) => job(`L-${at}`, title)),
    job("L-8", "Cloth Checker", "Nowhereville"),
  );

  await page.goto(`/companies/${companyId}/feeds`);
  await expect(page.getByText("Feeds are read for verified companies alone.")).toBeVisible();
  const admin = (await tokenOf(stack, demoAccount(stack, "ADMIN"))) ?? "";
  await callApi(stack, admin, VERIFY, { id: companyId });
  await page.goto("/job-postings/import");
  await page.getByRole("link", { name: "Set Up a Feed" }).click();
  await field(page, "Address of the feed").fill(url);
  await page.getByRole("button", { name: "Add Feed" }).click();
  await expect(page.getByText("3 new · 1 left out")).toBeVisible({ timeout: 30_000 });
  await page.getByText("Why 1 job stayed out").click();
  await expect(page.getByText("L-8 · Cloth Checker")).toBeVisible();
  await checkAccessibility();
  await shoot("feed-imports");

  feed.body = feedOf();
  await expect(async () => {
    await page.getByRole("button", { name: "Read Now" }).click();
    await expect(page.getByText(/lacks 3 jobs, more than half/)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await page.setViewportSize({ width: 360, height: 740 });
  await checkAccessibility();
  await shoot("feed-imports-asks");
  await page.getByRole("button", { name: "Close 3 jobs" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close 3 jobs" }).click();
  await expect(page.getByText(/3 closed/)).toBeVisible({ timeout: 90_000 });

  await page.getByRole("button", { name: `Delete ${url}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No feeds yet")).toBeVisible();
  stop();
});
