import { MapPin, Search } from "lucide-react";
import { useRef, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button, color, fontSize, media, motion, radius, shadow, space } from "../../design-system";
import { jobListPath, paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";

/**
 * Title and place, to the job list (LAND-02, LAND-03). Method, address and field names are those of a plain
 * form, which is what a browser sends that has not run our code yet.
 */
export function SearchBar() {
  const words = useWords(landingWords).hero;
  const navigate = useNavigate();
  const jobTitle = useRef<HTMLInputElement>(null);
  const location = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(jobListPath({ q: jobTitle.current?.value, location: location.current?.value }));
  }

  return (
    <Form role="search" aria-label={words.search} method="get" action={paths.jobs} onSubmit={handleSubmit}>
      <Cell>
        <Search size={20} aria-hidden />
        <Label>
          {words.jobTitle}
          <Input
            ref={jobTitle}
            name="q"
            type="text"
            placeholder={words.jobTitleHint}
            enterKeyHint="search"
            maxLength={200}
          />
        </Label>
      </Cell>
      <Cell>
        <MapPin size={20} aria-hidden />
        <Label>
          {words.location}
          <Input
            ref={location}
            name="location"
            type="text"
            placeholder={words.locationHint}
            autoComplete="address-level2"
            enterKeyHint="search"
            maxLength={200}
          />
        </Label>
      </Cell>
      <Button type="submit" size="lg" fullWidth="phone">
        {words.searchJobs}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: stretch;
  max-width: 740px;
  padding: 7px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  box-shadow: ${shadow.shadow3};

  ${media.phone} {
    flex-direction: column;
    gap: 4px;
  }
`;

const Cell = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.s3};
  min-width: 0;
  padding: 0 ${space.s3} 0 ${space.s4};
  border-radius: ${radius.rSm};
  transition: box-shadow ${motion.color};

  > svg {
    flex: none;
    color: ${color.faint};
  }

  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color.brand700};
  }

  ${media.phone} {
    min-height: 58px;
    padding-left: ${space.s3};
  }
`;

const Label = styled.label`
  display: block;
  flex: 1;
  min-width: 0;
  padding-top: 6px;
  color: ${color.ink};
  font-size: ${fontSize.fs12};
  font-weight: 600;
  line-height: 1.3;
  cursor: text;
`;

const Input = styled.input`
  display: block;
  width: 100%;
  padding: 2px 0 6px;
  border: 0;
  background: transparent;
  color: ${color.ink};
  font-size: ${fontSize.fs16};
  font-weight: 400;
  line-height: 1.5;
  text-overflow: ellipsis;

  /* The cell around it shows the focus. */
  &&&&:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
