import { SpellCheck } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, space } from "../../../design-system";
import { InScript } from "../../../shared/language/InScript";
import { useWords } from "../../../shared/words";
import { jobSearchPath, type JobSearch } from "../filter/job-search";
import { jobSearchWords } from "../filter/job-search.words";

interface CorrectionProps {
  search: JobSearch;
  /** The text that was searched in place of the one that was typed. */
  searchedText: string;
}

/** Says that words were corrected, with the way back to the text as it was typed. */
export function Correction({ search, searchedText }: CorrectionProps) {
  const words = useWords(jobSearchWords);
  return (
    <Line role="status">
      <SpellCheck size={20} aria-hidden />
      <p>
        <Searched>
          {words.resultsFor}{" "}
          <strong>
            <InScript>{searchedText || words.allJobs}</InScript>
          </strong>
          <Stop>. </Stop>
        </Searched>
        <Instead>
          {words.searchInstead}{" "}
          <Link to={jobSearchPath(search, { exact: true })}>
            <InScript>{search.q}</InScript>
          </Link>
        </Instead>
      </p>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space.s3};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.brand800};
  }
`;

const Searched = styled.span`
  color: ${color.ink};

  > strong {
    font-weight: 600;
  }
`;

/* Heard between the two lines, and not seen. */
const Stop = styled.span`
  color: transparent;
`;

const Instead = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize.fs14};

  > a {
    padding-block: 4px;
    font-weight: 600;
  }
`;
