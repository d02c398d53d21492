import { LocateFixed } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import styled from "styled-components";
import { Button, text, ToggleChip } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";
import { isPlaceShared, useHere } from "./useHere";

/** How far around the viewer a search begins to look. */
const FIRST_RADIUS_KM = 10;

/** What being near changes in a search: the viewer's place stands for the location's. */
const NEAR_ME = { near: true, location: "", within: FIRST_RADIUS_KM, sort: "nearest" } as const;

interface NearMeProps {
  search: JobSearch;
  onChange(changes: Partial<JobSearch>): void;
}

/** Asks the browser for the viewer's place when it is pressed, and searches around it. */
export function NearMeButton(props: NearMeProps) {
  const words = useWords(jobSearchWords);
  const { isAsking, search } = useNearMe(props);
  return (
    <Button
      tone="text"
      size="sm"
      icon={<LocateFixed size={18} aria-hidden />}
      busy={isAsking}
      busyText={words.askingPlace}
      onClick={() => void search()}
    >
      {words.useMyPlace}
    </Button>
  );
}

/** The same in the row of quick filters; pressed again, it looks everywhere. */
export function NearMeChip(props: NearMeProps) {
  const words = useWords(jobSearchWords);
  const { isAsking, isNear, search } = useNearMe(props);
  return (
    <ToggleChip
      icon={<LocateFixed size={16} aria-hidden />}
      isOn={isNear}
      aria-busy={isAsking || undefined}
      onClick={() => (isNear ? props.onChange({ near: false, within: null }) : void search())}
    >
      {isAsking ? words.askingPlace : words.nearMe}
    </ToggleChip>
  );
}

function useNearMe({ search, onChange }: NearMeProps) {
  const { here, ask } = useHere();
  const isAsking = here.state === "asking";
  return {
    isAsking,
    isNear: search.near && here.state === "known",
    async search() {
      if (isAsking || !(await ask())) return;
      onChange(search.near ? { near: true } : NEAR_ME);
    },
  };
}

/** "Near me" in a text, and the text without it. */
interface TypedNearMe {
  without: string;
}

/**
 * NEAR-06: who types "near me" is asked for their place. A search around the viewer that was loaded again finds the
 * place by itself, if the browser doesn't have to ask.
 */
export function useNearMeTyped({ search, onChange }: NearMeProps, typed: TypedNearMe | undefined): void {
  const { here, ask } = useHere();
  const isTyped = typed !== undefined && !search.near && search.location === "";
  const isForgotten = search.near && here.state === "unasked";

  const narrow = useEffectEvent(() => {
    if (typed) onChange({ ...NEAR_ME, q: typed.without });
  });
  useEffect(() => {
    if (!isTyped) return;
    if (here.state === "known") narrow();
    else if (here.state === "unasked") void ask();
  }, [isTyped, here.state, ask]);
  useEffect(() => {
    if (isForgotten) void isPlaceShared().then((isShared) => isShared && ask());
  }, [isForgotten, ask]);
}

/** Why the viewer's place isn't known; empty while nothing is wrong. */
function useHereTrouble(search: JobSearch): string {
  const words = useWords(jobSearchWords);
  const { here } = useHere();
  if (here.state === "refused") return words.placeRefused;
  if (here.state === "missing") return words.placeMissing;
  return search.near && here.state === "unasked" ? words.placeUnasked : "";
}

/** The sentence for it, which a screen reader hears as it appears. */
export function HereTrouble({ search }: Pick<NearMeProps, "search">) {
  const trouble = useHereTrouble(search);
  return <Trouble aria-live="polite">{trouble}</Trouble>;
}

const Trouble = styled.p`
  ${text.meta}
`;
