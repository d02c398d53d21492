import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { SessionContext } from "../../../auth/session";
import { ToastProvider } from "../../../design-system";
import { LocaleContext } from "../../../shared/language/locale";
import { idleActions } from "../../../test/factories";
import { LanguageChoice } from "./LanguageChoice";

describe("the choice of a language", () => {
  afterEach(() => {
    document.cookie = "language=; max-age=0; path=/";
  });

  it("shows the page's language as the chosen one, and takes another (LANG-03)", async () => {
    render(
      <LocaleContext value="en">
        <MockedProvider>
          <SessionContext value={{ session: { status: "signed-out" }, error: null, actions: idleActions }}>
            <ToastProvider>
              <MemoryRouter>
                <LanguageChoice />
              </MemoryRouter>
            </ToastProvider>
          </SessionContext>
        </MockedProvider>
      </LocaleContext>,
    );
    expect(screen.getByRole("radio", { name: "English" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "हिन्दी" }));
    expect(document.cookie).toBe("language=hi");
  });
});
