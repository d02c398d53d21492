import { becomeEmployer, field, fillJob, newTitle } from "../test/posting";
import { expect, test } from "../test/test";

test("a sentence that shuts people out is named, mended with one tap, and the job is posted (POST-06, POST-07)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  test.setTimeout(240_000);
  await becomeEmployer(page);
  await page.goto("/jobs/post");
  const title = newTitle();
  await fillJob(page, title);
  const description = field(page, "Description");
  await description.fill(
    "We need drivers in Whitefield. Only male Hindu candidates, age below 25. Call 98450 12345.",
  );
  const note = page.getByRole("group", { name: "This sentence shuts people out" });
  await expect(note).toContainText("Only male Hindu candidates, age below 25.");
  const post = page.getByRole("button", { name: "Post Job" });
  await expect(post).toBeDisabled();
  await expect(page.getByText("Mend 1 sentence to post")).toBeVisible();
  await checkAccessibility();
  await shoot("post-job-fair");
  await page.emulateMedia({ colorScheme: "dark" });
  await checkAccessibility();
  await shoot("post-job-fair-dark");
  await page.emulateMedia({ colorScheme: "light" });

  await note.getByRole("button", { name: "Use this sentence" }).focus();
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  await expect(note).toBeHidden();
  const phone = page.getByRole("group", { name: "A phone number is in the text" });
  await phone.getByRole("button", { name: "Keep it" }).click();
  await expect(phone).toBeHidden();
  await post.click();
  await expect(page).toHaveURL("/job-postings");
  await expect(page.getByText("Job posted successfully!")).toBeVisible();
});
