import { ArrowLeft, FileSpreadsheet, Upload } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  FileButton,
  InlineButton,
  LoadFailure,
  media,
  FormFailure,
  Page,
  ProgressBar,
  SectionCard,
  Select,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { feedImportWords } from "../../features/jobs/feed-import/feed-import.words";
import { useDeleteJobFileMutation } from "../../features/jobs/file/JobFile.generated";
import { jobFileWords } from "../../features/jobs/file/job-file.words";
import { JobFileImport } from "../../features/jobs/file/JobFileImport";
import { useJobFileAct } from "../../features/jobs/file/useJobFile";
import { useJobFileUpload } from "../../features/jobs/file/useJobFileUpload";
import { paths } from "@job-portal/protocol/paths";
import { saveBlob } from "../../shared/save-file";
import { useWords } from "../../shared/words";
import { CompaniesWithoutPosting } from "./CompaniesWithoutPosting";
import { useImportJobsScreenQuery, type ImportJobsScreenQuery } from "./ImportJobsScreen.generated";
import { postingsWords } from "./postings.words";

/** /job-postings/import: files of jobs on their way in; `?file=` opens one of them. */
export function ImportJobsScreen() {
  const { importTitle } = useWords(postingsWords);
  const words = useWords(jobFileWords);
  const [address, setAddress] = useSearchParams();
  const id = address.get("file");
  return (
    <Page title={importTitle}>
      <Frame>
        <Back to={paths.jobPostings}>
          <ArrowLeft size={16} aria-hidden />
          {words.toPostings}
        </Back>
        {id === null ? (
          <Files onOpen={(opened) => setAddress({ file: opened })} />
        ) : (
          <JobFileImport key={id} id={id} onAnother={() => setAddress({})} />
        )}
      </Frame>
    </Page>
  );
}

function Files({ onOpen }: { onOpen(id: string): void }) {
  const { data, loading, refetch } = useImportJobsScreenQuery({ fetchPolicy: "cache-and-network" });
  if (data) {
    const companies = data.myCompanies.filter(({ viewerCan }) => viewerCan.postJobs);
    return (
      <>
        <CompaniesWithoutPosting companies={data.myCompanies} />
        <NewFile companies={companies} onOpen={onOpen} />
        <Unfinished files={data.myJobFiles} onOpen={onOpen} />
        <Posted files={data.myPostedJobFiles} onOpen={onOpen} />
        <FromFeeds companies={companies} />
      </>
    );
  }
  if (!loading) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={280} shape="tile" />
    </SkeletonGroup>
  );
}

interface NewFileProps {
  companies: ImportJobsScreenQuery["myCompanies"];
  onOpen(id: string): void;
}

function NewFile({ companies, onOpen }: NewFileProps) {
  const words = useWords(jobFileWords);
  const [companyId, setCompanyId] = useState(companies[0]?.id ?? "");
  const { send, share, failure } = useJobFileUpload(onOpen);
  if (companies.length === 0) return <NoCompany />;
  return (
    <SectionCard title={words.fileTitle}>
      <Stack>
        <Select
          label={words.company}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          value={companyId}
          onChange={(event) => setCompanyId(event.target.value)}
        />
        <p>{words.what}</p>
        <Acts>
          <FileButton
            accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            icon={<Upload size={18} aria-hidden />}
            busy={share !== null}
            onPick={(picked) => void send(picked, companyId)}
          >
            {words.choose}
          </FileButton>
          <Button
            tone="text"
            icon={<FileSpreadsheet size={18} aria-hidden />}
            onClick={() => saveBlob(words.templateName, new Blob([words.templateText], { type: "text/csv" }))}
          >
            {words.template}
          </Button>
        </Acts>
        {share !== null && <ProgressBar label={words.sending(share)} value={share} />}
        {failure && <FormFailure>{failure}</FormFailure>}
      </Stack>
    </SectionCard>
  );
}

interface UnfinishedProps {
  files: ImportJobsScreenQuery["myJobFiles"];
  onOpen(id: string): void;
}

function Unfinished({ files, onOpen }: UnfinishedProps) {
  const words = useWords(jobFileWords);
  const [forget] = useDeleteJobFileMutation({ refetchQueries: ["ImportJobsScreen"] });
  const { act } = useJobFileAct();
  if (files.length === 0) return null;
  return (
    <SectionCard title={words.unfinished}>
      <List>
        {files.map(({ id, name, state }) => (
          <li key={id}>
            <Button tone="secondary" onClick={() => onOpen(id)}>
              {words.goOn(name)}
            </Button>
            <span>{words.state(state)}</span>
            <InlineButton
              aria-label={words.forget(name)}
              onClick={() => void act(() => forget({ variables: { id } }))}
            >
              {words.forgetShort}
            </InlineButton>
          </li>
        ))}
      </List>
    </SectionCard>
  );
}

interface PostedProps {
  files: ImportJobsScreenQuery["myPostedJobFiles"];
  onOpen(id: string): void;
}

/** What was imported, from where an import can be taken back (FILE-16). */
function Posted({ files, onOpen }: PostedProps) {
  const words = useWords(jobFileWords);
  if (files.length === 0) return null;
  return (
    <SectionCard title={words.postedFiles}>
      <List>
        {files.map(({ id, name, state, createdCount }) => (
          <li key={id}>
            <Button tone="secondary" onClick={() => onOpen(id)}>
              {words.openFile(name)}
            </Button>
            <span>{state === "DONE" ? words.posted(createdCount) : words.state(state)}</span>
          </li>
        ))}
      </List>
    </SectionCard>
  );
}

/** The other way in: for each company the feeds that are read for it. */
function FromFeeds({ companies }: Pick<NewFileProps, "companies">) {
  const words = useWords(feedImportWords);
  if (companies.length === 0) return null;
  return (
    <SectionCard title={words.linkTitle}>
      <Stack>
        <p>{words.linkText}</p>
        <Acts>
          {companies.map(({ id, name }) => (
            <ButtonLink key={id} tone="secondary" to={paths.companyFeeds(id)}>
              {companies.length === 1 ? words.link : name}
            </ButtonLink>
          ))}
        </Acts>
      </Stack>
    </SectionCard>
  );
}

function NoCompany() {
  const words = useWords(jobFileWords);
  const { importTitle } = useWords(postingsWords);
  return (
    <Card>
      <EmptyState
        seed="import"
        icon={<Upload />}
        title={importTitle}
        actions={<ButtonLink to={paths.postJob}>{words.postFirst}</ButtonLink>}
      >
        {words.noCompany}
      </EmptyState>
    </Card>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s4};
  max-width: 1000px;
`;

const Back = styled(Link)`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  justify-self: start;
  min-height: 36px;
  ${text.meta}
`;

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s3};

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s3};
    align-items: center;
  }
`;

const Acts = styled.div`
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
