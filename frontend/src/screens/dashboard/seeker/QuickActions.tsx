import { FilePlus2, Search, Settings, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, radius, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { seekerDashboardWords } from "./seeker-dashboard.words";

/** Small links above what is new; only those that lead to something real (DASH-17). */
export function QuickActions() {
  const words = useWords(seekerDashboardWords);
  return (
    <section aria-labelledby="quick-actions">
      <Title id="quick-actions">{words.quickActions}</Title>
      <Row>
        <Action to={paths.jobSearch} icon={<Search size={16} aria-hidden />} name={words.findJobs} />
        <Action
          to={paths.createResume}
          icon={<FilePlus2 size={16} aria-hidden />}
          name={words.createResume}
        />
        <Action to={paths.profile} icon={<UserRound size={16} aria-hidden />} name={words.profile} />
        <Action to={paths.settings} icon={<Settings size={16} aria-hidden />} name={words.settings} />
      </Row>
    </section>
  );
}

function Action({ to, icon, name }: { to: string; icon: ReactNode; name: string }) {
  return (
    <li>
      <ActionLink to={to}>
        {icon}
        {name}
      </ActionLink>
    </li>
  );
}

const Title = styled.h2`
  margin-bottom: ${space.s2};
  ${text.meta}
  font-weight: 500;
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin: 0;
  padding: 0;
  list-style: none;

  /* One line that scrolls, so that what is new stands in the first screen. */
  ${media.phone} {
    flex-wrap: nowrap;
    margin: -4px -16px;
    padding: 4px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const ActionLink = styled(Link)`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 44px;
  padding: 0 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.rFull};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  > svg {
    flex: none;
    color: ${color.brand800};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.brand300};
    }
  }
`;
