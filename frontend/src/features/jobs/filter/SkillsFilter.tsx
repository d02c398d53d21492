import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { Button, FilterChip, space, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { MAX_SKILL, MAX_SKILLS, skillsIn } from "./job-search";
import { jobSearchWords } from "./job-search.words";

interface SkillsFilterProps {
  skills: readonly string[];
  onChange(skills: string[]): void;
}

/** Skills that a job must name, all of them: typed one after the other, or several with commas between. */
export function SkillsFilter({ skills, onChange }: SkillsFilterProps) {
  const words = useWords(jobSearchWords);
  const [typed, setTyped] = useState("");
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const all = skillsIn([...skills, typed].join(","));
    setTyped("");
    if (all.length > skills.length) onChange(all);
  }
  return (
    <Form onSubmit={handleSubmit}>
      <Line>
        <TextField
          label={words.addSkillLabel}
          value={typed}
          placeholder={words.addSkillHint}
          maxLength={MAX_SKILL * MAX_SKILLS}
          disabled={skills.length >= MAX_SKILLS}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" tone="secondary" disabled={skills.length >= MAX_SKILLS}>
          {words.addSkill}
        </Button>
      </Line>
      {skills.length > 0 && (
        <Chosen>
          {skills.map((skill) => (
            <FilterChip
              key={skill}
              label={skill}
              onRemove={() => onChange(skills.filter((other) => other !== skill))}
            />
          ))}
        </Chosen>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s2};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space.s2};

  > button {
    height: 48px;
  }
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
