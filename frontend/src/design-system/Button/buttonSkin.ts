import { css } from "styled-components";
import { color, fontSize, media, motion, radius, shadow, space } from "../tokens";

export type ButtonTone = "primary" | "secondary" | "text" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

export interface SkinProps {
  $tone: ButtonTone;
  $size: ButtonSize;
  $fullWidth?: "always" | "phone" | undefined;
  /** True while a ring stands beside the label where no icon was. */
  $busy?: boolean;
}

const tones = {
  primary: css`
    border-color: transparent;
    background: ${color.brand700};
    color: ${color.onBrand};

    ${media.hover} {
      &:hover {
        background: ${color.brand800};
      }
    }

    &:active {
      background: ${color.brand900};
    }
  `,
  secondary: css`
    border-color: ${color.lineStrong};
    background: ${color.surface};
    box-shadow: ${shadow.shadow1};
    color: ${color.ink};

    ${media.hover} {
      &:hover {
        border-color: ${color.faint};
        background: ${color.canvas};
      }
    }

    &:active {
      background: ${color.line};
    }
  `,
  text: css`
    border-color: transparent;
    background: transparent;
    color: ${color.brand800};

    ${media.hover} {
      &:hover {
        background: ${color.brand50};
      }
    }

    &:active {
      background: ${color.brand100};
      color: ${color.brand900};
    }
  `,
  danger: css`
    border-color: ${color.dangerLine};
    background: ${color.surface};
    color: ${color.danger};

    ${media.hover} {
      &:hover {
        border-color: ${color.danger};
        background: ${color.danger50};
      }
    }

    &:active {
      background: ${color.danger50};
    }
  `,
};

/** Height and sideways padding in px. */
const sizes = { sm: [36, 14], md: [44, 18], lg: [52, 24] } as const;

const wide = css`
  width: 100%;
`;

const wideOnPhones = css`
  ${media.phone} {
    width: 100%;
  }
`;

/** The ring and its gap take 24 px: given back from the padding, the button keeps its width while busy. */
const RING_SHARE = 12;

export const buttonSkin = css<SkinProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s2};
  min-height: ${({ $size }) => sizes[$size][0]}px;
  padding: 4px ${({ $size, $busy }) => sizes[$size][1] - ($busy ? RING_SHARE : 0)}px;
  border: 1px solid transparent;
  border-radius: ${radius.rSm};
  font-size: ${({ $size }) => ($size === "lg" ? fontSize.fs16 : fontSize.fs14)};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.color},
    border-color ${motion.color},
    color ${motion.color};
  ${({ $tone }) => tones[$tone]}
  ${({ $fullWidth }) => $fullWidth === "always" && wide}
  ${({ $fullWidth }) => $fullWidth === "phone" && wideOnPhones}

  &[aria-busy="true"] {
    cursor: progress;
  }

  &:disabled,
  &:disabled:hover {
    border-color: transparent;
    background: ${color.line};
    box-shadow: none;
    color: ${color.muted};
    cursor: not-allowed;
  }

  > svg {
    flex: none;
  }

  /* The least that a finger hits. */
  ${media.belowDesktop} {
    min-height: ${({ $size }) => Math.max(sizes[$size][0], 44)}px;
  }
`;
