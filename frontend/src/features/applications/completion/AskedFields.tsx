import styled from "styled-components";
import { ButtonLink, Checkbox, Notice, Select, space, text, TextField } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useProblemText } from "../../../shared/language/useProblemText";
import { useWords } from "../../../shared/words";
import { careerProfileWords } from "../../career-profiles/career-profile.words";
import { PayFields } from "../../career-profiles/PayFields";
import { completionWords } from "./completion.words";
import type { AskedFieldsState } from "./useAskedFields";
import type { MissingFieldsState } from "./useMissingFields";

/** What applicants are asked for most, besides what their profile says. */
const NOTICE_DAYS = [0, 15, 30, 60, 90];

interface AskedFieldsProps {
  fields: AskedFieldsState;
  /** Keeps the phone number. */
  profile: MissingFieldsState;
  company: string;
}

/** Asks in place for what the company wants to know and the profile doesn't say (ASK-02). */
export function AskedFields({ fields, profile, company }: AskedFieldsProps) {
  const words = useWords(completionWords);
  const textOf = useProblemText();
  const { box, asked, wrong, refused, pay, change, isKept, setIsKept } = fields;
  if (asked.length === 0) return null;
  return (
    <Box ref={box} role="group" aria-label={words.title(company)}>
      <Title aria-hidden>{words.title(company)}</Title>
      {asked.includes("resume") && <ResumeNeeded isWrong={wrong.includes("resume")} />}
      {asked.includes("phone") && (
        <div data-asked="phone">
          <TextField
            label={words.fields.phone}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            error={
              wrong.includes("phone")
                ? words.needed.phone
                : profile.wrong.phone && textOf(profile.wrong.phone, words.fields.phone)
            }
            value={profile.typed.phone}
            onChange={({ target }) => profile.change("phone", target.value)}
          />
        </div>
      )}
      {asked.includes("notice") && <NoticePeriod fields={fields} />}
      {asked.includes("pay") && (
        <div data-asked="pay">
          <PayFields
            label={words.pay}
            pay={pay}
            onChange={(typed) => change({ pay: typed })}
            error={wrong.includes("pay") ? words.needed.pay : refused.pay && textOf(refused.pay, words.pay)}
          />
        </div>
      )}
      {(asked.includes("notice") || asked.includes("pay")) && (
        <Checkbox label={words.keep} checked={isKept} onChange={setIsKept} />
      )}
    </Box>
  );
}

function ResumeNeeded({ isWrong }: { isWrong: boolean }) {
  const words = useWords(completionWords);
  const way = (
    <ButtonLink tone="text" size="sm" to={paths.bringResume}>
      {words.bringResume}
    </ButtonLink>
  );
  return (
    <div data-asked="resume">
      <Notice tone={isWrong ? "danger" : "info"} action={way}>
        {words.resumeNeeded}
      </Notice>
    </div>
  );
}

function NoticePeriod({ fields: { notice, wrong, refused, change } }: Pick<AskedFieldsProps, "fields">) {
  const words = useWords(completionWords);
  const careers = useWords(careerProfileWords);
  const textOf = useProblemText();
  const days = NOTICE_DAYS.includes(Number(notice)) ? NOTICE_DAYS : [...NOTICE_DAYS, Number(notice)];
  return (
    <div data-asked="notice">
      <Select
        label={words.notice}
        error={
          wrong.includes("notice")
            ? words.needed.notice
            : refused.notice && textOf(refused.notice, words.notice)
        }
        options={[
          { value: "", label: careers.notSaid },
          ...days.map((count) => ({ value: String(count), label: careers.noticeOption(count) })),
        ]}
        value={notice}
        onChange={({ target }) => change({ notice: target.value })}
      />
    </div>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Title = styled.p`
  ${text.label}
`;
