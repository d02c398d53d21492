import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Button, Checkbox, SectionCard, space, StatusPill, text, TextArea } from "../../design-system";
import { ShownGroup } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { type Findability_FindabilityFragment, useSaveFindabilityMutation } from "./People.generated";
import { findabilityWords } from "./findability.words";
import { useAct } from "../../forms/useAct";

/** What is ticked for whoever has never chosen: pay is theirs to add. */
const USUAL: readonly ShownGroup[] = [ShownGroup.About, ShownGroup.Skills, ShownGroup.Wishes];

const linesOf = (typed: string): string[] => typed.split("\n").filter((line) => line.trim() !== "");

/** The switch, what companies see, and which of them never find one (FIND-01, FIND-02). */
export function FindabilityForm({ findability }: { findability: Findability_FindabilityFragment }) {
  const words = useWords(findabilityWords);
  const act = useAct(words);
  const [save, { loading }] = useSaveFindabilityMutation();
  const { isFindable: isOn, groups: shown, employers } = findability;
  const [isFindable, setIsFindable] = useState(isOn);
  const [groups, setGroups] = useState<readonly ShownGroup[]>(isOn || shown.length > 0 ? shown : USUAL);
  const [hidden, setHidden] = useState(findability.hiddenCompanies.join("\n"));

  async function handleSave() {
    const input = { isFindable, groups: [...groups], hiddenCompanies: linesOf(hidden) };
    await act(() => save({ variables: { input } }), words.saved);
  }

  return (
    <SectionCard title={words.switchTitle}>
      <Stack>
        <div>
          <StatusPill tone={isOn ? "good" : "quiet"}>{isOn ? words.isOn : words.isOff}</StatusPill>
        </div>
        <Checkbox label={words.isFindable} checked={isFindable} onChange={setIsFindable} />
        <Choices>
          <legend>{words.shown}</legend>
          {Object.values(ShownGroup).map((group) => (
            <Checkbox
              key={group}
              label={words.groups[group]}
              checked={groups.includes(group)}
              onChange={(isShown) =>
                setGroups(isShown ? [...groups, group] : groups.filter((one) => one !== group))
              }
            />
          ))}
        </Choices>
        <p>{words.never}</p>
        <p>
          <Link to={paths.careerProfile}>{words.change}</Link>
        </p>
        <TextArea
          label={words.hidden}
          isOptional
          hint={words.hiddenHint}
          value={hidden}
          onChange={({ target }) => setHidden(target.value)}
        />
        <Quiet>{employers.length > 0 ? words.employers(employers) : words.noEmployer}</Quiet>
        <div>
          <Button busy={loading} busyText={words.saving} onClick={() => void handleSave()}>
            {words.save}
          </Button>
        </div>
      </Stack>
    </SectionCard>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Choices = styled.fieldset`
  display: grid;
  gap: ${space.s2};
  border: 0;
  padding: 0;
  margin: 0;

  > legend {
    ${text.label}
    padding: 0;
    margin-bottom: ${space.s2};
  }
`;

const Quiet = styled.p`
  ${text.meta}
`;
