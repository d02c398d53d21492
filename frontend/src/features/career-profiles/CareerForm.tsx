import { useState } from "react";
import { useBeforeUnload } from "react-router-dom";
import styled from "styled-components";
import { Button, color, media, Notice, space, useIsDesktop } from "../../design-system";
import { UnsavedChanges } from "../../forms/UnsavedChanges";
import { useAutoSave } from "../../forms/useAutoSave";
import { useWords } from "../../shared/words";
import { type CareerFieldName, type CareerValues, valuesOf, wrongFieldsOf } from "./career-form";
import { careerProfileWords } from "./career-profile.words";
import { type CareerSavingState, saveCareer } from "./career-saving";
import { CareerCompleteness } from "./CareerCompleteness";
import { type CareerProfile_ProfileFragment, useSaveCareerProfileMutation } from "./CareerProfile.generated";
import { CareerSaveStatus } from "./CareerSaveStatus";
import { AboutSection, HelpSection, PaySection, TransportSection, WishesSection } from "./CareerSections";
import { SkillsSection } from "./CareerSkills";

interface CareerFormProps {
  profile: CareerProfile_ProfileFragment;
  /** Brings the profile as it is now, and shows that in a new form. */
  onReload(): void;
}

/** The work profile in plain sections; it saves itself (WORK-01). */
export function CareerForm({ profile, onReload }: CareerFormProps) {
  const words = useWords(careerProfileWords);
  const { values, change, state, isAtRisk } = useCareerForm(profile);
  const wrong = [...wrongFieldsOf(values), ...(state.kind === "refused" ? state.fields : [])];
  // Beside the form it stays in view; above a long one it would not (WAYS-08).
  const isDesktop = useIsDesktop();
  const section = { values, wrong, onChange: change };
  return (
    <Columns data-keeps>
      <UnsavedChanges warning={words.leaveWarning} isUnsaved={isAtRisk} />
      <Aside>
        <CareerCompleteness profile={profile} onGo={goTo} />
        {isDesktop && <CareerSaveStatus state={state} />}
        {state.kind === "changed" && (
          <Notice
            tone="warn"
            action={
              <Button tone="text" size="sm" onClick={onReload}>
                {words.load}
              </Button>
            }
          >
            {words.saving.changed}
          </Notice>
        )}
      </Aside>
      <Sections>
        <AboutSection {...section} />
        <SkillsSection {...section} />
        <WishesSection {...section} />
        <PaySection {...section} name="expectedPay" />
        <PaySection {...section} name="currentPay" />
        <TransportSection {...section} />
        <HelpSection {...section} />
      </Sections>
      {!isDesktop && (
        <Foot>
          <CareerSaveStatus state={state} />
        </Foot>
      )}
    </Columns>
  );
}

function useCareerForm(profile: CareerProfile_ProfileFragment) {
  const [save] = useSaveCareerProfileMutation();
  const [values, setValues] = useState(() => valuesOf(profile));
  const [saving] = useState(() =>
    saveCareer({
      version: profile.version,
      values,
      async save(input) {
        const { data } = await save({ variables: { input } });
        return data?.saveCareerProfile.version ?? profile.version;
      },
    }),
  );
  const state = useAutoSave(saving);
  // A reload ends a save that is on its way.
  useBeforeUnload((event) => {
    if (saving.isBehind) event.preventDefault();
  });

  function change(part: Partial<CareerValues>) {
    const next = { ...values, ...part };
    setValues(next);
    saving.change(next);
  }

  /** A save that is on its way goes on when the page is left; what the server doesn't take would be lost. */
  const isAtRisk = () => saving.isBehind && RISKS.includes(state.kind);
  return { values, change, state, isAtRisk };
}

const RISKS: readonly CareerSavingState["kind"][] = ["incomplete", "refused", "kept", "changed"];

/** Each field's part of the form carries its name. */
function goTo(field: CareerFieldName) {
  const part = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const control = part?.querySelector<HTMLElement>("input, select, textarea, button");
  part?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${space.s5};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.div`
  display: grid;
  gap: ${space.s4};
  order: 1;

  ${media.belowDesktop} {
    order: 0;
  }
`;

/* At the foot of the screen, above the phone's own bar, wherever one is in the form. */
const Foot = styled.div`
  position: sticky;
  z-index: 1;
  bottom: var(--phone-bar-height, 0);
  padding: ${space.s2} ${space.s4};
  border: 1px solid ${color.line};
  background: ${color.surface};

  &:empty {
    display: none;
  }

  ${media.phone} {
    border-width: 1px 0 0;
    margin-inline: -16px;
  }

  ${media.short} {
    position: static;
  }
`;

const Sections = styled.div`
  display: grid;
  gap: ${space.s5};
  min-width: 0;

  ${media.phone} {
    gap: ${space.s4};
  }
`;
