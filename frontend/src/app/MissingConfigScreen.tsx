import styled from "styled-components";
import { Container, space, text } from "../design-system";
import { usePageTitle } from "../shared/page-title";
import { useWords } from "../shared/words";
import { appWords } from "./app.words";

/** For whoever sets the portal up: which environment variables the node lacks (CONF-01, CONF-02). */
export function MissingConfigScreen({ missing }: { missing: readonly string[] }) {
  const words = useWords(appWords);
  usePageTitle(words.missingVariables);
  return (
    <Column as="main">
      <Title>{words.missingVariables}</Title>
      <Names>
        {missing.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </Names>
    </Column>
  );
}

const Column = styled(Container)`
  padding-block: ${space.s8};
`;

const Title = styled.h1`
  ${text.listTitle}
`;

const Names = styled.ul`
  display: grid;
  gap: ${space.s2};
  margin-top: ${space.s5};
  padding-left: ${space.s5};
  list-style: disc;
`;
