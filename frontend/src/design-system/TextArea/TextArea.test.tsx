import { render, screen } from "@testing-library/react";
import { TextArea } from "./TextArea";
import { violationsIn } from "../../test/axe";

describe("TextArea", () => {
  it("has 4 rows, and says that it may be left empty (PROF-11)", async () => {
    const { container } = render(<TextArea label="Bio" isOptional hint="A few sentences" />);
    const box = screen.getByLabelText("Bio (optional)");
    expect(box).toHaveAttribute("rows", "4");
    expect(box).toHaveAccessibleDescription("A few sentences");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("puts the error in the hint's place", () => {
    render(<TextArea label="Bio" hint="A few sentences" error="At most 2,000 characters" />);
    expect(screen.getByLabelText("Bio")).toBeInvalid();
    expect(screen.getByLabelText("Bio")).toHaveAccessibleDescription("At most 2,000 characters");
  });
});
