import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, Chip, SectionCard, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { secondFactorWords } from "./second-factor.words";
import { useOwnSecondFactorQuery } from "./SecondFactor.generated";

/** The way to one's authenticator app, from the settings; nothing where the portal offers none. */
export function SecondFactorLink() {
  const words = useWords(secondFactorWords);
  const { data } = useOwnSecondFactorQuery({ fetchPolicy: "cache-and-network" });
  const factor = data?.secondFactor;
  if (!factor || (!factor.isOffered && factor.since === null)) return null;
  const isOn = factor.since !== null;
  return (
    <SectionCard title={words.title}>
      <Row>
        <Text>{words.lead}</Text>
        <Chip tone={isOn ? "matched" : "skill"}>{isOn ? words.on : words.off}</Chip>
        <ButtonLink to={paths.secondFactor} tone="secondary" size="sm">
          {isOn ? words.manage : words.setUp}
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
`;

const Text = styled.p`
  flex: 1 1 280px;
`;
