import { Pencil } from "lucide-react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  ButtonLink,
  LoadFailure,
  media,
  Page,
  SectionCard,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../design-system";
import { bringResumeWords } from "../../features/resumes/bring/bring-resume.words";
import { BroughtResumeForm } from "../../features/resumes/bring/BroughtResumeForm";
import { ResumeFileChoice } from "../../features/resumes/bring/ResumeFileChoice";
import { useBringResume } from "../../features/resumes/bring/useBringResume";
import { ImportResume } from "../../features/resumes/resume/ImportResume";
import { useWords } from "../../shared/words";
import { useBringResumeScreenQuery } from "./BringResumeScreen.generated";

/** /resume/bring: a resume that one has as a file (RESF-10 to RESF-12). */
export function BringResumeScreen() {
  const words = useWords(bringResumeWords);
  const { brought, isReading, failure, read, forget } = useBringResume();
  // Another tab may have filled the profile since.
  const { data, loading, refetch } = useBringResumeScreenQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Page
      title={brought ? words.check : words.title}
      back={<BackLink to={paths.myResumes}>{words.back}</BackLink>}
      width="list"
    >
      <Frame>{content()}</Frame>
    </Page>
  );

  function content() {
    if (!brought)
      return (
        <>
          <p>{words.hint}</p>
          <ResumeFileChoice {...{ isReading, failure }} onPick={(file) => void read(file)} />
          <OtherWays />
        </>
      );
    if (data?.me)
      return (
        <BroughtResumeForm
          brought={brought}
          account={data.me}
          career={data.careerProfile.facts}
          onAnother={forget}
        />
      );
    if (!loading) return <LoadFailure onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height={280} shape="tile" />
      </SkeletonGroup>
    );
  }
}

function OtherWays() {
  const words = useWords(bringResumeWords);
  return (
    <SectionCard title={words.noFile}>
      <Ways>
        <ButtonLink to={paths.createResume} tone="secondary" icon={<Pencil size={18} aria-hidden />}>
          {words.byHand}
        </ButtonLink>
        <ImportResume />
      </Ways>
    </SectionCard>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};

  > label {
    width: auto;
  }

  ${media.phone} {
    > * {
      flex: 1 0 100%;
    }
  }
`;
