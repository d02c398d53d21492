import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, SectionCard, space } from "../../design-system";
import { useWords } from "../../shared/words";
import { findabilityWords } from "./findability.words";

/** The way to the switch, from one's profile. */
export function FindabilityLink() {
  const words = useWords(findabilityWords);
  return (
    <SectionCard title={words.title}>
      <Row>
        <p>{words.link}</p>
        <ButtonLink to={paths.findability} tone="secondary" size="sm">
          {words.open}
        </ButtonLink>
      </Row>
    </SectionCard>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s4};
  align-items: center;
  justify-content: space-between;
`;
