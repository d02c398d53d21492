import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, SectionCard, space } from "../../design-system";
import { useWords } from "../../shared/words";
import { noticePreferencesWords } from "./notice-preferences.words";

/** The way to the choice of notices, from the settings. */
export function NoticesLink() {
  const words = useWords(noticePreferencesWords);
  return (
    <SectionCard title={words.title}>
      <Row>
        <p>{words.choose}</p>
        <ButtonLink to={paths.noticeSettings} tone="secondary" size="sm">
          {words.openPage}
        </ButtonLink>
      </Row>
    </SectionCard>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
`;
