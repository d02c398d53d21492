import { parseMarkdown, type Span } from "@job-portal/protocol/markdown";
import { Fragment } from "react";
import styled from "styled-components";
import { color, fontSize, space } from "../../design-system";

/** A longer text in Markdown, below a heading of level 2. */
export function Prose({ text }: { text: string }) {
  return (
    <Column>
      {parseMarkdown(text).map((block, index) => {
        // The text never changes under the reader, so a block's place is its name.
        switch (block.kind) {
          case "heading":
            return <h3 key={index}>{inline(block.spans)}</h3>;
          case "paragraph":
            return <p key={index}>{inline(block.spans)}</p>;
          case "list":
            return (
              <ul key={index}>
                {block.items.map((spans, position) => (
                  <li key={position}>{inline(spans)}</li>
                ))}
              </ul>
            );
        }
      })}
    </Column>
  );
}

function inline(spans: readonly Span[]) {
  return spans.map(({ text, isBold }, index) =>
    isBold ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>,
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space.s4};
  max-width: 70ch;
  color: ${color.ink2};
  font-size: ${fontSize.fs16};
  line-height: 1.7;
  overflow-wrap: anywhere;

  p {
    white-space: pre-line;
  }

  h3 {
    margin: ${space.s2} 0 -8px;
    font-size: ${fontSize.fs16};
    font-weight: 600;
  }

  strong {
    color: ${color.ink};
    font-weight: 600;
  }

  ul {
    display: grid;
    gap: ${space.s2};
  }

  li {
    position: relative;
    padding-left: ${space.s5};
  }

  li::before {
    position: absolute;
    top: 0.65em;
    left: 6px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${color.brand400};
    content: "";
  }
`;
