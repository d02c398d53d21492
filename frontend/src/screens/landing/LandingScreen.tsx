import { FeatureGrid } from "../../features/landing/FeatureGrid";
import { Figures } from "../../features/landing/Figures";
import { GetStarted } from "../../features/landing/GetStarted";
import { Hero } from "../../features/landing/Hero";
import { heroScene } from "../../features/landing/hero-scene";
import { HeroVisual } from "../../features/landing/HeroVisual";
import { HowItWorks } from "../../features/landing/HowItWorks";
import { landingWords } from "../../features/landing/landing.words";
import { PopularLocations } from "../../features/landing/PopularLocations";
import { TrustedCompanies } from "../../features/landing/TrustedCompanies";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { useLandingScreenQuery } from "./LandingScreen.generated";

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
