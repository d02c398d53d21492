import styled from "styled-components";
import { color, Skeleton, SkeletonGroup, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { useMyInactivityQuery } from "./Inactivity.generated";
import { inactivityWords } from "./inactivity.words";

/** On which day one's account goes if one doesn't come back (RETN-06); nothing where the portal deletes none. */
export function InactivityNote() {
  const words = useWords(inactivityWords);
  const { data, loading } = useMyInactivityQuery({ fetchPolicy: "cache-and-network" });
  const { erasedOn = null, keptFor = null } = data?.me?.inactivity ?? {};
  if (keptFor) return <Apart>{words.stays(keptFor)}</Apart>;
  if (erasedOn !== null) return <Apart>{words.goes(erasedOn)}</Apart>;
  if (data || !loading) return null;
  return (
    <Apart as="div">
      <SkeletonGroup>
        <Skeleton width="100%" height={48} />
      </SkeletonGroup>
    </Apart>
  );
}

const Apart = styled.p`
  margin-top: ${space.s5};
  padding-top: ${space.s5};
  border-top: 1px solid ${color.line};
`;
