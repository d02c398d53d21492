import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { themeHead } from "../first-paint";
import { ThemeSwitch } from "./ThemeSwitch";

/** Does what the browser does with index.html's head. */
function openPage(): void {
  document.documentElement.removeAttribute("data-theme");
  document.head.innerHTML = themeHead;
  const [script] = document.head.getElementsByTagName("script");
  window.eval(script?.textContent ?? "");
}

const painted = () => document.documentElement.getAttribute("data-theme");
const barMedia = () =>
  [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.getAttribute("media"));
const choice = (name: string) => screen.getByRole("radio", { name });

beforeEach(() => localStorage.clear());

describe("the theme", () => {
  it("is the device's until somebody chooses (DARK-01)", async () => {
    openPage();
    const { container } = render(<ThemeSwitch />);
    expect(choice("Device")).toBeChecked();
    expect(painted()).toBeNull();
    expect(barMedia()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("changes at once with the choice, the browser's bars with it (DARK-01)", async () => {
    openPage();
    render(<ThemeSwitch />);
    await userEvent.click(choice("Dark"));
    expect(painted()).toBe("dark");
    expect(barMedia()).toEqual(["not all", "all"]);
    await waitFor(() => expect(choice("Dark")).toBeChecked());
  });

  it("is painted by the page's head when the page is opened again (DARK-02)", async () => {
    openPage();
    render(<ThemeSwitch />);
    await userEvent.click(choice("Light"));
    openPage();
    expect(painted()).toBe("light");
    expect(barMedia()).toEqual(["all", "not all"]);
  });

  it("goes back to the device's, and leaves nothing kept (DARK-01)", async () => {
    openPage();
    render(<ThemeSwitch />);
    await userEvent.click(choice("Dark"));
    await userEvent.click(choice("Device"));
    expect(painted()).toBeNull();
    expect(localStorage).toHaveLength(0);
    openPage();
    expect(painted()).toBeNull();
  });

  it("follows a choice made in another tab (DARK-01)", async () => {
    openPage();
    render(<ThemeSwitch />);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" })));
    expect(painted()).toBe("dark");
    await waitFor(() => expect(choice("Dark")).toBeChecked());
  });

  it("is painted where the browser keeps nothing (DARK-01)", async () => {
    openPage();
    render(<ThemeSwitch />);
    const refused = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    await userEvent.click(choice("Dark"));
    refused.mockRestore();
    expect(painted()).toBe("dark");
  });

  it("is the device's where what is kept is no theme", () => {
    localStorage.setItem("theme", "sepia");
    openPage();
    expect(painted()).toBeNull();
  });
});
