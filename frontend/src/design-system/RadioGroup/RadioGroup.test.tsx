import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Checkbox } from "../Checkbox/Checkbox";
import { RadioGroup } from "./RadioGroup";
import { violationsIn } from "../../test/axe";

const options = [
  { value: "", label: "Any" },
  { value: "remote", label: "Remote" },
];

function Choices() {
  const [mode, setMode] = useState("");
  const [isVerified, setIsVerified] = useState(false);
  return (
    <>
      <RadioGroup label="Work mode" options={options} value={mode} onChange={setMode} />
      <RadioGroup label="Another" options={options} value="" onChange={() => undefined} />
      <Checkbox label="Verified companies" checked={isVerified} onChange={setIsVerified} />
    </>
  );
}

describe("RadioGroup and Checkbox", () => {
  it("answer what is chosen, each group for itself", async () => {
    const { container } = render(<Choices />);
    const group = screen.getByRole("group", { name: "Work mode" });
    await userEvent.click(screen.getAllByRole("radio", { name: "Remote" })[0] ?? group);
    expect(
      screen.getAllByRole("radio", { checked: true }).map((radio) => radio.getAttribute("value")),
    ).toEqual(["remote", ""]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Verified companies" }));
    expect(screen.getByRole("checkbox")).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox"));
    expect(screen.getByRole("checkbox")).not.toBeChecked();
    expect(await violationsIn(container)).toEqual([]);
  });
});
