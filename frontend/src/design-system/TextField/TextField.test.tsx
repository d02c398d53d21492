import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { TextField } from "./TextField";
import { violationsIn } from "../../test/axe";

describe("TextField", () => {
  it("shows and hides a password by its toggle (AUTH-02)", async () => {
    render(<TextField label="Password" type="password" />);
    const field = screen.getByLabelText("Password");
    expect(field).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(field).toHaveAttribute("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field).toHaveAttribute("type", "password");
  });

  it("puts the error in the hint's place and reads it with the field", () => {
    const { rerender } = render(<TextField label="Confirm password" hint="Once more" />);
    expect(screen.getByLabelText("Confirm password")).toHaveAccessibleDescription("Once more");
    rerender(<TextField label="Confirm password" hint="Once more" error="Passwords do not match" />);
    const field = screen.getByLabelText("Confirm password");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Passwords do not match");
    expect(screen.queryByText("Once more")).not.toBeInTheDocument();
  });

  it("works with a form library's registration", async () => {
    const handleValues = jest.fn<undefined, [{ email: string }]>();
    function Form() {
      const { register, handleSubmit } = useForm<{ email: string }>();
      return (
        <form onSubmit={(event) => void handleSubmit((values) => handleValues(values))(event)}>
          <TextField label="Email" {...register("email")} />
        </form>
      );
    }
    render(<Form />);
    await userEvent.type(screen.getByLabelText("Email"), "priya@example.in{Enter}");
    expect(handleValues).toHaveBeenCalledWith({ email: "priya@example.in" });
  });

  it("has no accessibility violations", async () => {
    const { container } = render(
      <>
        <TextField label="Email" hint="Cannot be changed" readOnly defaultValue="priya@example.in" />
        <TextField label="Password" type="password" error="Enter a password" />
      </>,
    );
    expect(await violationsIn(container)).toEqual([]);
  });
});
