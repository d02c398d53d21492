import { MapPin, Search } from "lucide-react";
import { useRef, type RefObject, type SubmitEvent } from "react";
import { useHref, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button, media } from "../../design-system";
import { jobListPath, paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { MAX_LOCATION, MAX_TEXT } from "../jobs/filter/search-limits";
import { SearchSurface } from "../jobs/reading/search-parts";
import { SuggestField } from "../jobs/reading/SuggestField";
import { landingWords } from "./landing.words";

/**
 * Title and place, to the job list (LAND-02, LAND-03). Method, address and field names are those of a plain
 * form, which is what a browser sends that has not run our code yet.
 */
export function SearchBar() {
  const words = useWords(landingWords).hero;
  const navigate = useNavigate();
  const action = useHref(paths.jobs);
  const jobTitle = useRef<HTMLInputElement>(null);
  const location = useRef<HTMLInputElement>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(jobListPath({ q: jobTitle.current?.value, location: location.current?.value }));
  }

  return (
    <Bar role="search" aria-label={words.search} method="get" action={action} onSubmit={handleSubmit}>
      <SuggestField
        kind="title"
        onPick={(title) => put(jobTitle, title)}
        icon={<Search size={20} aria-hidden />}
        label={words.jobTitle}
        ref={jobTitle}
        name="q"
        placeholder={words.jobTitleHint}
        maxLength={MAX_TEXT}
      />
      <SuggestField
        kind="place"
        onPick={(place) => put(location, place)}
        icon={<MapPin size={20} aria-hidden />}
        label={words.location}
        ref={location}
        name="location"
        placeholder={words.locationHint}
        maxLength={MAX_LOCATION}
      />
      <Button type="submit" size="lg" fullWidth="phone">
        {words.searchJobs}
      </Button>
    </Bar>
  );
}

function put(field: RefObject<HTMLInputElement | null>, text: string): void {
  if (field.current) field.current.value = text;
}

const Bar = styled(SearchSurface)`
  max-width: 740px;

  ${media.phone} {
    flex-direction: column;
    gap: 4px;
  }
`;
