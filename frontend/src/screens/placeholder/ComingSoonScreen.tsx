import { MapPin } from "lucide-react";
import { useLocation } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, Container, EmptyState, space } from "../../design-system";
import { SearchBar } from "../../features/landing/SearchBar";
import { usePageTitle } from "../../shared/page-title";
import { isPlaceholder, paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { placeholderWords } from "./placeholder.words";

type Words = (typeof placeholderWords)["en"];

interface Placeholder {
  name?: string;
  /** Where the real thing lives, or will (ROUTE-08). */
  elsewhere?: { to: string; hint: string; action: string };
}

/**
 * The page of every address that has no screen yet, or never will (ROUTE-04 to ROUTE-08). Where the portal knows no
 * such address, a search helps on (CRAWL-05).
 */
export function ComingSoonScreen() {
  const words = useWords(placeholderWords);
  const { pathname } = useLocation();
  const { name, elsewhere } = placeholderAt(pathname, words);
  usePageTitle(name ? `${name}: ${words.title}` : words.title);
  return (
    <Container>
      <EmptyState
        scale="page"
        seed={pathname}
        icon={<MapPin />}
        eyebrow={name}
        title={words.title}
        actions={
          <>
            <ButtonLink to={paths.home} size="lg" fullWidth="phone">
              {words.backToHome}
            </ButtonLink>
            {elsewhere && (
              <ButtonLink to={elsewhere.to} tone="secondary" size="lg" fullWidth="phone">
                {elsewhere.action}
              </ButtonLink>
            )}
          </>
        }
      >
        {words.stillBuilt} {elsewhere?.hint}
      </EmptyState>
      {!isPlaceholder(pathname.replace(/\/+$/, "")) && (
        <Search>
          <p>{words.search}</p>
          <SearchBar />
        </Search>
      )}
    </Container>
  );
}

function placeholderAt(pathname: string, words: Words): Placeholder {
  if (pathname.startsWith(`${paths.employerArea}/`)) return pointer(words.employer, paths.dashboard);
  return placeholders(words)[pathname.replace(/\/+$/, "")] ?? {};
}

function placeholders(words: Words): Partial<Record<string, Placeholder>> {
  return {
    [paths.savedJobs]: pointer(words.savedJobs, paths.dashboard),
    [paths.appliedJobs]: pointer(words.appliedJobs, paths.dashboard),
    [paths.pricing]: pointer(words.pricing, paths.plans),
    [paths.resumeBuilder]: pointer(words.resumeBuilder, paths.createResume),
    [paths.postJobTeaser]: pointer(words.postJob, paths.postJob),
    [paths.jobAlerts]: pointer(words.jobAlerts, paths.alerts),
    [paths.resources]: { name: words.resources },
    [paths.solutions]: { name: words.solutions },
    [paths.about]: { name: words.about },
    [paths.contact]: { name: words.contact },
    [paths.privacy]: pointer(words.privacy, paths.privacyNotice),
    [paths.terms]: pointer(words.terms, paths.termsOfUse),
  };
}

function pointer({ name, hint, action }: Words["savedJobs"], to: string): Placeholder {
  return { name, elsewhere: { to, hint, action } };
}

const Search = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: center;
  padding-bottom: ${space.s8};

  > form {
    width: min(740px, 100%);
  }
`;
