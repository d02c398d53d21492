import type { ReactNode } from "react";
import styled from "styled-components";
import { Card, color, media, space, text } from "../../design-system";

/** The photo's card beside the others; above them on small screens. */
export const ProfileColumns = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${space.s5};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
  }
`;

export const ProfileStack = styled.div`
  display: grid;
  gap: ${space.s5};
  min-width: 0;

  ${media.phone} {
    gap: ${space.s4};
  }
`;

/** Two fields a row where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px ${space.s4};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Takes a whole row of a FieldGrid. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

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
