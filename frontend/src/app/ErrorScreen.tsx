import { useRouteError } from "react-router-dom";
import styled from "styled-components";
import { Button, Container, LoadFailure, space, text } from "../design-system";
import { usePageTitle } from "../shared/page-title";
import { useWords } from "../shared/words";
import { appWords } from "./app.words";

/** Browsers word a screen's code that could not be fetched each in their own way. */
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|unable to preload/i;

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message);
}

function reload(): void {
  window.location.reload();
}

/** Offline, a reload would trade this page, which can try again, for the browser's own error page. */
function reloadWhenOnline(): void {
  if (navigator.onLine) reload();
}

/** A screen that crashed, or whose code did not come: offline, or replaced by a newer build. */
export function ErrorScreen() {
  const error = useRouteError();
  const words = useWords(appWords);
  usePageTitle(words.crashed);
  if (isMissingChunk(error)) return <LoadFailure message={words.partNotLoaded} onRetry={reloadWhenOnline} />;
  return (
    <Column role="alert">
      <Title>{words.crashed}</Title>
      <p>{words.crashedHint}</p>
      <Button onClick={reload}>{words.reload}</Button>
    </Column>
  );
}

const Column = styled(Container)`
  display: grid;
  gap: ${space.s4};
  padding-block: ${space.s9};
  justify-items: center;
  text-align: center;
`;

const Title = styled.h1`
  ${text.title}
`;
