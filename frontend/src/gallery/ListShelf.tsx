import { CalendarDays, ChevronRight, SearchX } from "lucide-react";
import styled from "styled-components";
import {
  Button,
  Card,
  EmptyState,
  LineFact,
  LineLink,
  LineMark,
  LineTitle,
  LinkLines,
  LoadFailure,
  Notice,
  Pagination,
  Skeleton,
  SkeletonGroup,
  space,
  StatusPill,
  text,
} from "../design-system";
import { Grid, Shelf, Specimen } from "./Specimen";

const nothing = () => undefined;

/** One list in each state that a list has. */
export function ListShelf() {
  return (
    <Shelf title="A list in its states">
      <Grid>
        <Specimen name="loading">
          <SkeletonGroup>
            <LoadingRows />
          </SkeletonGroup>
        </Specimen>
        <Specimen name="failed">
          <Card>
            <LoadFailure message="Your applications could not be loaded." onRetry={nothing} />
          </Card>
        </Specimen>
        <Specimen name="failed, asked again">
          <Card>
            <LoadFailure onRetry={nothing} busy />
          </Card>
        </Specimen>
        <Specimen name="stale">
          <Notice tone="warn" action={<Button tone="text">Retry</Button>}>
            No connection. These are the applications of 10:42.
          </Notice>
          <Rows />
        </Specimen>
        <Specimen name="full">
          <Rows />
        </Specimen>
        <Specimen name="lines that are links">
          <Lines />
        </Specimen>
        <Specimen name="empty" isWide>
          <Card>
            <EmptyState
              seed="empty"
              icon={<SearchX size={28} aria-hidden />}
              title="No applications yet"
              actions={<Button>Find Jobs</Button>}
            >
              Your applications will appear here.
            </EmptyState>
          </Card>
        </Specimen>
        <Specimen name="pages" isWide>
          <Pagination page={3} pages={12} hrefOf={(page) => `/?page=${page}`} />
        </Specimen>
      </Grid>
    </Shelf>
  );
}

function Lines() {
  return (
    <Card>
      <LinkLines>
        {["Tue, 24 Nov, 10:00 – 10:30 am", "Wed, 25 Nov, 2:00 – 2:45 pm"].map((when) => (
          <li key={when}>
            <LineLink to="#lines">
              <LineMark $isLate={when.startsWith("Tue")}>
                <CalendarDays size={20} aria-hidden />
              </LineMark>
              <span>
                <LineTitle>{when}</LineTitle>
                <LineFact>Meera Pillai · Loom Fitter</LineFact>
              </span>
              <ChevronRight size={18} aria-hidden />
            </LineLink>
          </li>
        ))}
      </LinkLines>
    </Card>
  );
}

function LoadingRows() {
  return (
    <Stack>
      {[0, 1, 2].map((row) => (
        <Card as="li" key={row}>
          <Skeleton width="70%" height={16} />
        </Card>
      ))}
    </Stack>
  );
}

function Rows() {
  return (
    <Stack>
      {["Staff Nurse", "Ward Clerk", "Pharmacist"].map((title) => (
        <Card as="li" key={title}>
          <Line>{title}</Line>
          <StatusPill tone="fresh">New</StatusPill>
        </Card>
      ))}
    </Stack>
  );
}

const Stack = styled.ul`
  display: grid;
  gap: ${space.s2};
  margin-top: ${space.s2};
`;

const Line = styled.p`
  ${text.label}
`;
