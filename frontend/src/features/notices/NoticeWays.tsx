import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { color, fontSize, SectionCard, space, text, TickBox } from "../../design-system";
import { useWords } from "../../shared/words";
import type { NoticePreferences_PreferencesFragment } from "./NoticePreferences.generated";
import { noticePreferencesWords } from "./notice-preferences.words";
import { useNoticePreferences } from "./useNoticePreferences";

interface NoticeWaysProps {
  preferences: NoticePreferences_PreferencesFragment;
}

/** Each group of notices with its ways, each turned on or off by itself (PREF-01). */
export function NoticeWays({ preferences }: NoticeWaysProps) {
  const words = useWords(noticePreferencesWords);
  return (
    <SectionCard title={words.what}>
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.onPage}</th>
            <th scope="col">{words.byMail}</th>
          </tr>
        </thead>
        <tbody>
          {preferences.groups.map((entry) => (
            <GroupRow key={entry.group} {...{ preferences, entry }} />
          ))}
        </tbody>
      </Table>
      <Quiet>{words.alwaysHint}</Quiet>
    </SectionCard>
  );
}

interface GroupRowProps extends NoticeWaysProps {
  entry: NoticePreferences_PreferencesFragment["groups"][number];
}

function GroupRow({ preferences, entry: { group, isNeeded, isShown, isMailed } }: GroupRowProps) {
  const words = useWords(noticePreferencesWords);
  const { setWay } = useNoticePreferences(preferences);
  const { name, hint } = words.groups[group];
  return (
    <tr>
      <th scope="row">
        {name}
        <Quiet as="span">{hint}</Quiet>
      </th>
      {isNeeded ? (
        <Always colSpan={2}>{words.always}</Always>
      ) : (
        <>
          <td>
            <Target>
              <TickBox
                aria-label={words.onPageOf(name)}
                checked={isShown}
                onChange={({ target }) => setWay(group, "PAGE", target.checked)}
              />
            </Target>
          </td>
          <td>
            {isMailed === null ? (
              <OwnMails to={paths.alerts}>{words.ownMails}</OwnMails>
            ) : (
              <Target>
                <TickBox
                  aria-label={words.byMailOf(name)}
                  checked={isMailed}
                  onChange={({ target }) => setWay(group, "MAIL", target.checked)}
                />
              </Target>
            )}
          </td>
        </>
      )}
    </tr>
  );
}

const Table = styled.table`
  width: 100%;
  margin-bottom: ${space.s4};
  border-collapse: collapse;

  tr {
    border-bottom: 1px solid ${color.line};
  }

  th,
  td {
    padding: ${space.s2} 0;
    text-align: center;
    vertical-align: middle;
  }

  thead th {
    width: 88px;
    ${text.meta}
  }

  tbody th {
    padding-right: ${space.s3};
    color: ${color.ink};
    font-weight: 500;
    text-align: start;
  }
`;

/** As large as a finger. */
const Target = styled.label`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  cursor: pointer;
`;

const Quiet = styled.p`
  display: block;
  ${text.meta}
  font-weight: 400;
`;

const Always = styled.td`
  color: ${color.muted};
  font-size: ${fontSize.fs14};
`;

const OwnMails = styled(Link)`
  font-size: ${fontSize.fs14};
`;
