import { CalendarPlus, Radio } from "lucide-react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Button, Card, color, fontSize, radius, space, StatusPill, text, QrCode } from "../../design-system";
import type { StatusTone } from "../../design-system";
import type { WalkInTurn } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { useWalkInCalendar } from "./useWalkInCalendar";
import type { WalkIn_WalkInFragment } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

interface WalkInPassProps {
  walkIn: WalkIn_WalkInFragment;
  pass: NonNullable<WalkIn_WalkInFragment["pass"]>;
}

const TONES: Readonly<Record<WalkInTurn, StatusTone>> = {
  AHEAD: "plain",
  NOW: "good",
  PASSED: "danger",
  DONE: "quiet",
  OFF: "danger",
};

/** Somebody's number, how far the queue has come, and the code for the desk (WALK-03, WALK-04). */
export function WalkInPass({ walkIn: { jobId, jobTitle, companyName }, pass }: WalkInPassProps) {
  const { pass: words, band: bandWords } = useWords(walkInsWords);
  const isOff = pass.turn === "OFF";
  return (
    <Sheet as="section" aria-label={words.yourNumber}>
      <Head>
        <Title>{jobTitle}</Title>
        <Quiet>{companyName}</Quiet>
      </Head>
      <Body>
        <Quiet>{words.yourNumber}</Quiet>
        <Number $isOff={isOff}>{pass.number}</Number>
        {pass.band && !isOff && <Hour>{bandWords(pass.band)}</Hour>}
        <Standing aria-live="polite">
          <Turn pass={pass} />
        </Standing>
        {pass.hasCome && pass.turn === "AHEAD" && <Quiet>{words.hasCome}</Quiet>}
        {!isOff && (
          <>
            <Code>
              <QrCode text={deskAddressOf(jobId, pass.code)} label={words.qr(pass.code)} />
            </Code>
            <Shown>{pass.code}</Shown>
            <Quiet>{words.show}</Quiet>
            {pass.canGiveBack && <ToCalendar jobId={jobId} />}
          </>
        )}
      </Body>
    </Sheet>
  );
}

/** A file for calendars, as an interview has one. */
function ToCalendar({ jobId }: { jobId: string }) {
  const { pass: words } = useWords(walkInsWords);
  const save = useWalkInCalendar();
  return (
    <Button tone="secondary" icon={<CalendarPlus size={18} aria-hidden />} onClick={() => void save(jobId)}>
      {words.calendar}
    </Button>
  );
}

/** What a phone's camera opens at the desk: the company's list, with the code typed. */
const deskAddressOf = (jobId: string, code: string): string =>
  new URL(`${paths.walkInDesk(jobId)}?code=${encodeURIComponent(code)}`, window.location.origin).href;

function Turn({ pass: { turn, numberNow } }: Pick<WalkInPassProps, "pass">) {
  const { pass: words } = useWords(walkInsWords);
  const now = numberNow === null ? words.notBegun : words.now(numberNow);
  const said = { AHEAD: now, NOW: words.turn, PASSED: words.passed, DONE: words.done, OFF: words.off }[turn];
  return (
    <>
      <StatusPill tone={TONES[turn]} icon={turn === "AHEAD" || turn === "NOW" ? Radio : undefined}>
        {said}
      </StatusPill>
      {turn === "PASSED" && numberNow !== null && <Quiet>{words.now(numberNow)}</Quiet>}
    </>
  );
}

const Sheet = styled(Card)`
  padding: 0;
  text-align: center;
`;

const Head = styled.div`
  padding: ${space.s4};
  border-bottom: 1px dashed ${color.lineStrong};
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  ${text.cardTitle}
`;

const Body = styled.div`
  display: grid;
  gap: ${space.s2};
  justify-items: center;
  padding: ${space.s4};
`;

const Number = styled.p<{ $isOff: boolean }>`
  color: ${({ $isOff }) => ($isOff ? color.faint : color.ink)};
  font-size: 64px;
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1;
  text-decoration: ${({ $isOff }) => ($isOff ? "line-through" : "none")};
`;

const Hour = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  font-weight: 600;
`;

const Standing = styled.div`
  display: grid;
  gap: ${space.s1};
  justify-items: center;
  margin-block: ${space.s1};
`;

/* White in every theme, or cameras could not read it. */
const Code = styled.div`
  width: 208px;
  padding: ${space.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.paper};

  > svg {
    display: block;
  }
`;

const Shown = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  font-weight: 700;
  letter-spacing: 0.08em;
`;

const Quiet = styled.p`
  ${text.meta}
`;
