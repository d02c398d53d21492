import { createContext, use, type ReactNode } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { usePageTitle } from "../../shared/page-title";
import { Container } from "../Container/Container";
import { color, media, navHeight, space } from "../tokens";
import { text } from "../typography";

/**
 * Where a layout with a top bar of its own shows the page's title; `place` is null until the bar stands there.
 * Null where the layout has none: then the title stands above the page's content.
 */
export const PageTitleContext = createContext<{ place: HTMLElement | null } | null>(null);

interface HeadingProps {
  /** The page's h1, and the browser tab's name. */
  title: string;
  children: ReactNode;
}

interface PageProps extends HeadingProps {
  /** A BackLink, above the title. */
  back?: ReactNode;
  /** `list`: as narrow as the seeker's lists, for what is read line by line. */
  width?: "list" | "full";
}

/** A page on the grey canvas under its title; both find their place in whichever layout is around. */
export function Page({ title, back, width = "full", children }: PageProps) {
  const bar = use(PageTitleContext);
  usePageTitle(title);
  if (bar)
    return (
      <Content>
        {bar.place && createPortal(<BarTitle>{title}</BarTitle>, bar.place)}
        {back}
        {children}
      </Content>
    );
  return (
    <Band>
      <Column $width={width}>
        {back}
        <Title>{title}</Title>
        {children}
      </Column>
    </Band>
  );
}

/** The heading of a screen that lays itself out: in the layout's bar where there is one, else where it stands. */
export function PageHeading({ title, children }: HeadingProps) {
  const bar = use(PageTitleContext);
  if (!bar) return children;
  return bar.place && createPortal(<BarTitle>{title}</BarTitle>, bar.place);
}

/* Above the content stand the bar with the title and the padding; what fills the window's rest reckons with it. */
const Content = styled.div`
  --page-head: calc(${navHeight} + ${space.s5});
  max-width: 1360px;
  padding: ${space.s5} ${space.s6} ${space.s8};

  ${media.belowDesktop} {
    padding-inline: ${space.s5};
  }

  ${media.phone} {
    --page-head: calc(${navHeight} + ${space.s4});
    padding: ${space.s4};
  }
`;

const BarTitle = styled.h1`
  overflow: hidden;
  color: ${color.ink};
  font-size: 1.25rem;
  font-weight: 650;
  letter-spacing: -0.02em;
  line-height: 28px;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    font-size: 1.125rem;
  }
`;

const Band = styled.div`
  --page-head: calc(${navHeight} + 100px);
  min-height: 100%;
  padding-block: 40px ${space.s8};
  background: ${color.canvas};

  ${media.phone} {
    --page-head: calc(${navHeight} + 76px);
    padding-block: ${space.s5} ${space.s7};
  }
`;

const Column = styled(Container)<{ $width: "list" | "full" }>`
  ${({ $width }) => $width === "list" && "max-width: 860px;"}
`;

const Title = styled.h1`
  margin-bottom: 20px;
  ${text.listTitle}
  overflow-wrap: anywhere;
`;
