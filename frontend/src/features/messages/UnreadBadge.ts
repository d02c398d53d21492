import styled from "styled-components";
import { color, radius } from "../../design-system";

/** A number over the corner of an icon, like the bell's. */
export const UnreadBadge = styled.span`
  position: absolute;
  top: 3px;
  left: 22px;
  min-width: 18px;
  padding: 0 4px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.rFull};
  background: ${color.danger};
  color: ${color.onBrand};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 16px;
  text-align: center;
`;
