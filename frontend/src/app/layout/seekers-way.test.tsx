import { screen, within } from "@testing-library/react";
import { LocaleProvider } from "../../shared/language/LocaleProvider";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";
import { loadWords } from "../language";

const openInTamil = (address: string) =>
  renderRoutes(address, { around: (page) => <LocaleProvider locale="ta">{page}</LocaleProvider> });

describe("a page in a language of a job seeker's way", () => {
  beforeAll(() => loadWords("ta"));

  it("is in that language all over, on the way (LANG-14)", async () => {
    openInTamil("/unauthorized");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("அனுமதி இல்லை");
    expect(within(screen.getByRole("main")).queryByText(/[a-z]{3}/)).not.toBeInTheDocument();
    expect(document.querySelector("[lang='en-IN']")).toBeNull();
  });

  it("is English off the way, marked as such, between header and footer in that language (LANG-15)", async () => {
    const { container } = openInTamil("/about");
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading).toHaveTextContent("Coming Soon");
    expect(heading.closest("[lang]")).toHaveAttribute("lang", "en-IN");
    expect(
      within(screen.getByRole("banner")).getByRole("link", { name: "வேலை தேடுங்கள்" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("contentinfo").closest("[lang='en-IN']")).toBeNull();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says that a machine translated it, and where to tell what is wrong (LANG-17)", async () => {
    openInTamil("/unauthorized");
    await screen.findByRole("heading", { level: 1 });
    const foot = within(screen.getByRole("contentinfo"));
    expect(foot.getByText(/இயந்திர மொழிபெயர்ப்பு/)).toBeInTheDocument();
    expect(foot.getByRole("link", { name: "தவறு இருந்தால் சொல்லுங்கள்" })).toHaveAttribute(
      "href",
      "mailto:help@portal.example",
    );
  });

  it("says no such thing in English (LANG-17)", async () => {
    renderRoutes("/unauthorized");
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText(/Translated by machine/)).not.toBeInTheDocument();
  });
});
