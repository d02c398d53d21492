import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { color, fontSize, media, motion, radius, space } from "../tokens";

interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** How many there are. Ten of them are shown at a time, as many as the job list has (JOBS-08). */
  pages: number;
  hrefOf(page: number): string;
}

const SHOWN = 10;
/** Ten numbers between both steps need so much. */
const NARROW_PX = 639;

/** Links to the pages of a list; nothing where there is but one. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const words = useWords(designSystemWords);
  if (pages < 2) return null;
  const first = Math.max(Math.min(page - SHOWN / 2, pages - SHOWN + 1), 1);
  const numbers = Array.from({ length: Math.min(pages, SHOWN) }, (_, index) => first + index);
  return (
    <Bar aria-label={words.pagination}>
      <Line>
        <Step to={page > 1 ? hrefOf(page - 1) : null} rel="prev">
          <ChevronLeft size={18} aria-hidden />
          {words.previous}
        </Step>
        <Summary>{words.pageOf(page, pages)}</Summary>
        <Numbers>
          {numbers.map((number) => (
            <li key={number}>
              <NumberLink
                to={hrefOf(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </NumberLink>
            </li>
          ))}
        </Numbers>
        <Step to={page < pages ? hrefOf(page + 1) : null} rel="next">
          {words.next}
          <ChevronRight size={18} aria-hidden />
        </Step>
      </Line>
    </Bar>
  );
}

/** At either end the step stays in its place as plain text, so that nothing jumps. */
function Step({ to, rel, children }: { to: string | null; rel: "prev" | "next"; children: ReactNode }) {
  if (to === null) return <StepText aria-hidden>{children}</StepText>;
  return (
    <StepLink to={to} rel={rel}>
      {children}
    </StepLink>
  );
}

/* By the room it has: a list may be a narrow column of a wide page. */
const narrow = `@container (max-width: ${NARROW_PX}px)`;

const Bar = styled.nav`
  container-type: inline-size;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s1};

  ${narrow} {
    justify-content: space-between;
  }
`;

const Numbers = styled.ol`
  display: flex;
  gap: ${space.s1};

  ${narrow} {
    display: none;
  }
`;

const Summary = styled.span`
  display: none;
  color: ${color.muted};
  font-size: ${fontSize.fs14};

  ${narrow} {
    display: inline;
  }
`;

const cell = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s1};
  min-width: 40px;
  height: 40px;
  border-radius: ${radius.rSm};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition: background-color ${motion.color};

  ${media.phone} {
    min-width: 44px;
    height: 44px;
  }
`;

const NumberLink = styled(Link)`
  ${cell}

  ${media.hover} {
    &:hover {
      background: ${color.brand50};
      color: ${color.brand800};
    }
  }

  &[aria-current="page"] {
    background: ${color.brand700};
    color: ${color.onBrand};
  }
`;

const StepLink = styled(Link)`
  ${cell}
  padding-inline: ${space.s2};

  ${media.hover} {
    &:hover {
      background: ${color.brand50};
      color: ${color.brand800};
    }
  }
`;

const StepText = styled.span`
  ${cell}
  padding-inline: ${space.s2};
  color: ${color.faint};
`;
