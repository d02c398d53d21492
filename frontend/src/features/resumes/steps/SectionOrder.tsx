import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import type { ResumeSectionKind } from "@job-portal/protocol/resume-sections";
import { Button, Card, color, IconButton, space, text, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { resumeSectionsWords } from "./resume-sections.words";
import { hasOwnOrder, inOwnOrder, movedSection, printedOrder } from "./section-order";
import type { StepProps } from "./StepFields";

const buttonId = (kind: ResumeSectionKind, direction: "up" | "down") => `resume-order-${kind}-${direction}`;

/** All parts of the resume as they are printed, to be moved by key, mouse and finger (JRES-04). */
export function SectionOrder({
  values: { sections, template },
  onEdit,
}: Pick<StepProps, "values" | "onEdit">) {
  const words = useWords(resumeSectionsWords);
  const [news, setNews] = useState("");
  const order = printedOrder(sections, template);

  function move(kind: ResumeSectionKind, by: -1 | 1) {
    const place = order.indexOf(kind) + by;
    flushSync(() => onEdit({ kind: "sections", sections: movedSection(sections, template, kind, by) }));
    const isAtEnd = place === 0 || place === order.length - 1;
    document.getElementById(buttonId(kind, (by === -1) === isAtEnd ? "down" : "up"))?.focus();
    setNews(words.movedTo(words.names[kind], place + 1, order.length));
  }

  return (
    <Card>
      <Title>{words.order}</Title>
      <Hint>{words.orderHint}</Hint>
      <List>
        {order.map((kind, index) => (
          <Row key={kind}>
            <span>{words.names[kind]}</span>
            {index > 0 && (
              <IconButton
                id={buttonId(kind, "up")}
                tone="plain"
                label={words.moveUp(words.names[kind])}
                icon={<ArrowUp size={18} aria-hidden />}
                onClick={() => move(kind, -1)}
              />
            )}
            {index < order.length - 1 && (
              <IconButton
                id={buttonId(kind, "down")}
                tone="plain"
                label={words.moveDown(words.names[kind])}
                icon={<ArrowDown size={18} aria-hidden />}
                onClick={() => move(kind, 1)}
              />
            )}
          </Row>
        ))}
      </List>
      {!hasOwnOrder(sections) && (
        <Button
          tone="text"
          size="sm"
          onClick={() => onEdit({ kind: "sections", sections: inOwnOrder(sections) })}
        >
          {words.ownOrder}
        </Button>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Card>
  );
}

const Title = styled.h3`
  ${text.label}
`;

const Hint = styled.p`
  ${text.meta}
`;

const List = styled.ol`
  margin: ${space.s3} 0 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  min-height: 48px;
  border-top: 1px solid ${color.line};

  > span {
    flex: 1;
    min-width: 0;
  }
`;
