import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { recipientsWords } from "./recipients.words";

/** The way from the settings to who has seen one's data (SAWN-05). */
export function RecipientsLink() {
  const words = useWords(recipientsWords);
  return (
    <Row>
      <div>
        <Title>{words.title}</Title>
        <p>{words.link}</p>
      </div>
      <ButtonLink to={paths.dataRecipients} tone="secondary" fullWidth="phone">
        {words.open}
      </ButtonLink>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space.s4};

  > a {
    justify-self: start;
  }
`;

const Title = styled.h3`
  ${text.label}
`;
