import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { type Session, SessionContext } from "../../../auth/session";
import { ToastProvider } from "../../../design-system";
import { LocaleContext } from "../../../shared/language/locale";
import { idleActions } from "../../../test/factories";
import { languageWords } from "./language.words";
import { LanguageChoice } from "./LanguageChoice";

const show = (session: Session) =>
  render(
    <LocaleContext value="en">
      <MockedProvider>
        <SessionContext value={{ session, error: null, actions: idleActions }}>
          <ToastProvider>
            <MemoryRouter>
              <LanguageChoice />
            </MemoryRouter>
          </ToastProvider>
        </SessionContext>
      </MockedProvider>
    </LocaleContext>,
  );

async function choose(name: string) {
  await userEvent.click(screen.getByRole("button", { name: "Language: English" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

describe("the choice of a language", () => {
  afterEach(() => {
    document.cookie = "language=; max-age=0; path=/";
    document.cookie = "account-language=; max-age=0; path=/";
  });

  it("shows the page's language as the chosen one, and takes another (LANG-03)", async () => {
    show({ status: "signed-out" });
    await choose("हिन्दी");
    expect(document.cookie).toBe("language=hi");
  });

  it("is not the device's while the account of its cookie is yet to be heard of (LANG-07)", async () => {
    document.cookie = "account-language=en; path=/";
    show({ status: "loading" });
    await choose("हिन्दी");
    expect(document.cookie).toBe("account-language=en");
    expect(await screen.findByText(languageWords.en.notSaved)).toBeVisible();
  });
});
