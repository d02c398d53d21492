import { expect, test } from "./test/test";

/** Opens the way from the placeholder that everybody's footer names. */
const WAYS = [
  { placeholder: "/privacy", link: "Privacy notice", path: "/privacy-notice" },
  { placeholder: "/terms", link: "Terms of use", path: "/terms-of-use" },
] as const;

for (const { placeholder, link, path } of WAYS)
  for (const colorScheme of ["light", "dark"] as const)
    test(`${placeholder} leads to ${path}, which holds in ${colorScheme} (PRIV-03, PRIV-04)`, async ({
      page,
      checkAccessibility,
      shoot,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(placeholder);
      await page.getByRole("main").getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(link);
      await page.goto(path);
      await expect(page).toHaveTitle(`${link} · JobPortal`);
      await checkAccessibility();
      await shoot(`${path.slice(1)}-${colorScheme}`);
    });

test("sign-up names what an account takes, with the way to the notice (PRIV-05)", async ({
  page,
  checkAccessibility,
  shoot,
}) => {
  await page.goto("/signup");
  await expect(page.getByRole("region", { name: "What we use to make your account" })).toBeVisible();
  await checkAccessibility();
  await shoot("signup-notice");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Read the privacy notice" }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("Privacy notice");
});
