import { BriefcaseBusiness, Plus, SearchX } from "lucide-react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  ChoiceLinks,
  EmptyState,
  ListSearch,
  LoadFailure,
  media,
  Page,
  Pagination,
  Select,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../design-system";
import { BlockedCompanies } from "../../features/companies/BlockedCompanies";
import { MoreOfPostings } from "../../features/jobs/csv/MoreOfPostings";
import { jobStatusWords } from "../../features/jobs/job/job-status.words";
import { DraftList } from "../../features/jobs/own/DraftList";
import { mayPost } from "../../features/jobs/own/own-job-standing";
import { OwnJobTable } from "../../features/jobs/own/OwnJobTable";
import { ownJobsWords } from "../../features/jobs/own/own-jobs.words";
import { paths } from "@job-portal/protocol/paths";
import { useOpenEntry } from "../../shared/useOpenEntry";
import { useWords } from "../../shared/words";
import { JOB_FILTERS, readPostings, postingsPath, statusOf, type Postings } from "./postings-address";
import { useJobPostingsScreenQuery, type JobPostingsScreenQuery } from "./JobPostingsScreen.generated";
import { postingsWords } from "./postings.words";

/**
 * /job-postings (ROUTE-09): the jobs of one's companies in whatever state, whatever one's role; at the one that the
 * address names, as in mails sent before each job had a page of its own.
 */
export function JobPostingsScreen() {
  const words = useWords(postingsWords);
  const [address] = useSearchParams();
  const postings = readPostings(address);
  const { data, previousData, loading, refetch } = useJobPostingsScreenQuery({
    variables: {
      page: postings.page,
      status: statusOf(postings),
      text: postings.text || null,
      companyId: postings.companyId || null,
      pageOf: address.get("open"),
    },
    fetchPolicy: "cache-and-network",
  });
  // The counts stay while the next part is on its way.
  const known = data ?? previousData;
  return (
    <Page title={words.title}>
      <Frame>
        <BlockedCompanies companies={known?.myCompanies ?? []} />
        <Toolbar postings={postings} companies={known?.myCompanies ?? []} />
        {known && known.myCompanies.length > 1 && (
          <Choice>
            <CompanyChoice postings={postings} companies={known.myCompanies} />
          </Choice>
        )}
        {known && <Filters postings={postings} counts={known.myJobCounts} />}
        <Surface>
          {data ? (
            <Postings postings={postings} data={data} />
          ) : loading ? (
            <RowSkeletons />
          ) : (
            <LoadFailure onRetry={() => void refetch()} />
          )}
        </Surface>
        {data && <Pages postings={postings} list={data.myJobs} />}
      </Frame>
    </Page>
  );
}

type Companies = JobPostingsScreenQuery["myCompanies"];

function Toolbar({ postings, companies }: { postings: Postings; companies: Companies }) {
  const words = useWords(ownJobsWords);
  const navigate = useNavigate();
  return (
    <Tools>
      <ListSearch
        label={words.search}
        text={postings.text}
        onSearch={(text) => void navigate(postingsPath({ ...postings, text, page: 1 }))}
      />
      <Acts>
        <MoreOfPostings companies={companies} />
        {mayPost(companies) && (
          <ButtonLink to={paths.postJob} icon={<Plus size={18} aria-hidden />}>
            {words.postNew}
          </ButtonLink>
        )}
      </Acts>
    </Tools>
  );
}

/** Which of the companies one acts for. */
function CompanyChoice({ postings, companies }: { postings: Postings; companies: Companies }) {
  const words = useWords(ownJobsWords);
  const navigate = useNavigate();
  return (
    <Select
      layout="inline"
      label={words.company}
      value={postings.companyId}
      options={[
        { value: "", label: words.allCompanies },
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) =>
        void navigate(postingsPath({ ...postings, companyId: event.target.value, page: 1 }))
      }
    />
  );
}

interface FiltersProps {
  postings: Postings;
  counts: JobPostingsScreenQuery["myJobCounts"];
}

/** One link a status, with how many there are; those without a job only while they are chosen. */
function Filters({ postings, counts }: FiltersProps) {
  const words = useWords(ownJobsWords);
  const { statuses, draft } = useWords(jobStatusWords);
  const shown = JOB_FILTERS.filter(
    ({ name, count }) => counts[count] > 0 || name === postings.filter || name === "all" || name === "active",
  );
  return (
    <ChoiceLinks
      label={words.statusFilter}
      choices={shown.map(({ name, count, status }) => ({
        name: words.filterOf(status ? statuses[status] : name === "draft" ? draft : words.all, counts[count]),
        to: postingsPath({ ...postings, filter: name, page: 1 }),
        isCurrent: name === postings.filter,
      }))}
    />
  );
}

function Postings({ postings, data }: { postings: Postings; data: JobPostingsScreenQuery }) {
  const words = useWords(ownJobsWords);
  const openId = useOpenEntry(true);
  if (postings.filter === "draft") {
    if (data.myJobDrafts.length > 0) return <DraftList drafts={data.myJobDrafts} />;
    return (
      <EmptyState seed="drafts" icon={<BriefcaseBusiness />} title={words.noDrafts}>
        {words.noDraftsHint}
      </EmptyState>
    );
  }
  if (data.myJobs.total > 0)
    return (
      <OwnJobTable jobs={data.myJobs.items} showsCompany={data.myCompanies.length > 1} openId={openId} />
    );
  if (postings.filter !== "all" || postings.text || postings.companyId)
    return (
      <EmptyState
        seed="none-found"
        icon={<SearchX />}
        title={words.noneFound}
        actions={
          <ButtonLink to={paths.jobPostings} tone="secondary">
            {words.showAll}
          </ButtonLink>
        }
      >
        {words.noneFoundHint}
      </EmptyState>
    );
  if (!mayPost(data.myCompanies))
    return (
      <EmptyState seed="none" icon={<BriefcaseBusiness />} title={words.noneAssigned}>
        {words.noneAssignedHint}
      </EmptyState>
    );
  return (
    <EmptyState
      seed="none"
      icon={<BriefcaseBusiness />}
      title={words.none}
      actions={<ButtonLink to={paths.postJob}>{words.postNew}</ButtonLink>}
    >
      {words.noneHint}
    </EmptyState>
  );
}

function Pages({ postings, list }: { postings: Postings; list: JobPostingsScreenQuery["myJobs"] }) {
  const hrefOf = (page: number) => postingsPath({ ...postings, page });
  const pages = Math.max(1, Math.ceil(list.total / list.pageSize));
  if (postings.filter === "draft") return null;
  if (list.page > pages) return <Navigate replace to={hrefOf(pages)} />;
  return <Pagination page={list.page} pages={pages} hrefOf={hrefOf} />;
}

function RowSkeletons() {
  return (
    <SkeletonGroup>
      <Rows>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width="100%" height={44} />
        ))}
      </Rows>
    </SkeletonGroup>
  );
}

const Choice = styled.div`
  max-width: 360px;
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: end;
  justify-content: space-between;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.phone} {
    flex: 1 0 100%;

    > a:last-child {
      flex: 1 0 auto;
      padding-inline: ${space.s3};
    }

    > a:last-child > svg {
      display: none;
    }
  }
`;

const Surface = styled(Card)`
  padding: 0;
  overflow: clip;

  ${media.phone} {
    padding: 0;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: ${space.s4};
  padding: 20px;
`;
