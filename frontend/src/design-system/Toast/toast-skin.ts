import { css } from "styled-components";
import { bareIconSkin } from "../Button/bareIconSkin";
import { color, fontSize, media, radius, shadow, space } from "../tokens";

/** Where toasts stand on the page. */
export const toastPlaceSkin = css`
  position: fixed;
  z-index: 70;
  top: var(--toasts-top, auto);
  bottom: var(
    --toasts-bottom,
    calc(${space.s5} + var(--phone-bar-height, 0px) + env(safe-area-inset-bottom))
  );
  left: 50%;
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.s2};
  width: min(440px, calc(100vw - 32px));
  transform: translateX(-50%);

  /* Beside a dialog, which is 600 px wide; on a phone it has its buttons at the bottom. */
  body:has([role="dialog"][data-open]) & {
    left: ${space.s4};
    width: clamp(240px, calc(50vw - 332px), 440px);
    transform: none;

    ${media.phone} {
      top: calc(${space.s4} + env(safe-area-inset-top));
      bottom: auto;
      width: calc(100vw - 32px);
    }
  }
`;

export const toastSkin = css`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 56px;
  padding: ${space.s1} ${space.s1} ${space.s1} ${space.s4};
  border-radius: ${radius.rMd};
  background: ${color.ink};
  box-shadow: ${shadow.shadow3};
  color: ${color.onBrand};
  font-size: ${fontSize.fs14};
  font-weight: 500;

  > svg {
    flex: none;
  }
`;

export const toastTextSkin = css`
  flex: 1;
  min-width: 0;
  padding-block: ${space.s2};
  color: inherit;
  font-size: inherit;
  font-weight: inherit;
  overflow-wrap: anywhere;
`;

export const toastActionSkin = css`
  min-height: 44px;
  padding: 0 ${space.s3};
  border: 0;
  border-radius: ${radius.rSm};
  background: none;
  color: ${color.brand200};
  font-weight: 600;
`;

export const toastCloseSkin = css`
  ${bareIconSkin}
  flex: none;
  width: 44px;
  height: 44px;
  color: ${color.lineStrong};
`;
