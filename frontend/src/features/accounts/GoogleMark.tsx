import styled from "styled-components";
import { color } from "../../design-system";

/** Google's four-coloured G, 20 px; decorative, the name stands beside it. */
export function GoogleMark() {
  return (
    <Mark width="20" height="20" viewBox="0 0 24 24" aria-hidden focusable="false">
      <Red d="M19.1 6.2A9.2 9.2 0 0 0 3.9 7.7" />
      <Yellow d="M3.9 7.7a9.2 9.2 0 0 0 0 8.6" />
      <Green d="M3.9 16.3a9.2 9.2 0 0 0 14.3 2.5" />
      <Blue d="M18.2 18.8A9.2 9.2 0 0 0 21.2 12H12" />
    </Mark>
  );
}

const Mark = styled.svg`
  fill: none;
  stroke-width: 4.2;
`;

const Red = styled.path`
  stroke: ${color.googleRed};
`;

const Yellow = styled.path`
  stroke: ${color.googleYellow};
`;

const Green = styled.path`
  stroke: ${color.googleGreen};
`;

const Blue = styled.path`
  stroke: ${color.googleBlue};
`;
