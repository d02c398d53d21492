import { render } from "@testing-library/react";
import jsQR from "jsqr";
import { QrCode } from "./QrCode";

/** The pixels that a camera sees of the drawn squares, each so many wide. */
function photographed(drawing: SVGElement, scale = 4) {
  const size = Number(drawing.getAttribute("viewBox")?.split(" ").at(-1)) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const path = drawing.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const pixel = (Number(y) * scale + row) * size + Number(x) * scale + column;
        pixels.set([0, 0, 0], pixel * 4);
      }
  return { pixels, size };
}

describe("a QR code", () => {
  it.each([
    "https://jobs.example/jobs/01890a5d-ac96-774b-bcce-b302099a8057",
    `https://jobs.example/${"a-rather-long-path/".repeat(6)}1`,
  ])("reads as %s (OWNJ-05)", (text) => {
    const { container } = render(<QrCode text={text} label="QR code" />);
    const { pixels, size } = photographed(container.querySelector("svg") ?? new SVGElement());
    expect(jsQR(pixels, size, size)?.data).toBe(text);
  });
});
