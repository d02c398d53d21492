import { BriefcaseBusiness, ChevronDown, MapPin, Search } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button, color, media, shadow, space } from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import {
  JOB_TYPES,
  jobSearchPath,
  MAX_LOCATION,
  MAX_TEXT,
  readJobSearch,
  type JobSearch,
} from "./job-search";
import { jobsWords } from "./jobs.words";
import { SearchField } from "./SearchField";
import { SearchCell, SearchLabel, SearchSelect, SearchSurface } from "./search-parts";

/**
 * Text, type and place of the job list, which 'Search' puts into the address (JOBS-01 to JOBS-03). Like the
 * landing page's, it is the form a browser sends by itself that has not run our code yet.
 */
export function JobSearchForm({ search }: { search: JobSearch }) {
  const words = useWords(jobsWords);
  const { text, type, location, handleSubmit } = useSearchFields(search);
  return (
    <Bar role="search" aria-label={words.search} method="get" action={paths.jobs} onSubmit={handleSubmit}>
      <SearchField
        cell={TextCell}
        icon={<Search size={20} aria-hidden />}
        label={words.searchText}
        ref={text}
        name="q"
        defaultValue={search.q}
        placeholder={words.searchTextHint}
        maxLength={MAX_TEXT}
      />
      <TypeField ref={type} defaultValue={search.type} />
      <SearchField
        cell={NarrowCell}
        icon={<MapPin size={20} aria-hidden />}
        label={words.location}
        ref={location}
        name="location"
        defaultValue={search.location}
        placeholder={words.locationHint}
        autoComplete="address-level2"
        maxLength={MAX_LOCATION}
      />
      <Button type="submit" size="lg">
        {words.submit}
      </Button>
    </Bar>
  );
}

function TypeField(props: Pick<ComponentProps<"select">, "ref" | "defaultValue">) {
  const words = useWords(jobsWords);
  return (
    <NarrowCell>
      <BriefcaseBusiness size={20} aria-hidden />
      <SearchLabel>
        {words.jobType}
        <SearchSelect {...props} name="type">
          <option value="">{words.allTypes}</option>
          {JOB_TYPES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SearchSelect>
      </SearchLabel>
      <Arrow size={18} aria-hidden />
    </NarrowCell>
  );
}

/** The fields are the browser's own; going back and forward puts the address's search into them again. */
function useSearchFields(search: JobSearch) {
  const navigate = useNavigate();
  const text = useRef<HTMLInputElement>(null);
  const type = useRef<HTMLSelectElement>(null);
  const location = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (text.current) text.current.value = search.q;
    if (type.current) type.current.value = search.type;
    if (location.current) location.current.value = search.location;
  }, [search.q, search.type, search.location]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = readJobSearch(
      new URLSearchParams({
        q: text.current?.value ?? "",
        type: type.current?.value ?? "",
        location: location.current?.value ?? "",
      }),
    );
    const hasText = asked.q !== "";
    void navigate(
      jobSearchPath({ ...asked, sort: hasText === (search.q !== "") ? search.sort : asked.sort }),
    );
  }

  return { text, type, location, handleSubmit };
}

const Bar = styled(SearchSurface)`
  box-shadow: ${shadow.shadow2};

  > button {
    min-width: 120px;
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;

    > button {
      grid-column: 1 / -1;
      margin-top: 6px;
    }
  }
`;

const TextCell = styled(SearchCell)`
  flex: 1.6;

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const NarrowCell = styled(SearchCell)`
  margin-left: 9px;

  &::before {
    position: absolute;
    inset: ${space.s2} auto ${space.s2} -5px;
    border-left: 1px solid ${color.line};
    content: "";
  }

  ${media.phone} {
    margin-left: 0;

    > svg:first-child {
      display: none;
    }

    &::before {
      inset: 0 0 auto ${space.s3};
      border-top: 1px solid ${color.line};
      border-left: 0;
    }

    & + &::before {
      inset: 0 ${space.s3} auto 0;
    }

    & + &::after {
      position: absolute;
      inset: ${space.s3} auto ${space.s3} 0;
      border-left: 1px solid ${color.line};
      content: "";
    }
  }
`;

/* Over the select, whose own arrow is gone, so that a press on it opens the list. */
const Arrow = styled(ChevronDown)`
  position: absolute;
  right: ${space.s3};
  pointer-events: none;
`;
