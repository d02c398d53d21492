import { MOST_DAYS_AHEAD } from "@job-portal/protocol/interview-times";
import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import styled from "styled-components";
import {
  Button,
  color,
  FieldError,
  IconButton,
  media,
  radius,
  space,
  text,
  TextField,
} from "../../design-system";
import { indianDay } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { interviewsWords } from "./interviews.words";
import {
  type ChosenSlot,
  isUnusualTime,
  offeredBeside,
  type OfferValues,
  TIME_FIELDS,
  typedInstant,
} from "./offer-times";
import type { OfferedTimes } from "./useOfferedTimes";

const DAY_MS = 86_400_000;

interface TimesFieldProps {
  form: UseFormReturn<OfferValues>;
  times: OfferedTimes;
  /** Times that others were offered, and those of them that are offered once more. */
  open: readonly ChosenSlot[];
  chosen: readonly ChosenSlot[];
}

/** A day and a time to add, and those that were added. */
export function TimesField({ form, times, open, chosen }: TimesFieldProps) {
  const { offer: words } = useWords(interviewsWords);
  const hintId = useId();
  const { problem } = times;
  const wrongField = problem && TIME_FIELDS[problem];
  const errorAt = (field: "date" | "time") => (problem && wrongField === field ? words[problem] : undefined);
  const [now] = useState(Date.now);
  const { register, control } = form;
  const [minutes, date, time] = useWatch({ control, name: ["minutes", "date", "time"] });
  const typed = typedInstant({ date, time });
  const besideOf = (at: string) => offeredBeside(at, Number(minutes), open, chosen);
  return (
    <Group aria-describedby={hintId}>
      <legend>{words.times}</legend>
      <Hint id={hintId}>{words.timesHint}</Hint>
      <Added {...{ times, besideOf }} />
      <Adding>
        <TextField
          label={words.date}
          type="date"
          min={indianDay(now)}
          max={indianDay(now + MOST_DAYS_AHEAD * DAY_MS)}
          error={errorAt("date")}
          {...register("date")}
        />
        <TextField label={words.time} type="time" step={300} error={errorAt("time")} {...register("time")} />
        <Button tone="secondary" icon={<Plus size={18} aria-hidden />} onClick={times.add}>
          {words.add}
        </Button>
      </Adding>
      <div aria-live="polite">
        {typed && !problem && <Beside slot={besideOf(typed)} />}
        {typed && isUnusualTime(time) && <Warning>{words.unusualTime(typed)}</Warning>}
      </div>
      <div aria-live="polite">{problem && !wrongField && <FieldError>{words[problem]}</FieldError>}</div>
      {problem && times.all.length > 0 && (
        <LeaveOut tone="text" size="sm" onClick={times.leaveOut}>
          {words.leaveOut}
        </LeaveOut>
      )}
    </Group>
  );
}

interface AddedProps extends Pick<TimesFieldProps, "times"> {
  besideOf(at: string): ChosenSlot | undefined;
}

/** INTV-16: two may be met at once, by two people or in one room, so it is said and not refused. */
function Beside({ slot }: { slot: ChosenSlot | undefined }) {
  const { offer: words } = useWords(interviewsWords);
  return slot && <Warning>{words.meetsOffered(slot.startsAt, slot.endsAt)}</Warning>;
}

function Added({ times: { all, faults, remove }, besideOf }: AddedProps) {
  const { offer: words } = useWords(interviewsWords);
  if (all.length === 0) return null;
  return (
    <List aria-label={words.times}>
      {all.map((at) => (
        <li key={at}>
          <div>
            <time dateTime={at}>{words.at(at)}</time>
            {faults.times.has(at) ? (
              <FieldError>{faults.times.get(at) ?? ""}</FieldError>
            ) : (
              <Beside slot={besideOf(at)} />
            )}
          </div>
          <IconButton
            tone="plain"
            label={words.remove(at)}
            icon={<X size={18} aria-hidden />}
            onClick={() => remove(at)}
          />
        </li>
      ))}
    </List>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space.s2};
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;

  > legend {
    ${text.label}
    padding: 0;
  }
`;

const Hint = styled.p`
  ${text.meta}
`;

const Warning = styled.p`
  ${text.meta}
  padding-block: ${space.s1};
  color: ${color.warn};
  font-weight: 500;
`;

const LeaveOut = styled(Button)`
  justify-self: start;
`;

const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
  gap: ${space.s3};
  align-items: start;

  > button {
    /* Beside the controls, below the labels of both. */
    margin-top: 26px;
  }

  ${media.phone} {
    /* '10:00 AM' beside its clock needs this much (INTV-15). */
    grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));

    > button {
      grid-column: 1 / -1;
      margin-top: 0;
    }
  }
`;

const List = styled.ul`
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  margin: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-left: ${space.s3};
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
