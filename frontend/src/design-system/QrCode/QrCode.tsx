import qrcode from "qrcode-generator";
import { useMemo } from "react";
import styled from "styled-components";
import { color } from "../tokens";

/** The quiet ground that readers need around the code, in modules (ISO/IEC 18004). */
const MARGIN = 4;

/** A text as a QR code; it stays dark on light in every theme, or cameras could not read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <Square viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </Square>
  );
}

function drawn(text: string): { size: number; path: string } {
  // 0: as small as the text allows. M: up to 15 % of it may be covered or worn off.
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, index) => index);
  const path = places
    .flatMap((row) => places.filter((column) => code.isDark(row, column)).map((column) => [row, column]))
    .map(([row = 0, column = 0]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`)
    .join("");
  return { size: count + 2 * MARGIN, path };
}

const Square = styled.svg`
  width: 100%;
  background: ${color.paper};
  fill: ${color.print};
`;
