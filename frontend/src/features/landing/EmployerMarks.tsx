import styled from "styled-components";
import { color, fontSize, media, space } from "../../design-system";
import { employerMarks, type EmployerMark } from "./employer-marks";

/** Employers' marks in two rows: the second follows the first, so that the loop has no seam. */
export function EmployerMarks() {
  return (
    <>
      <MarkRow aria-labelledby="trusted-companies" />
      <MarkRow aria-hidden />
    </>
  );
}

function MarkRow(props: { "aria-labelledby"?: string; "aria-hidden"?: true }) {
  return (
    <Row {...props}>
      {employerMarks.map((mark) => (
        <Item key={mark.name}>
          <Mark mark={mark} />
        </Item>
      ))}
    </Row>
  );
}

function Mark({ mark: { name, path, wordmark } }: { mark: EmployerMark }) {
  if (wordmark) {
    const height = 30;
    return (
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 ${wordmark.top} 24 ${wordmark.height}`}
        width={(24 / wordmark.height) * height}
        height={height}
      >
        <path d={path} />
      </svg>
    );
  }
  return (
    <>
      <svg aria-hidden viewBox="0 0 24 24" width={28} height={28}>
        <path d={path} />
      </svg>
      {name}
    </>
  );
}

const Row = styled.ul`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-around;
  min-width: 100vw;

  ${media.reducedMotion} {
    flex: 1;
    flex-wrap: wrap;
    justify-content: center;
    min-width: 0;
    row-gap: ${space.s4};

    &[aria-hidden="true"] {
      display: none;
    }
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding-inline: ${space.s6};
  color: ${color.faint};
  font-size: ${fontSize.fs20};
  font-weight: 600;
  letter-spacing: -0.02em;
  white-space: nowrap;

  svg {
    flex: none;
    fill: currentcolor;
  }

  ${media.phone} {
    padding-inline: 20px;
    font-size: ${fontSize.fs18};
  }
`;
