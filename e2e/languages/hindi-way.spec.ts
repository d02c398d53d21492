import { standInForGapi } from "../test/gapi-stand-in";
import { cards } from "../test/job-list";
import { press, reach } from "../test/keyboard";
import { newAccount } from "../test/session";
import { expect, test } from "../test/test";

test("a job seeker's way in Hindi by keyboard alone, from the landing page to an application and an alert (LANG-14)", async ({
  page,
  context,
  stack,
  checkAccessibility,
}) => {
  test.setTimeout(120_000);
  await standInForGapi(context);
  const { email, password } = await newAccount(stack);
  const main = page.getByRole("main");

  await test.step("search from the landing page", async () => {
    await page.goto("/hi");
    await reach(page, page.getByRole("combobox", { name: "पद" }));
    await page.keyboard.type("नर्स");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/hi\/jobs\?q=/);
    await expect(cards(page).first()).toBeVisible();
    await checkAccessibility();
    await press(
      page,
      cards(page)
        .first()
        .getByRole("link", { name: /^पूरी जानकारी/ }),
    );
    await expect(page).toHaveURL(/\/hi\/jobs\/[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

  await test.step("sign in on the way to apply", async () => {
    await press(page, main.getByRole("link", { name: "आवेदन करें", exact: true }));
    await reach(page, page.getByRole("textbox", { name: "ईमेल" }));
    await page.keyboard.type(email);
    await reach(page, page.getByLabel("पासवर्ड", { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
  });

  await test.step("apply", async () => {
    const dialog = page.getByRole("dialog", { name: `${title} के लिए आवेदन` });
    await reach(page, dialog.getByLabel("पूरा नाम"));
    await page.keyboard.type("Asha Menon");
    await reach(page, dialog.getByLabel("कंपनी के लिए संदेश"));
    await page.keyboard.type("मैं सोमवार से आ सकती हूँ।");
    await checkAccessibility();
    await press(page, dialog.getByRole("button", { name: "आवेदन भेजें" }));
    await expect(page.getByText("आपका आवेदन भेज दिया गया।", { exact: true })).toBeVisible();
    await press(page, page.getByRole("link", { name: "अपने डैशबोर्ड पर देखें" }));
    const applications = page.getByRole("region", { name: "हाल के आवेदन" });
    await expect(applications.getByRole("article")).toContainText("भेजा गया");
    await checkAccessibility();
  });

  await test.step("keep the search as an alert", async () => {
    await page.goto("/hi/jobs?q=नर्स");
    await press(page, main.getByRole("button", { name: "अलर्ट लगाएँ" }).first());
    await press(page, page.getByRole("dialog").getByRole("button", { name: "अलर्ट लगाएँ" }));
    await expect(page.getByText("अलर्ट लग गया: नर्स")).toBeVisible();
    await page.goto("/hi/alerts");
    await expect(main.getByRole("article").or(main.getByRole("listitem")).first()).toContainText("नर्स");
    await checkAccessibility();
  });
});
