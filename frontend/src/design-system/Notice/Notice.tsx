import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import styled, { css } from "styled-components";
import { color, fontSize, media, radius, space } from "../tokens";

type NoticeTone = "info" | "ok" | "warn" | "danger";

interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** A button or link at the end of the line. */
  action?: ReactNode;
  /** To scroll to it, or to give it the focus. */
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

/** A message in the page; a `danger` one interrupts a screen reader, the others wait for a pause. */
export function Notice({ tone = "info", children, action, ...place }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Box $tone={tone} role={tone === "danger" ? "alert" : "status"} {...place}>
      <Icon size={20} aria-hidden />
      <Message>{children}</Message>
      {action && <Action>{action}</Action>}
    </Box>
  );
}

const tones = {
  info: css`
    border-color: ${color.brand200};
    background: ${color.brand50};

    > svg {
      color: ${color.brand800};
    }
  `,
  ok: css`
    border-color: ${color.okLine};
    background: ${color.ok50};

    > svg {
      color: ${color.ok};
    }
  `,
  warn: css`
    border-color: ${color.warnLine};
    background: ${color.warn50};

    > svg {
      color: ${color.warn};
    }
  `,
  danger: css`
    border-color: ${color.dangerLine};
    background: ${color.danger50};
    color: ${color.danger};
  `,
};

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space.s3};
  padding: ${space.s3} 14px;
  border: 1px solid;
  border-radius: ${radius.rSm};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  line-height: 1.5;
  ${({ $tone }) => tones[$tone]}

  ${media.phone} {
    flex-wrap: wrap;
  }

  > svg {
    flex: none;
  }
`;

const Message = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* A button's height would move the line of text beside it. */
const Action = styled.div`
  margin-block: -8px;

  ${media.phone} {
    flex: 0 0 100%;
    /* Under the message; a text button's own padding brings its label to the edge. */
    padding-left: 18px;
    margin-bottom: -4px;
  }
`;
