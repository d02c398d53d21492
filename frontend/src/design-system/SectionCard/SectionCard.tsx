import type { ReactNode } from "react";
import styled from "styled-components";
import { Card } from "../Card/Card";
import { color, media, space } from "../tokens";
import { text } from "../typography";

/** A card with its title in a head of its own. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Head>
        <Title>{title}</Title>
      </Head>
      {children}
    </Card>
  );
}

const Head = styled.div`
  padding-bottom: 18px;
  margin: 0 calc(-1 * ${space.s5}) 20px;
  border-bottom: 1px solid ${color.line};
  padding-inline: ${space.s5};

  ${media.phone} {
    padding-bottom: ${space.s4};
    margin: 0 calc(-1 * ${space.s4}) ${space.s4};
    padding-inline: ${space.s4};
  }
`;

const Title = styled.h2`
  ${text.cardTitle}
`;
