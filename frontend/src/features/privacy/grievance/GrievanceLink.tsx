import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { grievancesWords } from "./grievances.words";

/** The way to ask or complain about one's data, from the settings and the notice. */
export function GrievanceLink() {
  const words = useWords(grievancesWords);
  return (
    <Row>
      <p>{words.lead}</p>
      <ButtonLink to={paths.myGrievances} tone="secondary" fullWidth="phone">
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
