import { useState } from "react";
import styled from "styled-components";
import { Button, ButtonLink, Notice, space } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { useWords } from "../../../shared/words";
import type { SavingState } from "./resume-saving";
import { resumeSavingWords } from "./resume-saving.words";

interface SavingTroubleProps {
  state: SavingState;
  onLoadNewer(): Promise<void>;
  onKeepCopy(): Promise<void>;
}

/** What keeps a resume from being saved until somebody decides or changes something; else nothing. */
export function SavingTrouble({ state, ...acts }: SavingTroubleProps) {
  const words = useWords(resumeSavingWords);
  const textOf = useRefusalText();
  if (state.kind === "changed" || state.kind === "deleted")
    return <ChangedElsewhere kind={state.kind} {...acts} />;
  if (state.kind !== "refused") return null;
  switch (state.error.code) {
    case "TEMPLATE_LIMIT_REACHED":
      return (
        <Notice
          tone="danger"
          action={
            <ButtonLink tone="text" size="sm" to={paths.plans}>
              {words.upgrade}
            </ButtonLink>
          }
        >
          {words.refusals.template}
        </Notice>
      );
    case "RESUME_TOO_LARGE":
      return <Notice tone="danger">{words.refusals.tooLarge}</Notice>;
    case "RESUME_LIMIT_REACHED":
      return <Notice tone="danger">{words.refusals.limit}</Notice>;
    default:
      return <Notice tone="danger">{`${words.refusals.other} ${textOf(state.error)}`.trim()}</Notice>;
  }
}

/** Two versions, and nobody but their author can say which is right. */
function ChangedElsewhere({
  kind,
  onLoadNewer,
  onKeepCopy,
}: Omit<SavingTroubleProps, "state"> & { kind: "changed" | "deleted" }) {
  const words = useWords(resumeSavingWords);
  const [isBusy, setIsBusy] = useState(false);

  async function run(act: () => Promise<void>) {
    setIsBusy(true);
    await act();
    setIsBusy(false);
  }

  return (
    <Notice tone="danger">
      <p>{words[kind]}</p>
      <Choices>
        {kind === "changed" && (
          <Button size="sm" busy={isBusy} onClick={() => void run(onLoadNewer)}>
            {words.loadNewer}
          </Button>
        )}
        <Button size="sm" tone="secondary" busy={isBusy} onClick={() => void run(onKeepCopy)}>
          {words.keepMine}
        </Button>
      </Choices>
    </Notice>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s2};
`;
