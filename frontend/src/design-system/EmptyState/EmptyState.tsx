import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { StreetMap } from "../StreetMap/StreetMap";
import { color, fontSize, media, shadow, space } from "../tokens";
import { text } from "../typography";

interface EmptyStateProps {
  /** Which streets the disc shows; the same seed draws the same map. */
  seed: string;
  icon: ReactNode;
  /** A short line above the title, such as '403'. */
  eyebrow?: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** `page` fills a screen and carries its h1; `section` stands inside a card. */
  scale?: "page" | "section";
}

const discs = { page: 240, section: 148 };

/** Nothing to show: a disc of street map with one icon, the cause, and the next step. */
export function EmptyState({
  seed,
  icon,
  eyebrow,
  title,
  children,
  actions,
  scale = "section",
}: EmptyStateProps) {
  return (
    <Column $scale={scale}>
      <Disc $scale={scale} aria-hidden>
        <StreetMap seed={seed} width={discs[scale]} height={discs[scale]} />
        <Badge>{icon}</Badge>
      </Disc>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {scale === "page" ? <PageTitle>{title}</PageTitle> : <SectionTitle>{title}</SectionTitle>}
      <Explanation $scale={scale}>{children}</Explanation>
      {actions && <Actions $scale={scale}>{actions}</Actions>}
    </Column>
  );
}

interface Scaled {
  $scale: "page" | "section";
}

const Column = styled.div<Scaled>`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${({ $scale }) => ($scale === "page" ? `${space.s8} 0 ${space.s9}` : `${space.s7} ${space.s4}`)};
  text-align: center;

  ${media.phone} {
    padding-block: 40px ${space.s8};
  }
`;

const onPhones = css`
  ${media.phone} {
    width: 176px;
    height: 176px;
  }
`;

const Disc = styled.div<Scaled>`
  display: grid;
  width: ${({ $scale }) => discs[$scale]}px;
  height: ${({ $scale }) => discs[$scale]}px;
  overflow: hidden;
  border-radius: 50%;
  outline: 1px solid ${color.brand100};
  outline-offset: -1px;
  place-items: center;
  ${({ $scale }) => $scale === "page" && onPhones}

  > * {
    grid-area: 1 / 1;
  }
`;

const Badge = styled.div`
  display: grid;
  width: 35%;
  height: 35%;
  border-radius: 50%;
  background: ${color.surface};
  box-shadow: ${shadow.shadow3};
  color: ${color.brand800};
  place-items: center;

  > svg {
    width: 42%;
    height: auto;
    stroke-width: 2;
  }
`;

const Eyebrow = styled.p`
  margin-top: ${space.s6};
  color: ${color.brand800};
  font-size: ${fontSize.fs14};
  font-weight: 600;
`;

const PageTitle = styled.h1`
  margin-top: ${space.s2};
  ${text.title}
  font-size: ${fontSize.fs48};
  letter-spacing: -0.04em;

  ${media.phone} {
    font-size: ${fontSize.fs36};
  }
`;

const SectionTitle = styled.h2`
  margin-top: ${space.s5};
  ${text.heading}
`;

const Explanation = styled.p<Scaled>`
  max-width: ${({ $scale }) => ($scale === "page" ? "26em" : "30em")};
  margin-top: ${({ $scale }) => ($scale === "page" ? space.s3 : space.s2)};
  color: ${color.muted};
  font-size: ${({ $scale }) => ($scale === "page" ? fontSize.fs18 : fontSize.fs16)};
  text-wrap: balance;

  ${media.phone} {
    font-size: ${fontSize.fs16};
  }
`;

const Actions = styled.div<Scaled>`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
  margin-top: ${({ $scale }) => ($scale === "page" ? space.s6 : space.s5)};

  ${media.phone} {
    align-self: stretch;
  }
`;
