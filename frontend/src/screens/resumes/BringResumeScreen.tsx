import { Pencil } from "lucide-react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  Button,
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
import { useKeepOriginal } from "../../features/resumes/original/useOriginals";
import { ImportResume } from "../../features/resumes/resume/ImportResume";
import { useWords } from "../../shared/words";
import { useBringResumeScreenQuery } from "./BringResumeScreen.generated";

/** /resume/bring: a resume that one has as a file (RESF-10 to RESF-12). */
export function BringResumeScreen() {
  const words = useWords(bringResumeWords);
  const { brought, file, scan, isReading, failure, read, forget } = useBringResume();
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
          <ResumeFileChoice
            {...{ isReading, failure }}
            way={scan && <KeepScan file={scan} />}
            onPick={(file) => void read(file)}
          />
          <OtherWays />
        </>
      );
    if (data?.me)
      return (
        <BroughtResumeForm
          {...{ brought, file }}
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

/** A scan can be sent all the same. */
function KeepScan({ file }: { file: File }) {
  const words = useWords(bringResumeWords);
  const navigate = useNavigate();
  const { keep, isKeeping, failure } = useKeepOriginal();
  return (
    <>
      <Button
        tone="text"
        size="sm"
        busy={isKeeping}
        onClick={() => void keep(file).then((kept) => kept && navigate(paths.myResumes))}
      >
        {words.keepScan}
      </Button>
      {failure}
    </>
  );
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
