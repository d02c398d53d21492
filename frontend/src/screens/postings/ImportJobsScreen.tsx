import { ArrowLeft, FileSpreadsheet, Upload } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import styled from "styled-components";
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  FileButton,
  LoadFailure,
  media,
  Notice,
  Page,
  SectionCard,
  Select,
  Skeleton,
  SkeletonGroup,
  space,
  text,
  useToast,
} from "../../design-system";
import { jobsCsvWords } from "../../features/jobs/csv/jobs-csv.words";
import { JobsCsvPreview } from "../../features/jobs/csv/JobsCsvPreview";
import { useJobsCsv } from "../../features/jobs/csv/useJobsCsv";
import { paths } from "@job-portal/protocol/paths";
import { saveBlob } from "../../shared/save-file";
import { useWords } from "../../shared/words";
import { useImportJobsScreenQuery, type ImportJobsScreenQuery } from "./ImportJobsScreen.generated";
import { postingsWords } from "./postings.words";

/** /job-postings/import: a file of jobs for one of one's companies, checked before anything of it is stored. */
export function ImportJobsScreen() {
  const { importTitle } = useWords(postingsWords);
  const words = useWords(jobsCsvWords);
  const { data, loading, refetch } = useImportJobsScreenQuery();
  return (
    <Page title={importTitle}>
      <Frame>
        <Back to={paths.jobPostings}>
          <ArrowLeft size={16} aria-hidden />
          {words.toPostings}
        </Back>
        {data ? (
          <Import companies={data.myCompanies} />
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={280} shape="tile" />
          </SkeletonGroup>
        ) : (
          <LoadFailure onRetry={() => void refetch()} />
        )}
      </Frame>
    </Page>
  );
}

function Import({ companies }: { companies: ImportJobsScreenQuery["myCompanies"] }) {
  const words = useWords(jobsCsvWords);
  const navigate = useNavigate();
  const showToast = useToast();
  const [companyId, setCompanyId] = useState(companies[0]?.id ?? "");
  const file = useJobsCsv((created, held) => {
    showToast({ text: held > 0 ? words.importedHeld(created - held, held) : words.imported(created) });
    void navigate(paths.jobPostings);
  });
  function handleCompany(id: string) {
    setCompanyId(id);
    file.forget();
  }
  if (companies.length === 0) return <NoCompany />;
  return (
    <>
      <SectionCard title={words.fileTitle}>
        <Stack>
          <Select
            label={words.company}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            value={companyId}
            onChange={(event) => handleCompany(event.target.value)}
          />
          <p>{words.columns}</p>
          <Acts>
            <FileButton
              accept=".csv,text/csv"
              icon={<Upload size={18} aria-hidden />}
              onPick={(picked) => void file.choose(picked, companyId)}
            >
              {file.chosen ? words.chooseAnother : words.choose}
            </FileButton>
            <Button
              tone="text"
              icon={<FileSpreadsheet size={18} aria-hidden />}
              onClick={() =>
                saveBlob(words.templateName, new Blob([words.templateText], { type: "text/csv" }))
              }
            >
              {words.template}
            </Button>
          </Acts>
          {file.isReading && <Notice>{words.reading}</Notice>}
          {file.failure && <Notice tone="danger">{file.failure}</Notice>}
        </Stack>
      </SectionCard>
      {file.chosen && (
        <JobsCsvPreview
          key={file.chosen.importId}
          name={file.chosen.name}
          preview={file.chosen.preview}
          isImporting={file.isImporting}
          onImport={(isConfirmed) => void file.importChosen(isConfirmed)}
        />
      )}
    </>
  );
}

function NoCompany() {
  const words = useWords(jobsCsvWords);
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
