import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { Menu } from "./Menu";
import { violationsIn } from "../../test/axe";

function show(onSelect = jest.fn()) {
  render(
    <MemoryRouter>
      <Menu
        label="Account menu"
        trigger="P"
        header="priya@example.in"
        entries={[
          { label: "Dashboard", to: "/dashboard" },
          { label: "Logout", onSelect },
        ]}
      />
      <Routes>
        <Route path="/" element="home" />
        <Route path="/dashboard" element="the dashboard" />
      </Routes>
    </MemoryRouter>,
  );
  return onSelect;
}

const trigger = () => screen.getByRole("button", { name: "Account menu", hidden: true });

describe("Menu", () => {
  it("opens by its trigger and shows its entries", async () => {
    show();
    expect(trigger()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger());
    expect(await screen.findByRole("menuitem", { name: "Dashboard" })).toBeInTheDocument();
    expect(trigger()).toHaveAttribute("aria-expanded", "true");
    expect(await violationsIn(document.body)).toEqual([]);
  });

  it("follows a link entry and closes", async () => {
    show();
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole("menuitem", { name: "Dashboard" }));
    expect(screen.getByText("the dashboard")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  });

  it("works by keyboard alone and gives focus back on Escape", async () => {
    const handleLogout = show();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(handleLogout).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());

    await userEvent.click(trigger());
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger()).toHaveFocus());
  });
});
