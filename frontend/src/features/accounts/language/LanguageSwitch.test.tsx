import { MockedProvider } from "@apollo/client/testing/react";
import type { Locale } from "@job-portal/protocol/locale";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { SessionContext, type Session } from "../../../auth/session";
import { ToastProvider } from "../../../design-system";
import { LocaleContext } from "../../../shared/language/locale";
import { watchTyping } from "../../../shared/typed-text";
import { violationsIn } from "../../../test/axe";
import { buildSession, idleActions } from "../../../test/factories";
import { ChooseLanguageDocument } from "./Language.generated";
import { LanguageSwitch } from "./LanguageSwitch";

const answer = (result: object) => ({
  request: { query: ChooseLanguageDocument, variables: { language: "HI" } },
  ...result,
});
const saved = { data: { chooseLanguage: { __typename: "Account", id: "1", language: "HI" } } };

/** What somebody writes on the same page. */
const OnThePage = () => (
  <form>
    <textarea aria-label="Message" />
  </form>
);

function open(session: Session, mocks: object[] = [], locale: Locale = "en") {
  render(
    <LocaleContext value={locale}>
      <MockedProvider mocks={mocks as never}>
        <SessionContext value={{ session, error: null, actions: idleActions }}>
          <ToastProvider>
            <MemoryRouter>
              <LanguageSwitch />
              <OnThePage />
            </MemoryRouter>
          </ToastProvider>
        </SessionContext>
      </MockedProvider>
    </LocaleContext>,
  );
}

async function choose(name: string) {
  await userEvent.click(screen.getByRole("button", { name: /^(Language|மொழி): / }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

describe("the switch of languages", () => {
  afterEach(() => {
    document.cookie = "language=; max-age=0; path=/";
    document.cookie = "account-language=; max-age=0; path=/";
  });

  it("names every language in its own letters, and marks the page's (LANG-03)", async () => {
    open({ status: "signed-out" });
    await userEvent.click(screen.getByRole("button", { name: "Language: English" }));
    const entries = await screen.findAllByRole("menuitem");
    expect(entries.map((entry) => [entry.lang, entry.textContent])).toEqual([
      ["en-IN", "English"],
      ["hi-IN", "हिन्दी"],
      ["bn-IN", "বাংলা"],
      ["mr-IN", "मराठी"],
      ["te-IN", "తెలుగు"],
      ["ta-IN", "தமிழ்"],
      ["gu-IN", "ગુજરાતી"],
      ["kn-IN", "ಕನ್ನಡ"],
    ]);
    expect(screen.getByRole("menuitem", { current: true })).toHaveTextContent("English");
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("works by keyboard alone (LANG-03)", async () => {
    open({ status: "signed-out" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menu");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{End}{ArrowUp}{ArrowUp}{Enter}");
    expect(document.cookie).toBe("language=ta");
  });

  it("leads back to English (LANG-03)", async () => {
    open({ status: "signed-out" }, [], "ta");
    await choose("English");
    expect(document.cookie).toBe("language=en");
  });

  it("keeps a visitor's choice on the device (LANG-03)", async () => {
    open({ status: "signed-out" });
    await choose("हिन्दी");
    expect(document.cookie).toBe("language=hi");
  });

  it("keeps the choice in the account too (LANG-03)", async () => {
    const result = jest.fn(() => saved);
    open(buildSession(), [answer({ result })]);
    await choose("हिन्दी");
    await waitFor(() => expect(document.cookie).toBe("account-language=hi"));
    expect(result).toHaveBeenCalled();
  });

  it("asks first where something is written, and leaves it there (LANG-06)", async () => {
    const endWatching = watchTyping();
    open({ status: "signed-out" });
    await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "On Monday.");
    await choose("हिन्दी");
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(document.cookie).toBe("");
    await userEvent.click(within(question).getByRole("button", { name: "Keep Editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(document.cookie).toBe("");
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("On Monday.");
    await choose("हिन्दी");
    await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
    expect(document.cookie).toBe("language=hi");
    endWatching();
  });

  it("says so where the account could not keep it, and changes nothing (LANG-03)", async () => {
    open(buildSession(), [answer({ error: new Error("away") })]);
    await choose("हिन्दी");
    expect(await screen.findByText("Your language could not be saved.")).toBeInTheDocument();
    expect(document.cookie).toBe("");
  });
});
