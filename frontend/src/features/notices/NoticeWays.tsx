import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { color, fontSize, media, SectionCard, space, text, TickBox } from "../../design-system";
import type { NoticeChannel } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import type { NoticePreferences_PreferencesFragment } from "./NoticePreferences.generated";
import { noticePreferencesWords } from "./notice-preferences.words";
import { useNoticePreferences } from "./useNoticePreferences";

interface NoticeWaysProps {
  preferences: NoticePreferences_PreferencesFragment;
  /** Whether the portal pushes notices to devices. */
  isPushOffered: boolean;
}

/** Each group of notices with its ways, each turned on or off by itself (PREF-01, PUSH-07, SMSD-02). */
export function NoticeWays({ preferences, isPushOffered }: NoticeWaysProps) {
  const words = useWords(noticePreferencesWords);
  // Where the portal sends SMS, and the viewer has a confirmed number.
  const isSmsOffered = preferences.groups.some(({ isTexted }) => isTexted !== null);
  return (
    <SectionCard title={words.what}>
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.onPage}</th>
            <th scope="col">{words.byMail}</th>
            {isPushOffered && <th scope="col">{words.byPush}</th>}
            {isSmsOffered && <th scope="col">{words.bySms}</th>}
          </tr>
        </thead>
        <tbody>
          {preferences.groups.map((entry) => (
            <GroupRow key={entry.group} {...{ preferences, isPushOffered, isSmsOffered, entry }} />
          ))}
        </tbody>
      </Table>
      <Quiet>{words.alwaysHint}</Quiet>
      {isSmsOffered && <Quiet>{words.smsHint}</Quiet>}
    </SectionCard>
  );
}

interface GroupRowProps extends NoticeWaysProps {
  isSmsOffered: boolean;
  entry: NoticePreferences_PreferencesFragment["groups"][number];
}

function GroupRow({ preferences, isPushOffered, isSmsOffered, entry }: GroupRowProps) {
  const words = useWords(noticePreferencesWords);
  const { group, isNeeded, isShown, isMailed, isPushed, isTexted } = entry;
  const { setWay } = useNoticePreferences(preferences);
  const { name, hint } = words.groups[group];
  const wayOf = (channel: NoticeChannel, label: string, isOn: boolean) => (
    <Target>
      <TickBox
        aria-label={label}
        checked={isOn}
        onChange={({ target }) => setWay(group, channel, target.checked)}
      />
    </Target>
  );
  return (
    <tr>
      <th scope="row">
        {name}
        <Quiet as="span">{hint}</Quiet>
      </th>
      {isNeeded ? (
        <Always colSpan={2 + Number(isPushOffered) + Number(isSmsOffered)}>{words.always}</Always>
      ) : (
        <>
          <td>{wayOf("PAGE", words.onPageOf(name), isShown)}</td>
          <td>
            {isMailed === null ? (
              <OwnMails to={paths.alerts}>{words.ownMails}</OwnMails>
            ) : (
              wayOf("MAIL", words.byMailOf(name), isMailed)
            )}
          </td>
          {isPushOffered && <td>{wayOf("PUSH", words.byPushOf(name), isPushed)}</td>}
          {isSmsOffered && <td>{isTexted !== null && wayOf("SMS", words.bySmsOf(name), isTexted)}</td>}
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

    ${media.phone} {
      width: 60px;
    }
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
