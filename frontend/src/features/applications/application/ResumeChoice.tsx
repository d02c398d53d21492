import { Download } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import type { SessionUser } from "../../../auth/session";
import {
  Button,
  color,
  LoadFailure,
  Notice,
  radius,
  RadioGroup,
  Skeleton,
  SkeletonGroup,
  space,
  useToast,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { downloadFile } from "../../../auth/server-files";
import { resumePdfPath } from "../../resumes/resume/resume-files";
import { resumesWords } from "../../resumes/resume/resumes.words";
import { applicationsWords } from "./applications.words";
import type { SendableResumesQuery, useSendableResumesQuery } from "./ApplyJob.generated";
import { sendableResumes } from "./sendable-resumes";
import { SentProfile } from "./SentProfile";

const PROFILE = "profile";

interface ResumeChoiceProps {
  user: SessionUser;
  sendable: Pick<ReturnType<typeof useSendableResumesQuery>, "data" | "loading" | "refetch">;
  /** The resume to send; null: the profile. */
  resumeId: string | null;
  onChoose(resumeId: string | null): void;
}

/** One of the finished resumes where there are any, or the profile, and what of it goes to the company. */
export function ResumeChoice({ user, sendable, resumeId, onChoose }: ResumeChoiceProps) {
  const { apply: words } = useWords(applicationsWords);
  const { data, loading, refetch } = sendable;
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={240} shape="tile" />
      </SkeletonGroup>
    ) : (
      <LoadFailure message={words.resumesFailed} onRetry={() => void refetch()} />
    );
  const resumes = data.myFinishedResumes;
  const chosen = resumes.find(({ id }) => id === resumeId);
  return (
    <>
      {resumes.length > 0 && (
        <RadioGroup
          label={words.what}
          layout="list"
          options={[
            { value: PROFILE, label: words.profile },
            ...resumes.map(({ id, title, updatedAt }) => ({
              value: id,
              label: resumes.some((other) => other.id !== id && other.title === title)
                ? words.resumeOf(title, updatedAt)
                : title,
            })),
          ]}
          value={resumeId ?? PROFILE}
          onChange={(value) => onChoose(value === PROFILE ? null : value)}
        />
      )}
      {chosen ? (
        <SentResume resume={chosen} isSendable={sendableResumes(data).includes(chosen)} />
      ) : (
        <SentProfile user={user} />
      )}
    </>
  );
}

interface SentResumeProps {
  resume: SendableResumesQuery["myFinishedResumes"][number];
  isSendable: boolean;
}

function SentResume({ resume, isSendable }: SentResumeProps) {
  const { apply: words } = useWords(applicationsWords);
  const { templates } = useWords(resumesWords);
  const showToast = useToast();

  function handleDownload() {
    downloadFile(resumePdfPath(resume.id)).catch(() => showToast({ tone: "danger", text: words.pdfFailed }));
  }

  return (
    <Box>
      {!isSendable && <Notice tone="warn">{words.errors.templateLimit}</Notice>}
      <p>{words.resumeSent(resume.title, templates[resume.template])}</p>
      <Acts>
        {isSendable && (
          <Button
            tone="secondary"
            size="sm"
            icon={<Download size={16} aria-hidden />}
            onClick={handleDownload}
          >
            {words.seePdf}
          </Button>
        )}
        <Link to={paths.editResume(resume.id)}>{words.editResume}</Link>
      </Acts>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.canvas};
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
`;
