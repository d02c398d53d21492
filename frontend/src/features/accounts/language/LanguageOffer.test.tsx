import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { SessionContext } from "../../../auth/session";
import { ToastProvider } from "../../../design-system";
import { LocaleContext } from "../../../shared/language/locale";
import { violationsIn } from "../../../test/axe";
import { idleActions } from "../../../test/factories";
import { LanguageOffer } from "./LanguageOffer";

const READ = "हिन्दी में पढ़ें";

function open(languages: string[], locale: "en" | "ta" = "en") {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  return render(
    <LocaleContext value={locale}>
      <MockedProvider>
        <SessionContext value={{ session: { status: "signed-out" }, error: null, actions: idleActions }}>
          <ToastProvider>
            <MemoryRouter>
              <LanguageOffer />
            </MemoryRouter>
          </ToastProvider>
        </SessionContext>
      </MockedProvider>
    </LocaleContext>,
  );
}

const offerOf = (name: string) => screen.findByRole("button", { name });
const nothing = () => new Promise((resolve) => setTimeout(resolve, 50));

describe("the offer of the device's language (LANG-19)", () => {
  afterEach(() => {
    window.localStorage.clear();
    document.cookie = "language=; max-age=0; path=/";
    document.cookie = "account-language=; max-age=0; path=/";
  });

  it.each([
    [["hi-IN", "en-IN"], READ],
    [["fr", "mr", "hi"], "मराठीत वाचा"],
  ])("is made in that language: %j", async (languages, read) => {
    const { container } = open(languages);
    expect(await offerOf(read)).toHaveAttribute("lang", expect.stringMatching(/^(hi|mr)-IN$/));
    expect(await violationsIn(container)).toEqual([]);
  });

  it("keeps the choice on the device, as the header's menu does", async () => {
    open(["hi"]);
    await userEvent.click(await offerOf(READ));
    await waitFor(() => expect(document.cookie).toContain("language=hi"));
  });

  it("is made once", async () => {
    const { unmount } = open(["hi"]);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    unmount();
    open(["hi"]);
    await nothing();
    expect(screen.queryByRole("button", { name: READ })).toBeNull();
  });

  it.each([
    ["to whoever reads English", ["en-US", "hi"], ""],
    ["of a language that the portal doesn't speak", ["fr"], ""],
    ["where a language was chosen on the device", ["hi"], "language=en"],
    ["where the account has chosen", ["hi"], "account-language=en"],
  ])("is not made %s", async (_where, languages, cookie) => {
    document.cookie = `${cookie}; path=/`;
    open(languages);
    await nothing();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is not made on a page in another language", async () => {
    open(["hi"], "ta");
    await nothing();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
