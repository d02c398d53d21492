import { ArrowDown, ArrowUp, ChevronUp, CircleAlert, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Card, color, fontSize, IconButton, media, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { resumeStepsWords } from "./resume-steps.words";

interface EntryCardProps {
  /** The entry's key. */
  id: string;
  name: string;
  period: string;
  problem: string | undefined;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle(): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  /** Its fields. */
  children: ReactNode;
}

type EntryButton = "toggle" | "up" | "down";

export const entryButtonId = (key: string, button: EntryButton) => `resume-entry-${key}-${button}`;

/** One school or job: its name and what can be done with it, and its fields while it is open. */
export function EntryCard({ id, name, period, problem, isOpen, children, ...acts }: EntryCardProps) {
  return (
    <Surface $tone={problem ? "problem" : "plain"} role="group" aria-label={name}>
      <Head>
        <Heading>
          <Name>{name}</Name>
          {!isOpen && period && <Period>{period}</Period>}
          {!isOpen && problem && (
            <Problem>
              <CircleAlert size={16} aria-hidden /> {problem}
            </Problem>
          )}
        </Heading>
        <EntryActs id={id} name={name} isOpen={isOpen} hasProblem={Boolean(problem)} {...acts} />
      </Head>
      {isOpen && <Body>{children}</Body>}
    </Surface>
  );
}

interface EntryActsProps extends Pick<
  EntryCardProps,
  "id" | "name" | "isOpen" | "isFirst" | "isLast" | "onToggle" | "onMove" | "onRemove"
> {
  hasProblem: boolean;
}

function EntryActs({
  id,
  name,
  isOpen,
  hasProblem,
  isFirst,
  isLast,
  onToggle,
  onMove,
  onRemove,
}: EntryActsProps) {
  const words = useWords(resumeStepsWords);
  return (
    <Acts>
      {!isFirst && (
        <IconButton
          id={entryButtonId(id, "up")}
          tone="plain"
          label={words.moveUp(name)}
          icon={<ArrowUp size={18} aria-hidden />}
          onClick={() => onMove(-1)}
        />
      )}
      {!isLast && (
        <IconButton
          id={entryButtonId(id, "down")}
          tone="plain"
          label={words.moveDown(name)}
          icon={<ArrowDown size={18} aria-hidden />}
          onClick={() => onMove(1)}
        />
      )}
      <IconButton
        tone="plain"
        label={words.remove(name)}
        icon={<Trash2 size={18} aria-hidden />}
        onClick={onRemove}
      />
      <IconButton
        id={entryButtonId(id, "toggle")}
        tone="plain"
        aria-expanded={isOpen}
        label={isOpen ? words.close(name) : hasProblem ? words.fix(name) : words.editEntry(name)}
        icon={isOpen ? <ChevronUp size={18} aria-hidden /> : <Pencil size={18} aria-hidden />}
        onClick={onToggle}
      />
    </Acts>
  );
}

const Surface = styled(Card)<{ $tone: "plain" | "problem" }>`
  padding: 0;
  ${({ $tone }) => $tone === "problem" && `border-color: ${color.dangerLine};`}

  ${media.phone} {
    padding: 0;
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 60px;
  padding: ${space.s2} ${space.s2} ${space.s2} 20px;

  ${media.phone} {
    padding-left: ${space.s4};
  }
`;

const Heading = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.h3`
  ${text.label}
  font-size: ${fontSize.fs16};
  overflow-wrap: anywhere;
`;

const Period = styled.p`
  ${text.meta}
`;

const Problem = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${color.danger};
  font-size: ${fontSize.fs14};

  > svg {
    flex: none;
  }
`;

const Acts = styled.div`
  display: flex;
  flex: none;

  ${media.phone} {
    /* Four of them leave the name no room. */
    display: grid;
    grid-auto-flow: column;

    > button {
      width: 40px;
    }
  }
`;

const Body = styled.div`
  padding: ${space.s4} 20px 20px;
  border-top: 1px solid ${color.line};

  ${media.phone} {
    padding: ${space.s4};
  }
`;
