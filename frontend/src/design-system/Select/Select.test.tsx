import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Select } from "./Select";
import { violationsIn } from "../../test/axe";

const options = [
  { value: "", label: "All" },
  { value: "full-time", label: "Full-time" },
];

describe("Select", () => {
  it("answers the option picked", async () => {
    const handleChange = jest.fn<undefined, [string]>();
    const { container } = render(
      <Select
        label="Job Type"
        options={options}
        onChange={(event) => {
          handleChange(event.target.value);
        }}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText("Job Type"), "Full-time");
    expect(handleChange).toHaveBeenCalledWith("full-time");
    expect(await violationsIn(container)).toEqual([]);
  });
});
