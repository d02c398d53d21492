import { useId, type ReactNode } from "react";
import styled from "styled-components";
import { Card, color, fontSize, media, openEntryMark, space, text } from "../../../design-system";
import { useFormats } from "../../../shared/language/formats";

interface DashboardCardProps {
  title: string;
  /** How many there are in all, beside the title. */
  count?: number;
  /** A link to all of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the dashboard under its heading; entries of a list in it stand between lines. */
export function DashboardCard({ title, count, action, children }: DashboardCardProps) {
  const id = useId();
  const format = useFormats();
  return (
    <Surface as="section" aria-labelledby={id}>
      <Header>
        <Title id={id}>
          {title}
          {count !== undefined && count > 0 && <Count> {format.count(count)}</Count>}
        </Title>
        {action}
      </Header>
      {children}
    </Surface>
  );
}

const Surface = styled(Card)`
  padding: 0;

  ${media.phone} {
    padding: 0;
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: ${space.s2} 20px;

  /* Title and button may stand on two rows. */
  ${media.phone} {
    padding: ${space.s3} ${space.s4};
  }

  > a {
    ${text.label}
    padding-block: ${space.s3};
    color: ${color.brand800};
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

const Title = styled.h2`
  ${text.cardTitle}
`;

const Count = styled.span`
  color: ${color.faint};
  font-weight: 500;
`;

/** The entries of a list. */
export const Entries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: ${space.s4} 20px;
    border-top: 1px solid ${color.line};
  }

  > li[aria-current] {
    ${openEntryMark}
  }

  ${media.phone} {
    > li {
      padding-inline: ${space.s4};
    }
  }
`;

/** What stands in a part that has no entries, or in place of them. */
export const CardBody = styled.div`
  padding: ${space.s4} 20px 20px;
  border-top: 1px solid ${color.line};

  > a {
    margin-top: ${space.s4};
  }

  ${media.phone} {
    padding: ${space.s4};
  }
`;

/** Says that a part has no entries, over how it gets some. */
export const Nothing = styled.p`
  ${text.label}
  font-size: ${fontSize.fs16};

  & + p {
    ${text.meta}
  }
`;

/** A quiet fact on the left, a link to all of it on the right. */
export const CardFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  min-height: 46px;
  padding: ${space.s2} 20px;
  border-top: 1px solid ${color.line};
  ${text.meta}

  > a {
    ${text.label}
    color: ${color.brand800};
  }

  /* The least that a finger hits. */
  ${media.belowDesktop} {
    > a,
    > button {
      margin-block: calc(-1 * ${space.s1});
      padding-block: ${space.s3};
    }
  }
`;
