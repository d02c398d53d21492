import { stillPart } from "../../design-system";
import { Figures } from "../../features/landing/Figures";
import { Hero } from "../../features/landing/Hero";
import { heroScene } from "../../features/landing/hero-scene";
import { HeroVisual } from "../../features/landing/HeroVisual";
import { landingWords } from "../../features/landing/landing.words";
import { TrustedCompanies } from "../../features/landing/TrustedCompanies";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { useLandingScreenQuery } from "./LandingScreen.generated";

// What most screens show only after scrolling.
const FeatureGrid = stillPart(
  () => import("../../features/landing/FeatureGrid"),
  ({ FeatureGrid }) => FeatureGrid,
);
const PopularLocations = stillPart(
  () => import("../../features/landing/PopularLocations"),
  ({ PopularLocations }) => PopularLocations,
);
const HowItWorks = stillPart(
  () => import("../../features/landing/HowItWorks"),
  ({ HowItWorks }) => HowItWorks,
  { isForGood: true },
);
const GetStarted = stillPart(
  () => import("../../features/landing/GetStarted"),
  ({ GetStarted }) => GetStarted,
);

/** The landing page. All that needs data stands in its place from the start: only the boxes' content arrives. */
export function LandingScreen() {
  usePageTitle(useWords(landingWords).pageTitle);
  const { data, loading, refetch } = useLandingScreenQuery();
  const jobs = data?.verifiedJobs ?? [];
  return (
    <>
      <Hero
        visual={
          <HeroVisual scene={heroScene(data?.popularLocations ?? [], jobs)} isLoading={loading && !data} />
        }
      />
      <Figures />
      <TrustedCompanies />
      <FeatureGrid jobs={jobs} location={data?.popularLocations[0]} />
      <PopularLocations
        locations={data?.popularLocations}
        isLoading={loading}
        onRetry={() => void refetch()}
      />
      <HowItWorks />
      <GetStarted />
    </>
  );
}
