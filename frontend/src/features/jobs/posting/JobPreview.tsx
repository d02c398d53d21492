import { BriefcaseBusiness, Check, CircleDashed, IndianRupee, MapPin } from "lucide-react";
import { useState, type ReactNode } from "react";
import styled from "styled-components";
import {
  Button,
  Card,
  Chip,
  ChipList,
  color,
  Dialog,
  DialogActions,
  space,
  text,
  VisuallyHidden,
} from "../../../design-system";
import { CompanyMark } from "../../companies/CompanyMark";
import { useBackCloses } from "../../../forms/useBackCloses";
import { useWords } from "../../../shared/words";
import type { CompanyMark_CompanyFragment } from "../../companies/CompanyMark.generated";
import { contentOf } from "../job/job-fields";
import type { JobFormValues } from "./job-form";
import { jobFormWords } from "./job-form.words";
import type { JobForm_CompanyFragment } from "./JobForm.generated";
import { JobFacts } from "../job/JobFacts";
import { JobText } from "../job/JobText";
import { jobsWords } from "../job/jobs.words";
import { TypeChip } from "../job/TypeChip";
import type { JobReadings } from "./useJobReadings";
import { usePreviewedWorkMode } from "./usePreviewedWorkMode";

interface JobPreviewProps {
  values: JobFormValues;
  companies: readonly JobForm_CompanyFragment[];
  readings: JobReadings;
}

function companyOf({ values, companies }: JobPreviewProps): CompanyMark_CompanyFragment {
  const known = companies.find(({ id }) => id === values.company);
  return known ?? { name: values.companyName.trim(), logoURL: null };
}

/** Beside the form: the job as a search shows it, and what is still to do. */
export function JobPreviewAside(props: JobPreviewProps) {
  const words = useWords(jobFormWords);
  const jobs = useWords(jobsWords);
  const { values, readings } = props;
  const { name, logoURL } = companyOf(props);
  const company = name || words.unnamedCompany;
  return (
    <Column>
      <SmallHeading>{words.appearance}</SmallHeading>
      <Card>
        <Head>
          <CompanyMark name={company} logoURL={logoURL} size={40} />
          <div>
            <Title>{values.title.trim() || words.untitled}</Title>
            <Company>{jobs.posterFor(company, contentOf(values))}</Company>
          </div>
        </Head>
        <Facts>
          <Fact icon={<MapPin size={16} aria-hidden />}>{locationOf(props)}</Fact>
          <Fact icon={<IndianRupee size={16} aria-hidden />}>
            {readings.pay ? jobs.payHeadline(readings.pay.pay) : values.pay.trim()}
          </Fact>
          <Fact icon={<BriefcaseBusiness size={16} aria-hidden />}>
            {[values.type && jobs.types[values.type], values.experience.trim()].filter(Boolean).join(" · ")}
          </Fact>
        </Facts>
        <Posted>{words.postedToday}</Posted>
      </Card>
      <Checks {...props} />
    </Column>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    children !== "" && (
      <li>
        {icon}
        {children}
      </li>
    )
  );
}

function Checks(props: JobPreviewProps) {
  const words = useWords(jobFormWords);
  const { values, readings } = props;
  const isGiven = (...texts: string[]) => texts.every((each) => each.trim() !== "");
  const checks: [label: string, isDone: boolean][] = [
    [words.checks.what, isGiven(values.title, companyOf(props).name, values.type, values.location)],
    [words.checks.pay, readings.pay?.pay.yearlyMin != null && readings.pay.problem === null],
    [words.checks.experience, isGiven(values.experience) && !readings.experience?.problem],
    [words.checks.description, isGiven(values.description)],
    [words.checks.requirements, isGiven(values.requirements)],
  ];
  return (
    <>
      <SmallHeading>{words.beforeYouPost}</SmallHeading>
      <CheckList>
        {checks.map(([label, isDone]) => (
          <CheckItem key={label} $isDone={isDone}>
            {isDone ? <Check size={18} aria-hidden /> : <CircleDashed size={18} aria-hidden />}
            {label} <VisuallyHidden>({isDone ? words.done : words.open})</VisuallyHidden>
          </CheckItem>
        ))}
      </CheckList>
    </>
  );
}

