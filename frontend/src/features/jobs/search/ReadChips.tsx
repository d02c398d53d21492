import { useEffect, useRef, useState, type RefObject } from "react";
import styled from "styled-components";
import { color, FilterChip, fontSize, media, space } from "../../../design-system";
import { InScript, isInScript } from "../../../shared/language/InScript";
import { useWords } from "../../../shared/words";
import { jobSearchWords } from "../filter/job-search.words";
import { ReadPartKind } from "../../../shared/schema.generated";
import type { ReadChips_PartFragment } from "./ReadChips.generated";

type ReadPart = ReadChips_PartFragment;

interface ReadChipsProps {
  parts: readonly ReadPart[];
  /** Gets the text without the part. */
  onRemove(part: ReadPart): void;
  /** Takes the focus where no chip is left to take it. */
  fallback: RefObject<HTMLElement | null>;
}

/** What was understood of the searched text, part by part; each can be taken out of it. */
export function ReadChips({ parts, onRemove, fallback }: ReadChipsProps) {
  const words = useWords(jobSearchWords);
  const row = useRef<HTMLUListElement>(null);
  const follow = useKeptFocus(fallback);

  function handleRemove(part: ReadPart, index: number) {
    // The cross that was pressed is gone in a moment, and focus with it.
    const next = row.current?.querySelectorAll("button")[index + 1];
    (next ?? fallback.current)?.focus({ preventScroll: true });
    onRemove(part);
  }

  const labelOf = ({ kind, label }: ReadPart) => (kind === ReadPartKind.NearMe ? words.nearMe : label);

  if (parts.length === 0) return null;
  return (
    <Row role="group" aria-label={words.readAs}>
      <Lead aria-hidden>{words.readAs}</Lead>
      <Chips ref={row} onFocus={follow.handleFocus} onBlur={follow.handleBlur}>
        {parts.map((part, index) => (
          <li key={`${part.kind} ${part.text}`}>
            <FilterChip label={labelOf(part)} onRemove={() => handleRemove(part, index)}>
              <ReadLabel text={part.text} label={labelOf(part)} />
            </FilterChip>
          </li>
        ))}
      </Chips>
    </Row>
  );
}

/** What the portal calls it, and the word as typed where that is in another script. */
function ReadLabel({ label, text }: { label: string; text: string }) {
  return (
    <>
      <InScript>{label}</InScript>
      {isInScript(text) && text !== label && (
        <>
          {" · "}
          <InScript>{text}</InScript>
        </>
      )}
    </>
  );
}

/** An answer may bring other parts: where the one that has focus is gone, `fallback` takes it. */
function useKeptFocus(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  });
  return {
    handleFocus: ({ target }: { target: Element }) => (focused.current = target),
    handleBlur: ({ target }: { target: Element }) => {
      if (target.isConnected) focused.current = null;
    },
  };
}

/** The text without a part of it, for a part of an answer that was to another text. */
const cut = (q: string, { text }: ReadPart) => q.replace(text, " ").replaceAll(/\s+/g, " ").trim();

/**
 * The parts to show for a text: those of its answer, and until that comes those of the last answer which are still in
 * the text. `without` says the text that a part leaves.
 */
export function useReadParts(q: string, answer: { q: string; read: readonly ReadPart[] } | undefined) {
  const [last, setLast] = useState(answer);
  if (answer && last?.read !== answer.read) setLast(answer);
  const known = answer ?? last;
  const isCurrent = known?.q === q;
  const parts = known?.read.filter(({ text }) => isCurrent || q.includes(text)) ?? [];
  return { parts, without: (part: ReadPart) => (isCurrent ? part.without : cut(q, part)) };
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};

  ${media.belowDesktop} {
    flex: none;
  }
`;

const Lead = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  white-space: nowrap;

  ${media.belowDesktop} {
    display: none;
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.belowDesktop} {
    flex-wrap: nowrap;
  }
`;
