import { LocateFixed } from "lucide-react";
import styled from "styled-components";
import { Button, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";
import { useHere } from "./useHere";

/** How far around the viewer a search begins to look. */
const FIRST_RADIUS_KM = 10;

/** What being near changes in a search: the viewer's place stands for the location's. */
const NEAR_ME = { near: true, location: "", within: FIRST_RADIUS_KM, sort: "nearest" } as const;

interface NearMeProps {
  search: JobSearch;
  onChange(changes: Partial<JobSearch>): void;
}

/** Asks the browser for the viewer's place when it is pressed, and searches around it. */
export function NearMeButton({ search, onChange }: NearMeProps) {
  const words = useWords(jobSearchWords);
  const { here, ask } = useHere();
  async function handlePress() {
    const isKnown = await ask();
    if (isKnown) onChange(search.near ? { near: true } : NEAR_ME);
  }
  return (
    <Button
      tone="text"
      size="sm"
      icon={<LocateFixed size={18} aria-hidden />}
      busy={here.state === "asking"}
      busyText={words.askingPlace}
      onClick={() => void handlePress()}
    >
      {words.useMyPlace}
    </Button>
  );
}

/** Why the viewer's place isn't known; empty while nothing is wrong. */
export function useHereTrouble(search: JobSearch): string {
  const words = useWords(jobSearchWords);
  const { here } = useHere();
  if (here.state === "refused") return words.placeRefused;
  if (here.state === "missing") return words.placeMissing;
  return search.near && here.state === "unasked" ? words.placeUnasked : "";
}

/** The sentence for it, which a screen reader hears as it appears. */
export function HereTrouble({ search }: Pick<NearMeProps, "search">) {
  const trouble = useHereTrouble(search);
  return <Trouble role="status">{trouble}</Trouble>;
}

const Trouble = styled.p`
  ${text.meta}

  &:empty {
    display: none;
  }
`;
