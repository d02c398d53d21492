import { Check, FileText, Search } from "lucide-react";
import { CompanyMark } from "../companies/CompanyMark";
import { StreetMap } from "../../design-system/StreetMap/StreetMap";
import { useFormats } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import type { CompanyMark_CompanyFragment } from "../companies/CompanyMark.generated";
import { jobsWords } from "../jobs/job/jobs.words";
import { VerifiedMark } from "../companies/VerifiedMark";
import type { FeatureGrid_JobFragment, FeatureGrid_LocationFragment } from "./FeatureGrid.generated";
import { landingWords } from "./landing.words";
import {
  Badge,
  Bar,
  Blank,
  Figure,
  Ladder,
  Lines,
  PlainLine,
  Push,
  Query,
  Range,
  Rung,
  Sheet,
  SheetRow,
  Spot,
  Spots,
  Stack,
  StrongLine,
  Trail,
} from "./sketch-parts";

type Jobs = readonly FeatureGrid_JobFragment[];

/** Letters of a job's title and pay: a picture must not end in dots. */
const ROW_LENGTH = 30;

function useSketchWords() {
  return useWords(landingWords).features.sketch;
}

export function SearchSketch({ jobs }: { jobs: Jobs }) {
  const words = useSketchWords();
  const { payHeadline } = useWords(jobsWords);
  const [first, second] = jobs.filter(({ title, pay }) => `${title}${payHeadline(pay)}`.length <= ROW_LENGTH);
  return (
    <Stack>
      <Sheet>
        <Query>
          <Search size={16} />
          {words.searchExample}
        </Query>
      </Sheet>
      <Sheet>
        <JobRow job={first} />
        <JobRow job={second} />
      </Sheet>
    </Stack>
  );
}

function JobRow({ job }: { job: FeatureGrid_JobFragment | undefined }) {
  const { payHeadline } = useWords(jobsWords);
  if (!job) return <BlankRow />;
  return (
    <SheetRow>
      <CompanyMark name={job.company.name} logoURL={job.company.logoURL} size={36} />
      <Lines>
        <StrongLine>{job.title}</StrongLine>
        <PlainLine>{job.locality ?? job.location}</PlainLine>
      </Lines>
      <Figure>{payHeadline(job.pay)}</Figure>
    </SheetRow>
  );
}

function BlankRow() {
  return (
    <SheetRow>
      <Blank />
      <Lines>
        <Bar $width={128} $tone="strong" />
        <Bar $width={84} />
      </Lines>
      <Bar $width={60} $tone="strong" />
    </SheetRow>
  );
}

export function GrowthSketch() {
  const [starting, settled, leading] = useSketchWords().levels;
  return (
    <Stack>
      <Sheet>
        <Ladder>
          <Bar $width={150} $tone="strong" />
          <Rung>
            <PlainLine>{starting}</PlainLine>
            <Range $from={3} $to={28} $shade={200} />
          </Rung>
          <Rung>
            <PlainLine>{settled}</PlainLine>
            <Range $from={24} $to={58} $shade={400} />
          </Rung>
          <Rung>
            <PlainLine>{leading}</PlainLine>
            <Range $from={52} $to={97} $shade={700} />
          </Rung>
        </Ladder>
      </Sheet>
    </Stack>
  );
}

export function CompaniesSketch({ jobs }: { jobs: Jobs }) {
  const [first, second, third] = companiesOf(jobs);
  return (
    <Stack>
      <Sheet>
        <CompanyRow company={first} />
        <CompanyRow company={second} />
        <CompanyRow company={third} />
      </Sheet>
    </Stack>
  );
}

function CompanyRow({ company }: { company: CompanyMark_CompanyFragment | undefined }) {
  if (!company) return <BlankRow />;
  const { name, logoURL } = company;
  return (
    <SheetRow>
      <CompanyMark name={name} logoURL={logoURL} size={36} />
      <Lines>
        <StrongLine>{name}</StrongLine>
      </Lines>
      <VerifiedMark isVerified />
    </SheetRow>
  );
}

export function SecureSketch({ jobs }: { jobs: Jobs }) {
  const words = useSketchWords();
  // The fourth one: the first three stand in the picture above.
  const companies = companiesOf(jobs);
  return (
    <Stack>
      <Sheet>
        <CompanyRow company={companies[3] ?? companies[0]} />
        {words.checks.map((check) => (
          <SheetRow key={check} $height={41}>
            <Badge $tone="ok">
              <Check size={12} strokeWidth={3} />
            </Badge>
            <PlainLine>{check}</PlainLine>
          </SheetRow>
        ))}
      </Sheet>
    </Stack>
  );
}

export function ApplySketch() {
  const words = useSketchWords();
  return (
    <Stack>
      <Sheet>
        <SheetRow>
          <Blank>
            <FileText size={18} />
          </Blank>
          <Lines>
            <StrongLine>{words.yourResume}</StrongLine>
            <PlainLine>{words.readyToSend}</PlainLine>
          </Lines>
          <Badge $tone="brand">
            <Check size={12} strokeWidth={3} />
          </Badge>
        </SheetRow>
      </Sheet>
      <Push>{words.applyNow}</Push>
      <Trail>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Trail>
    </Stack>
  );
}

const spots = [
  { top: 34, left: 10 },
  { top: 78, left: 46 },
  { top: 132, left: 18 },
] as const;

export function NetworkSketch({ location }: { location: FeatureGrid_LocationFragment | undefined }) {
  const format = useFormats();
  return (
    <>
      <StreetMap seed="network" width={384} height={196} />
      <Spots>
        {spots.map(({ top, left }, index) => {
          const locality = location?.localities[index];
          return (
            <Spot key={top} $top={top} $left={left}>
              {locality ? <strong>{locality.name}</strong> : <Bar $width={64} $tone="strong" />}
              {locality && format.count(locality.jobCount)}
            </Spot>
          );
        })}
      </Spots>
    </>
  );
}

/** The companies that posted last, each once: all of them are verified. */
const companiesOf = (jobs: Jobs) => [...new Map(jobs.map(({ company }) => [company.id, company])).values()];
