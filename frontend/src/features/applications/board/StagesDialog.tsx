import { Columns3Cog } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { Button, Dialog, hiddenSkin, media, Select, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AddStage } from "./AddStage";
import { StageList, type StageCounted } from "./StageList";
import { usePipelineStagesQuery } from "../stages/Stages.generated";
import { stagesWords } from "../stages/stages.words";

interface StagesButtonProps {
  counts: readonly StageCounted[] | undefined;
  /** The company whose candidates are shown; undefined: several. */
  companyId: string | undefined;
}

/** Where owners name their company's own stages (STAGE-01); nothing for everybody else. */
export function StagesButton({ counts, companyId }: StagesButtonProps) {
  const words = useWords(stagesWords);
  const { data } = usePipelineStagesQuery();
  const [isOpen, setIsOpen] = useState(false);
  const companies = data?.myCompanies.filter(({ viewerCan }) => viewerCan.manageStages) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const company = companies.find(({ id }) => id === (chosen ?? companyId)) ?? companies[0];
  if (!company) return null;
  return (
    <Frame>
      <Button tone="secondary" icon={<Columns3Cog size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        <Label>{words.open}</Label>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.title}>
        <Parts>
          <Quiet>{words.hint}</Quiet>
          {companies.length > 1 && (
            <Select
              label={words.company}
              value={company.id}
              options={companies.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
          <StageList
            key={company.id}
            companyId={company.id}
            stages={company.pipelineStages}
            counts={counts}
          />
        </Parts>
        <AddStage key={company.id} company={company} onClose={() => setIsOpen(false)} />
      </Dialog>
    </Frame>
  );
}

/* On phones its word is for screen readers, as beside it. */
const Frame = styled.div`
  ${media.phone} {
    > button {
      gap: 0;
      width: 44px;
      padding: 0;
    }
  }
`;

const Label = styled.span`
  ${media.phone} {
    ${hiddenSkin}
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Quiet = styled.p`
  ${text.meta}
`;
