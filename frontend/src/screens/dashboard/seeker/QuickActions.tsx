import { ArrowRight, FilePlus2, Search, Settings, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { color, media, radius, shadow, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { seekerDashboardWords } from "./seeker-dashboard.words";

/** Only those that lead to something real (DASH-17). */
export function QuickActions() {
  const words = useWords(seekerDashboardWords);
  return (
    <section aria-labelledby="quick-actions">
      <Title id="quick-actions">{words.quickActions}</Title>
      <Stack>
        <Action
          to={paths.jobSearch}
          tone="primary"
          icon={<Search size={22} aria-hidden />}
          name={words.findJobs}
          hint={words.findJobsHint}
        />
        <Action
          to={paths.createResume}
          icon={<FilePlus2 size={22} aria-hidden />}
          name={words.createResume}
          hint={words.createResumeHint}
        />
        <Action
          to={paths.profile}
          icon={<UserRound size={22} aria-hidden />}
          name={words.profile}
          hint={words.profileHint}
        />
        <Action
          to={paths.settings}
          icon={<Settings size={22} aria-hidden />}
          name={words.settings}
          hint={words.settingsHint}
        />
      </Stack>
    </section>
  );
}

type Tone = "primary" | "secondary";

interface ActionProps {
  to: string;
  tone?: Tone;
  icon: ReactNode;
  name: string;
  hint: string;
}

function Action({ to, tone = "secondary", icon, name, hint }: ActionProps) {
  return (
    <ActionLink to={to} $tone={tone}>
      <Tile $tone={tone}>{icon}</Tile>
      <ActionText>
        <ActionName>{name}</ActionName> {hint}
      </ActionText>
      <ArrowRight size={20} aria-hidden />
    </ActionLink>
  );
}

const Title = styled.h2`
  margin-bottom: ${space.s3};
  ${text.cardTitle}
`;

/* Two to a row; where their number is odd the first has a row to itself. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s3};

  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const linkTones = {
  primary: css`
    border-color: transparent;
    background: ${color.brand700};
    color: ${color.onBrand};

    ${media.hover} {
      &:hover {
        background: ${color.brand800};
      }
    }
  `,
  secondary: css`
    border-color: ${color.line};
    background: ${color.surface};
    box-shadow: ${shadow.shadow1};
    color: ${color.ink2};

    ${media.hover} {
      &:hover {
        border-color: ${color.brand300};
      }
    }
  `,
};

const ActionLink = styled(Link)<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  padding: ${space.s4};
  border: 1px solid;
  border-radius: ${radius.rMd};
  text-decoration: none;
  ${({ $tone }) => linkTones[$tone]}
`;

const tileTones = {
  primary: css`
    background: ${color.brand900};
  `,
  secondary: css`
    background: ${color.brand50};
    color: ${color.brand800};
  `,
};

const Tile = styled.span<{ $tone: Tone }>`
  display: grid;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: ${radius.rSm};
  place-items: center;
  ${({ $tone }) => tileTones[$tone]}
`;

const ActionText = styled.span`
  ${text.meta}
  flex: 1;
  color: inherit;
`;

const ActionName = styled.span`
  display: block;
  ${text.label}
  color: inherit;
`;
