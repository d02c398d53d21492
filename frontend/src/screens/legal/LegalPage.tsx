import type { ReactNode } from "react";
import styled from "styled-components";
import { Page, SectionCard, space, text } from "../../design-system";

interface LegalPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page that is read line by line: its lead, and its parts below each other. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <Page title={title} width="list">
      <Lead>{lead}</Lead>
      <Parts>{children}</Parts>
    </Page>
  );
}

interface LegalListProps {
  title: string;
  items: readonly string[];
}

/** A part that is a list of sentences. */
export function LegalList({ title, items }: LegalListProps) {
  return (
    <SectionCard title={title}>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </SectionCard>
  );
}

const Lead = styled.p`
  margin-bottom: ${space.s5};
  ${text.lead}
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
  padding-left: 1.2em;
  list-style: disc;
`;