/** A button that shows the whole job as its page will, before anybody else sees it. */
export function JobPreviewButton(props: JobPreviewProps) {
  const words = useWords(jobFormWords);
  const { isOpen, onOpenChange } = useBackCloses();
  return (
    <>
      <Button tone="secondary" onClick={() => onOpenChange(true)}>
        {words.preview}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={words.previewOf(props.values.title.trim() || words.untitled)}
      >
        <WholeJob {...props} />
        <DialogActions>
          <Button onClick={() => onOpenChange(false)}>{words.closePreview}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** The places as they were read: readers see them, and nothing else that is typed beside them (PLACE-10). */
function locationOf({ values, readings: { location } }: JobPreviewProps): string {
  const isRead = location !== null && location.places.length > 0 && location.questions.length === 0;
  return isRead ? location.places.map(({ label }) => label).join("; ") : values.location.trim();
}

const DAY = 24 * 60 * 60 * 1000;

/** The parts of the job's own page. */
function WholeJob(props: JobPreviewProps) {
  const { values, readings } = props;
  const jobs = useWords(jobsWords);
  const [now] = useState(() => Date.now());
  const content = contentOf(values);
  const workMode = usePreviewedWorkMode(values);
  const pay = readings.pay?.pay ?? {
    text: values.pay.trim(),
    headline: values.pay.trim(),
    amount: null,
    scale: null,
    kind: "AS_TYPED" as const,
    remarks: [],
    unit: null,
    bound: null,
    yearlyMin: null,
    yearlyMax: null,
  };
  return (
    <Whole tabIndex={0}>
      <Company>
        {[jobs.posterFor(companyOf(props).name, content), locationOf(props)].filter(Boolean).join(" · ")}
      </Company>
      <ChipList>
        <li>{values.type && <TypeChip type={values.type} />}</li>
        {content.skills.map((skill) => (
          <li key={skill}>
            <Chip>{skill}</Chip>
          </li>
        ))}
      </ChipList>
      <JobFacts
        job={{
          ...content,
          workMode,
          postedAt: new Date(now).toISOString(),
          openUntil: new Date(now + Number(values.openForDays) * DAY).toISOString(),
          pay,
        }}
      />
      <JobText job={content} />
    </Whole>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const SmallHeading = styled.h2`
  ${text.label}

  &:not(:first-child) {
    margin-top: ${space.s4};
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space.s3};

  > div {
    min-width: 0;
  }
`;

const Title = styled.p`
  ${text.label}
  font-size: 1rem;
  overflow-wrap: anywhere;
`;

const Company = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space.s1};
  margin-top: ${space.s3};
  ${text.meta}

  > li {
    display: flex;
    gap: ${space.s2};
    align-items: center;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    color: ${color.faint};
  }
`;

const Posted = styled.p`
  padding-top: ${space.s3};
  border-top: 1px solid ${color.line};
  margin-top: ${space.s3};
  ${text.meta}
`;

const CheckList = styled.ul`
  display: grid;
  gap: ${space.s2};
  ${text.meta}
`;

const CheckItem = styled.li<{ $isDone: boolean }>`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  color: ${({ $isDone }) => ($isDone ? color.muted : color.ink)};
  font-weight: ${({ $isDone }) => ($isDone ? 400 : 600)};

  > svg {
    color: ${({ $isDone }) => ($isDone ? color.ok : color.faint)};
  }
`;

/* A dialog is narrower than the page that these parts are made for. */
const Whole = styled.div`
  display: grid;
  gap: ${space.s4};
  max-height: 60vh;
  margin-top: ${space.s3};
  overflow-y: auto;
  overscroll-behavior: contain;

  && > dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  }

  && > dl > div {
    padding: ${space.s3} 0;
    border: 0;
  }

  /* Pay stays in one line, and is wider than a column. */
  && > dl > div:first-child {
    grid-column: 1 / -1;
  }

  && > :last-child {
    padding: ${space.s5};
  }
`;
