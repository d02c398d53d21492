import styled, { css } from "styled-components";
import { Chip, color, fontSize, media } from "../../../design-system";
import type { JobType } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { fittingSkills, SCREEN_SIZES, type ScreenSize } from "./fitting-skills";
import { jobsWords } from "../job/jobs.words";
import { TypeChip } from "../job/TypeChip";

interface SkillRowProps {
  type: JobType;
  /** Most important first. */
  skills: readonly string[];
}

/** The kind of job and its first skills, in one row on most screens; the rest becomes "+n". */
export function SkillRow({ type, skills }: SkillRowProps) {
  const words = useWords(jobsWords);
  const fit = fittingSkills(skills);
  return (
    <Row>
      <li>
        <TypeChip type={type} />
      </li>
      {skills.slice(0, fit.desktop).map((skill, index) => (
        <Skill key={skill} $from={SCREEN_SIZES.find((size) => index < fit[size]) ?? "desktop"}>
          <Chip>{skill}</Chip>
        </Skill>
      ))}
      {SCREEN_SIZES.map((size) => {
        const left = skills.length - fit[size];
        if (left === 0) return null;
        return (
          <Rest key={size} $on={size}>
            {size === "desktop" ? words.moreSkillsLong(left) : words.moreSkills(left)}
          </Rest>
        );
      })}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-width: 0;

  > li {
    flex: none;
  }
`;

const shownFrom: Record<ScreenSize, ReturnType<typeof css> | null> = {
  phone: null,
  tablet: css`
    ${media.phone} {
      display: none;
    }
  `,
  desktop: css`
    ${media.belowDesktop} {
      display: none;
    }
  `,
};

/*
 * Goes to the next line where the estimate was too hopeful; ends in dots only where a line is too short for it alone.
 */
const Skill = styled.li<{ $from: ScreenSize }>`
  ${({ $from }) => shownFrom[$from]}

  &&:nth-last-of-type(n) {
    flex: 0 1 auto;
    min-width: 48px;
    max-width: 100%;
  }

  > span {
    display: block;
    overflow: hidden;
    line-height: 26px;
    text-overflow: ellipsis;
  }
`;

const shownOn: Record<ScreenSize, ReturnType<typeof css>> = {
  phone: css`
    ${media.tabletUp} {
      display: none;
    }
  `,
  tablet: css`
    ${media.phone} {
      display: none;
    }

    ${media.desktop} {
      display: none;
    }
  `,
  desktop: css`
    ${media.belowDesktop} {
      display: none;
    }
  `,
};

const Rest = styled.li<{ $on: ScreenSize }>`
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  white-space: nowrap;
  ${({ $on }) => shownOn[$on]}
`;
