import { useLayoutEffect, useRef, type ReactNode } from "react";
import styled from "styled-components";
import { color, fontSize, media, space, text } from "../design-system";
import type { ShownState } from "./show-states";

const CONTROLS = "a, button, input, select, textarea, [data-tone=link]";

/** Elements of one kind, in all their states. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Section>
  );
}

interface SpecimenProps {
  /** What the element is, or the state that it is in. */
  name: string;
  /** Holds the controls in it in a state that else comes by pointer or key. */
  shows?: ShownState;
  isWide?: boolean;
  children: ReactNode;
}

/** One element in one state, with the state's name. */
export function Specimen({ name, shows, isWide = false, children }: SpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shows) return;
    for (const control of place.current?.querySelectorAll(CONTROLS) ?? [])
      control.setAttribute("data-shows", shows);
  }, [shows]);
  return (
    <Place ref={place} $isWide={isWide}>
      <Name>{name}</Name>
      {children}
    </Place>
  );
}

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.s4} ${space.s5};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: ${space.s5};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Section = styled.section`
  display: grid;
  gap: ${space.s5};
  padding-block: ${space.s6};
  border-top: 1px solid ${color.line};
`;

const Title = styled.h2`
  ${text.heading}
`;

const Place = styled.div<{ $isWide: boolean }>`
  min-width: 0;
  ${({ $isWide }) => $isWide && "grid-column: 1 / -1; width: 100%;"}
`;

const Name = styled.p`
  margin-bottom: ${space.s1};
  color: ${color.muted};
  font-size: ${fontSize.fs12};
`;
