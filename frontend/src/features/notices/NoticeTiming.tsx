import styled from "styled-components";
import { Checkbox, RadioGroup, SectionCard, Select, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { NoticePreferences_PreferencesFragment } from "./NoticePreferences.generated";
import { noticePreferencesWords } from "./notice-preferences.words";
import { useNoticePreferences } from "./useNoticePreferences";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** What is set first: from nine in the evening to eight in the morning. */
const USUAL = { quietFrom: 21, quietTo: 8 };
const NONE = { quietFrom: null, quietTo: null };

/** When mails of notices go out: at once or once a day, and not in quiet hours (PREF-04, PREF-05). */
export function NoticeTiming({ preferences }: { preferences: NoticePreferences_PreferencesFragment }) {
  const words = useWords(noticePreferencesWords);
  const { setTiming } = useNoticePreferences(preferences);
  const { isDaily, quietFrom, quietTo } = preferences;
  const hoursBut = (other: number) =>
    HOURS.filter((hour) => hour !== other).map((hour) => ({ value: `${hour}`, label: words.hourName(hour) }));
  return (
    <SectionCard title={words.when}>
      <Stack>
        <RadioGroup
          label={words.rhythm}
          options={[
            { value: "single", label: words.atOnce },
            { value: "daily", label: words.daily },
          ]}
          value={isDaily ? "daily" : "single"}
          onChange={(value) => setTiming({ isDaily: value === "daily" })}
          hint={words.dailyHint}
        />
        <QuietHours>
          <legend>{words.quiet}</legend>
          <Checkbox
            label={words.hasQuiet}
            checked={quietFrom !== null}
            onChange={(isKept) => setTiming(isKept ? USUAL : NONE)}
          />
          {quietFrom !== null && quietTo !== null && (
            <Hours>
              <Select
                layout="inline"
                label={words.from}
                options={hoursBut(quietTo)}
                value={`${quietFrom}`}
                onChange={({ target }) => setTiming({ quietFrom: Number(target.value) })}
              />
              <Select
                layout="inline"
                label={words.until}
                options={hoursBut(quietFrom)}
                value={`${quietTo}`}
                onChange={({ target }) => setTiming({ quietTo: Number(target.value) })}
              />
            </Hours>
          )}
          <p>{words.quietHint}</p>
        </QuietHours>
      </Stack>
    </SectionCard>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
`;

const QuietHours = styled.fieldset`
  display: grid;
  gap: ${space.s3};
  padding: 0;
  border: 0;
  margin: 0;

  > legend {
    padding: 0;
    margin-bottom: ${space.s2};
    ${text.label}
  }

  > p {
    ${text.meta}
  }
`;

const Hours = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
