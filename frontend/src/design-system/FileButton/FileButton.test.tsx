import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FileButton } from "./FileButton";
import { violationsIn } from "../../test/axe";

const photo = new File(["x"], "priya.png", { type: "image/png" });

describe("FileButton", () => {
  it("hands on the file picked, the same one twice too", async () => {
    const handlePick = jest.fn<undefined, [File]>();
    const { container } = render(
      <FileButton accept="image/png" onPick={handlePick}>
        Upload photo
      </FileButton>,
    );
    const input = screen.getByLabelText("Upload photo");
    await userEvent.upload(input, photo);
    await userEvent.upload(input, photo);
    expect(handlePick.mock.calls).toEqual([[photo], [photo]]);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("hands on nothing more while it is busy", async () => {
    const handlePick = jest.fn<undefined, [File]>();
    render(
      <FileButton accept="image/png" onPick={handlePick} busy busyText="Uploading…">
        Upload photo
      </FileButton>,
    );
    const input = screen.getByLabelText("Uploading…");
    await userEvent.upload(input, photo);
    fireEvent.change(input, { target: { files: [photo] } });
    expect(handlePick).not.toHaveBeenCalled();
    expect(input).toHaveAttribute("aria-busy", "true");
  });
});
