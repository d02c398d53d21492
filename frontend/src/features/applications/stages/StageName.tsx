import styled from "styled-components";
import { color, fontSize } from "../../../design-system";
import { usePipelineStages } from "./usePipelineStages";

/** At which own stage of the company somebody stands, beside their status; nothing where at none. */
export function StageName({ stageId }: { stageId: string | null }) {
  const stages = usePipelineStages();
  const stage = stages.find(({ id }) => id === stageId);
  return stage ? <Name>{stage.name}</Name> : null;
}

const Name = styled.span`
  color: ${color.ink2};
  font-size: ${fontSize.fs12};
  font-weight: 600;
  overflow-wrap: anywhere;
  white-space: normal;
`;
