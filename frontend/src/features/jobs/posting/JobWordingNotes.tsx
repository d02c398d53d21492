import { Mail, Phone, Scale } from "lucide-react";
import { useId, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import styled from "styled-components";
import {
  Button,
  color,
  fontSize,
  InlineButton,
  media,
  RadioGroup,
  radius,
  space,
  text,
} from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { JobFormValues } from "./job-form";
import { jobWordingWords } from "./job-wording.words";
import type { JobWording_WordingFragment } from "./JobForm.generated";
import type { JobWordings, WordedField } from "./useJobWording";
import { useMendedWording } from "./useMendedWording";

interface JobWordingNotesProps {
  form: UseFormReturn<JobFormValues>;
  field: WordedField;
  wordings: JobWordings;
}

/** Below a field: what of its wording shuts people out or gives a contact away, and how to mend it (POST-07). */
export function JobWordingNotes({ form, field, wordings }: JobWordingNotesProps) {
  const found = wordings.of(field);
  return (
    <Notes aria-live="polite">
      {found.map((wording) => {
        const key = `${wording.kind} ${wording.text} ${String(wording.start)}`;
        const note = { form, field, wordings, wording };
        return wording.kind === "SHUTS_OUT" ? (
          <FairNote key={key} {...note} />
        ) : (
          <ContactNote key={key} {...note} />
        );
      })}
    </Notes>
  );
}

type NoteProps = JobWordingNotesProps & { wording: JobWording_WordingFragment };

function FairNote({ form, field, wordings, wording }: NoteProps) {
  const words = useWords(jobWordingWords);
  const titleId = useId();
  const { mend, select } = useMendedWording(form, field);
  const { grounds, isHeld, instead } = wording;
  const [chosen, setChosen] = useState(0);
  const sentence = instead[chosen];
  const isTitle = field === "title";
  return (
    <Note role="group" aria-labelledby={titleId} $isHeld={isHeld}>
      <Head $isHeld={isHeld}>
        <Scale size={20} aria-hidden />
        <div>
          <Title id={titleId}>{isHeld ? words.shutsOut(field) : words.mayShutOut}</Title>
          <Why>{isHeld ? `${words.by(grounds)} ${words.cantGoLive}` : words.asked(grounds)}</Why>
        </div>
      </Head>
      <Body>
        <div>
          <Label>{words.youWrote}</Label>
          <Quote>{wording.text}</Quote>
        </div>
        {sentence !== undefined && (
          <>
            <RadioGroup
              label={words.instead}
              layout="list"
              options={instead.map((label, index) => ({ value: String(index), label }))}
              value={String(chosen)}
              onChange={(value) => setChosen(Number(value))}
            />
            <Button fullWidth="always" onClick={() => mend(wording, sentence)}>
              {words.use(field)}
            </Button>
          </>
        )}
        <Pair>
          {isHeld && !isTitle && (
            <Button tone="secondary" onClick={() => mend(wording, null)}>
              {words.takeOut}
            </Button>
          )}
          <Button tone="secondary" onClick={() => select(wording)}>
            {words.writeOwn}
          </Button>
          {!isHeld && (
            <Button tone="secondary" onClick={() => wordings.keep(wording)}>
              {words.keep}
            </Button>
          )}
        </Pair>
        {isHeld && <MayAsk wordings={wordings} />}
      </Body>
    </Note>
  );
}

function MayAsk({ wordings }: Pick<NoteProps, "wordings">) {
  const words = useWords(jobWordingWords);
  return (
    <>
      <Details>
        <summary>{words.mayAsk}</summary>
        <p>{words.mayAskAnswer}</p>
        <p>{words.mayStay}</p>
      </Details>
      {wordings.isForAdmin ? (
        <Why>{words.adminLooks}</Why>
      ) : (
        <div>
          <InlineButton onClick={wordings.askAdmin}>{words.letAdminLook}</InlineButton>
        </div>
      )}
    </>
  );
}

function ContactNote({ form, field, wordings, wording }: NoteProps) {
  const words = useWords(jobWordingWords);
  const titleId = useId();
  const { mend } = useMendedWording(form, field);
  const isPhone = wording.kind === "PHONE_NUMBER";
  const Icon = isPhone ? Phone : Mail;
  return (
    <Note role="group" aria-labelledby={titleId} $isHeld={false}>
      <Head $isHeld={false}>
        <Icon size={20} aria-hidden />
        <div>
          <Title id={titleId}>{isPhone ? words.phone : words.email}</Title>
          <Why>
            <strong>{wording.text}</strong> {isPhone ? words.phoneWhy : words.emailWhy}
          </Why>
        </div>
      </Head>
      <Body>
        <Pair>
          <Button tone="secondary" onClick={() => mend(wording, null)}>
            {words.takeOut}
          </Button>
          <Button tone="secondary" onClick={() => wordings.keep(wording)}>
            {words.keep}
          </Button>
        </Pair>
      </Body>
    </Note>
  );
}

const Notes = styled.div`
  display: grid;
  gap: ${space.s3};

  &:not(:empty) {
    margin-top: ${space.s3};
  }
`;

const Note = styled.div<{ $isHeld: boolean }>`
  overflow: hidden;
  border: 1px solid ${({ $isHeld }) => ($isHeld ? color.warnLine : color.line)};
  border-radius: ${radius.rMd};
  background: ${color.surface};
`;

const Head = styled.div<{ $isHeld: boolean }>`
  display: flex;
  gap: ${space.s3};
  padding: ${space.s4} ${space.s4} ${({ $isHeld }) => ($isHeld ? space.s4 : "0")};
  background: ${({ $isHeld }) => ($isHeld ? color.warn50 : "none")};

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ $isHeld }) => ($isHeld ? color.warn : color.muted)};
  }

  > div {
    min-width: 0;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
`;

const Title = styled.p`
  color: ${color.ink};
  font-weight: 600;
`;

const Why = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;

const Label = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  font-weight: 600;
`;

const Quote = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  overflow-wrap: anywhere;
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.phone} {
    > button {
      flex: 1 0 0;
    }
  }
`;

const Details = styled.details`
  ${text.meta}

  > summary {
    padding-block: ${space.s2};
    color: ${color.brand800};
    font-weight: 500;
    cursor: pointer;
  }

  > p {
    margin-top: ${space.s1};
  }
`;
