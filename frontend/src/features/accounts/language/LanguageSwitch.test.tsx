import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { SessionContext, type Session } from "../../../auth/session";
import { ToastProvider } from "../../../design-system";
import { LocaleContext } from "../../../shared/language/locale";
import { watchTyping } from "../../../shared/typed-text";
import { buildSession, idleActions } from "../../../test/factories";
import { ChooseLanguageDocument } from "./Language.generated";
import { LanguageSwitch } from "./LanguageSwitch";

const choose = (result: object) => ({
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

function open(session: Session, mocks: object[] = [], locale: "en" | "hi" = "en") {
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

describe("the switch of languages", () => {
  afterEach(() => {
    document.cookie = "language=; max-age=0; path=/";
    document.cookie = "account-language=; max-age=0; path=/";
  });

  it("names the other language in its own letters (LANG-03)", () => {
    open({ status: "signed-out" });
    expect(screen.getByRole("button", { name: "हिन्दी" })).toHaveAttribute("lang", "hi-IN");
  });

  it("leads back to English (LANG-03)", () => {
    open({ status: "signed-out" }, [], "hi");
    expect(screen.getByRole("button", { name: "English" })).toHaveAttribute("lang", "en-IN");
  });

  it("keeps a visitor's choice on the device (LANG-03)", async () => {
    open({ status: "signed-out" });
    await userEvent.click(screen.getByRole("button", { name: "हिन्दी" }));
    expect(document.cookie).toBe("language=hi");
  });

  it("keeps the choice in the account too (LANG-03)", async () => {
    const result = jest.fn(() => saved);
    open(buildSession(), [choose({ result })]);
    await userEvent.click(screen.getByRole("button", { name: "हिन्दी" }));
    await waitFor(() => expect(document.cookie).toBe("account-language=hi"));
    expect(result).toHaveBeenCalled();
  });

  it("asks first where something is written, and leaves it there (LANG-06)", async () => {
    const endWatching = watchTyping();
    open({ status: "signed-out" });
    await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "On Monday.");
    await userEvent.click(screen.getByRole("button", { name: "हिन्दी" }));
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(document.cookie).toBe("");
    await userEvent.click(within(question).getByRole("button", { name: "Keep Editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(document.cookie).toBe("");
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("On Monday.");
    await userEvent.click(screen.getByRole("button", { name: "हिन्दी" }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
    expect(document.cookie).toBe("language=hi");
    endWatching();
  });

  it("says so where the account could not keep it, and changes nothing (LANG-03)", async () => {
    open(buildSession(), [choose({ error: new Error("away") })]);
    await userEvent.click(screen.getByRole("button", { name: "हिन्दी" }));
    expect(await screen.findByText("Your language could not be saved.")).toBeInTheDocument();
    expect(document.cookie).toBe("");
  });
});
