import { css } from "styled-components";
import { color, fontSize, media } from "./tokens";

/** The type scale: each is a set of declarations to put into a styled part. */
export const text = {
  hero: css`
    color: ${color.ink};
    font-size: ${fontSize.fs60};
    font-weight: 700;
    letter-spacing: calc(-0.035em * var(--tracking, 1));
    line-height: calc(1.04 + var(--line-room, 0));

    ${media.belowDesktop} {
      font-size: ${fontSize.fs48};
    }

    ${media.phone} {
      font-size: ${fontSize.fs36};
      line-height: calc(1.1 + var(--line-room, 0));
    }
  `,
  title: css`
    color: ${color.ink};
    font-size: ${fontSize.fs36};
    font-weight: 700;
    letter-spacing: calc(-0.03em * var(--tracking, 1));
    line-height: calc(1.15 + var(--line-room, 0));

    ${media.phone} {
      font-size: ${fontSize.fs30};
    }
  `,
  listTitle: css`
    color: ${color.ink};
    font-size: ${fontSize.fs30};
    font-weight: 700;
    letter-spacing: calc(-0.025em * var(--tracking, 1));
    line-height: calc(1.2 + var(--line-room, 0));

    ${media.phone} {
      font-size: ${fontSize.fs24};
    }
  `,
  heading: css`
    color: ${color.ink};
    font-size: ${fontSize.fs24};
    font-weight: 700;
    letter-spacing: calc(-0.02em * var(--tracking, 1));
    line-height: 1.25;
  `,
  cardTitle: css`
    color: ${color.ink};
    font-size: ${fontSize.fs18};
    font-weight: 600;
    letter-spacing: calc(-0.02em * var(--tracking, 1));
    line-height: 1.3;
  `,
  lead: css`
    color: ${color.muted};
    font-size: ${fontSize.fs18};
    line-height: 1.5;
  `,
  body: css`
    color: ${color.ink2};
    font-size: ${fontSize.fs16};
    line-height: 1.5;
  `,
  meta: css`
    color: ${color.muted};
    font-size: ${fontSize.fs14};
    font-weight: 400;
    line-height: 1.45;
  `,
  label: css`
    color: ${color.ink};
    font-size: ${fontSize.fs14};
    font-weight: 600;
    line-height: 1.45;
  `,
} as const;
