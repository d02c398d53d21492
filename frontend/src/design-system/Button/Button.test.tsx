import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { Button, ButtonLink } from "./Button";
import { IconButton } from "./IconButton";
import { violationsIn } from "../../test/axe";

describe("Button", () => {
  it("does what it is for when pressed", async () => {
    const handleClick = jest.fn();
    render(<Button onClick={handleClick}>Search</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it("says what it is busy with and stays focusable", () => {
    render(
      <Button busy busyText="Signing in...">
        Sign In
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Signing in..." });
    expect(button).toHaveAttribute("aria-busy", "true");
    button.focus();
    expect(button).toHaveFocus();
  });

  it("neither acts nor submits its form while busy", async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" busy onClick={handleClick}>
          Create Account
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it("has no accessibility violations in any form", async () => {
    const { container } = render(
      <MemoryRouter>
        <Button tone="danger">Withdraw</Button>
        <Button busy>Save</Button>
        <ButtonLink to="/jobs" tone="secondary">
          View Details
        </ButtonLink>
        <IconButton label="Save Job" icon={<svg aria-hidden />} isPressed />
      </MemoryRouter>,
    );
    expect(await violationsIn(container)).toEqual([]);
  });
});
