import styled from "styled-components";
import {
  Avatar,
  Button,
  Chip,
  ChipList,
  LoadingBar,
  Notice,
  ProgressBar,
  QrCode,
  Skeleton,
  SkeletonGroup,
  Spinner,
  StatusPill,
} from "../design-system";
import { Grid, Row, Shelf, Specimen } from "./Specimen";

const PILLS = ["good", "waiting", "danger", "quiet", "dashed", "fresh", "plain", "chosen"] as const;
const NOTICES = ["info", "ok", "warn", "danger"] as const;
const CHIPS = ["type", "skill", "matched"] as const;

export function StatusShelf() {
  return (
    <Shelf title="Status">
      <Row>
        {PILLS.map((tone) => (
          <Specimen key={tone} name={tone}>
            <StatusPill tone={tone}>Shortlisted</StatusPill>
          </Specimen>
        ))}
      </Row>
      <ChipList>
        {CHIPS.map((tone) => (
          <li key={tone}>
            <Chip tone={tone}>{`Chip, ${tone}`}</Chip>
          </li>
        ))}
      </ChipList>
      {NOTICES.map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          action={
            <Button tone="text" size="sm">
              See why
            </Button>
          }
        >
          The company answers within 7 days.
        </Notice>
      ))}
      <Progress />
    </Shelf>
  );
}

function Progress() {
  return (
    <Grid>
      <Specimen name="QrCode">
        <QrCode text="https://jobs.example/jobs" label="QR code of a page" />
      </Specimen>
      {[0, 0.4, 1].map((value) => (
        <Specimen key={value} name={`ProgressBar, ${value}`}>
          <ProgressBar label="Reading rows" value={value} />
        </Specimen>
      ))}
      <Specimen name="LoadingBar">
        <Window>
          <LoadingBar isLoading />
        </Window>
      </Specimen>
      <Specimen name="Spinner">
        <Spinner />
      </Specimen>
      <Specimen name="Skeleton">
        <SkeletonGroup>
          <Skeleton width={48} height={48} shape="tile" />
          <Skeleton width="80%" height={16} />
          <Skeleton width={96} height={28} shape="pill" />
        </SkeletonGroup>
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="meera@example.com" />
      </Specimen>
      <Specimen name="Avatar with a photo">
        <Avatar
          name="meera@example.com"
          photoURL={new URL("favicon.svg", window.location.origin).href}
          size={64}
        />
      </Specimen>
    </Grid>
  );
}

/* Keeps in it what else stands at the window's top. */
const Window = styled.div`
  height: 24px;
  transform: translate(0);
`;
