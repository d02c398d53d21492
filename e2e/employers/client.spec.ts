import { becomeEmployer, field, fillJob, newTitle } from "../test/posting";
import { expect, test } from "../test/test";

test("an agency posts a job for its client, and seekers read for whom it is (AGCY-03, AGCY-04, AGCY-06)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  await becomeEmployer(page);
  await page.goto("/jobs/post");
  const title = newTitle();
  const agency = `Chamundi Looms ${title}`;
  const client = `Kabini ${title.split(" ").at(-1) ?? ""} Mills`;
  await fillJob(page, title);
  await page.getByRole("checkbox", { name: "We hire for another company, our client" }).check();
  await field(page, "Client’s name (optional)").fill(client);
  await field(page, "Client’s industry (optional)").fill("Textiles");
  await checkAccessibility();
  await shoot("post-job-client");
  await page.getByRole("button", { name: "Post Job" }).click();
  await expect(page.getByText("Job posted successfully!")).toBeVisible();

  await page.goto(`/jobs?q=${encodeURIComponent(client)}`);
  await expect(page.getByText(`for ${client}`, { exact: true })).toBeVisible();
  await checkAccessibility();
  await shoot("job-card-client");
  await page.getByRole("link", { name: title, exact: true }).click();
  const told = `Posted by ${agency} for ${client} (Textiles). Applications go to ${agency}.`;
  await expect(page.getByText(told)).toBeVisible();
  await checkAccessibility();
  await shoot("job-client");
});
