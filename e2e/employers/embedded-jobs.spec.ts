import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { callApi, demoAccount, tokenOf } from "../test/api";
import { postOpening } from "../test/applications";
import { newWord } from "../test/people";
import { newSession } from "../test/session";
import { expect, test } from "../test/test";

const COMPANY_OF = "query ($id: ID!) { job(id: $id) { company { id } } }";
const VERIFY = `mutation ($id: ID!) { verifyCompany(id: $id, note: "Seen by us.") { id } }`;
const SAVE = "mutation ($input: SaveCareerPageInput!) { saveCareerPage(input: $input) { address } }";
const MOST_BYTES = 15_000;

/** A company's own site, whose policy lets it take scripts and data from the portal and nothing else. */
async function startSite(portal: string, line: string) {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader(
      "content-security-policy",
      `default-src 'none'; script-src ${portal}; connect-src ${portal}; img-src data:; base-uri 'none'; require-trusted-types-for 'script'`,
    );
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Our looms</title><main><h1>Work with us</h1>${line}</main>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test("a company's own site lists its open jobs under a strict policy, without cookies (CARE-09)", async ({
  page,
  stack,
  checkAccessibility,
  shoot,
}) => {
  const { token } = await newSession(page, stack);
  const word = newWord();
  const companyName = `${word} Looms`;
  const opening = { companyName, location: "Hubballi" };
  const jobId = await postOpening(stack, token, { ...opening, title: "Loom Fitter <b>" });
  for (let number = 1; number <= 10; number += 1)
    await postOpening(stack, token, { ...opening, title: `Silk Dyer ${number}` });
  const { job } = await callApi<{ job: { company: { id: string } } }>(stack, token, COMPANY_OF, {
    id: jobId,
  });
  const { id } = job.company;
  const admin = (await tokenOf(stack, demoAccount(stack, "ADMIN"))) ?? "";
  await callApi(stack, admin, VERIFY, { id });
  const address = `${word.toLowerCase()}-looms`;
  const input = { companyId: id, address, headline: "", about: "", color: null, isPublished: true };
  await callApi(stack, token, SAVE, { input });

  await page.goto(`/companies/${id}/career-page`);
  const line = (await page.getByText("<script async").textContent()) ?? "";
  await checkAccessibility();
  await shoot("career-page-embed");

  const site = await startSite(stack.url, line);
  try {
    const script = await fetch(`${stack.url}/c/${address}/jobs.js`);
    expect((await script.arrayBuffer()).byteLength).toBeLessThanOrEqual(MOST_BYTES);
    await page.context().clearCookies();
    await page.goto(site.url, { waitUntil: "commit" });
    const list = page.getByRole("list", { name: `Jobs at ${companyName}` });
    await expect(list.getByRole("listitem")).toHaveCount(10);
    await expect(list.getByRole("listitem").first()).toContainText("Hubli · ₹3–4 LPA");
    expect(await page.context().cookies()).toEqual([]);
    await checkAccessibility();
    await shoot("embedded-jobs");
    await page.getByRole("link", { name: "See all jobs" }).click();
    await expect(page.getByRole("heading", { level: 1, name: companyName })).toBeVisible();
    await expect(page.getByRole("link", { name: "Loom Fitter <b>", exact: true })).toBeVisible();
  } finally {
    site.stop();
  }
});
