import styled from "styled-components";
import { Card, color, media, space } from "../../../design-system";

/**
 * Where a job card's parts stand; the skeleton has the same. Wide: pay and age at the right, the way to the
 * details below them. On a phone: pay under the title, age and the way to the details in a footer.
 */
export const Layout = styled(Card)`
  display: grid;
  grid-template:
    "mark head pay" auto
    "mark head age" auto
    "mark meta action" auto
    "mark skills action" auto
    / 48px minmax(0, 1fr) auto;
  column-gap: ${space.s4};

  ${media.phone} {
    grid-template:
      "mark head head" auto
      "pay pay pay" auto
      "meta meta meta" auto
      "skills skills skills" auto
      "line line line" auto
      "age age action" auto
      / 48px minmax(0, 1fr) auto;
    column-gap: ${space.s3};

    &::after {
      grid-area: line;
      margin-top: 14px;
      border-top: 1px solid ${color.line};
      content: "";
    }
  }
`;

export const Mark = styled.div`
  grid-area: mark;
`;

export const Head = styled.div`
  grid-area: head;
  min-width: 0;
`;

export const Pay = styled.div`
  grid-area: pay;
  justify-self: end;

  ${media.phone} {
    justify-self: start;
    margin-top: ${space.s3};
  }
`;

export const Age = styled.div`
  grid-area: age;
  justify-self: end;
  margin-top: 2px;

  ${media.phone} {
    align-self: center;
    justify-self: start;
    margin-top: ${space.s3};
  }
`;

export const Meta = styled.div`
  grid-area: meta;
  margin-top: 10px;

  ${media.phone} {
    margin-top: ${space.s2};
  }
`;

export const Skills = styled.div`
  grid-area: skills;
  min-width: 0;
  margin-top: ${space.s3};
`;

export const Action = styled.div`
  display: flex;
  grid-area: action;
  gap: ${space.s1};
  align-self: end;
  justify-self: end;

  ${media.phone} {
    margin-top: ${space.s3};
  }
`;
