import styled from "styled-components";
import { color, fontSize } from "../tokens";

/** The product's mark, a map pin on a rounded square; decorative, the name stands beside it. */
function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden focusable="false">
      <Tile width="30" height="30" rx="8" />
      <Pin d="M15 6a7.2 7.2 0 0 0-7.2 7.2c0 4.9 5.4 9.6 6.7 10.6.3.2.7.2 1 0 1.3-1 6.7-5.7 6.7-10.6A7.2 7.2 0 0 0 15 6Z" />
      <Case d="M13.3 11v-.6c0-.6.4-1 1-1h1.4c.6 0 1 .4 1 1v.6h.9c.5 0 .8.3.8.8v3.4c0 .5-.3.8-.8.8h-5.2c-.5 0-.8-.3-.8-.8v-3.4c0-.5.3-.8.8-.8h.9Zm1 0h1.4v-.6h-1.4v.6Z" />
    </svg>
  );
}

/** Mark and name, which is the link's or heading's text where it stands; the mark alone where room is scarce. */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  return (
    <Row>
      <BrandMark />
      {!isShort && "JobPortal"}
    </Row>
  );
}

const Tile = styled.rect`
  fill: ${color.brand500};
`;

const Case = styled.path`
  fill: ${color.brand500};
`;

/* White in either theme, as in the icon that the page shows until the app stands. */
const Pin = styled.path`
  fill: ${color.onDeep};
`;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${color.ink};
  font-size: ${fontSize.fs18};
  font-weight: 700;
  letter-spacing: -0.03em;
`;
