import styled, { css } from "styled-components";
import { color, fontSize, media, motion, radius, shadow, space } from "../../../design-system";

/** Parts of the search bars: one surface, whose cells have a label over a value. */

export const SearchSurface = styled.form`
  display: flex;
  align-items: stretch;
  padding: 7px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  box-shadow: ${shadow.shadow3};
`;

export const SearchCell = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.s3};
  min-width: 0;
  padding: 0 ${space.s3} 0 ${space.s4};
  border-radius: ${radius.rSm};
  transition: box-shadow ${motion.color};

  > svg {
    flex: none;
    color: ${color.faint};
  }

  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color.brand700};
  }

  ${media.phone} {
    min-height: 58px;
    padding-left: ${space.s3};
  }
`;

export const SearchLabel = styled.label`
  display: block;
  flex: 1;
  min-width: 0;
  padding-top: 6px;
  color: ${color.ink};
  font-size: ${fontSize.fs12};
  font-weight: 600;
  line-height: 1.3;
  cursor: text;
`;

const value = css`
  display: block;
  width: 100%;
  padding: 2px 0 6px;
  border: 0;
  background: transparent;
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  font-weight: 400;
  line-height: 1.5;
  text-overflow: ellipsis;

  /* The cell around it shows the focus. */
  &&&&:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const SearchInput = styled.input`
  ${value}
`;

export const SearchSelect = styled.select`
  ${value}
  padding-right: ${space.s5};
  appearance: none;
  cursor: pointer;
`;
