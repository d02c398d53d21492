import { BriefcaseBusiness, ChevronDown, MapPin, Search } from "lucide-react";
import {
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import { useHref, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button, color, media, radius, shadow, space, VisuallyHidden } from "../../../design-system";
import { jobListPath, paths } from "@job-portal/protocol/paths";
import { InScript } from "../../../shared/language/InScript";
import { useWords } from "../../../shared/words";
import { SearchFields } from "../filter/ChoiceForm";
import { jobSearchPath, type JobSearch } from "../filter/job-search";
import { jobSearchWords } from "../filter/job-search.words";
import { MAX_LOCATION, MAX_TEXT } from "../filter/search-limits";
import { JOB_TYPES } from "../job/job-type";
import { SearchCell, SearchLabel, SearchSelect, SearchSurface } from "../reading/search-parts";
import { searchIn } from "./search-in";
import { SuggestField } from "../reading/SuggestField";

/** What the form's own fields say, and what a new search begins without. */
const NO_FIELDS = {
  q: "",
  type: "",
  location: "",
  exact: false,
  near: false,
  within: null,
  page: 1,
} as const;

interface JobSearchFormProps {
  search: JobSearch;
  /** Lets others read what stands in the form and is not in the address yet. */
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * Text, type and place of the job list, which 'Search' puts into the address, and another type at once
 * (JOBS-01 to JOBS-03). Like the landing page's, it is the form a browser sends by itself that has not run our code
 * yet. On phones it folds into a pill that says the search, once there is one.
 */
export function JobSearchForm({ search, formRef }: JobSearchFormProps) {
  const words = useWords(jobSearchWords);
  const { question, fields, setField, handleChange, handleType, handleSubmit } = useSearchFields(search);
  const [pill, firstField] = [useRef<HTMLButtonElement>(null), useRef<HTMLInputElement>(null)];
  const { isFolded, open, close } = useFold(question, { form: formRef, pill, firstField });
  const [formId, action] = [useId(), useHref(paths.jobs)];
  return (
    <>
      {isFolded && (
        <Pill type="button" ref={pill} aria-expanded={false} aria-controls={formId} onClick={open}>
          <Asked search={search} />
        </Pill>
      )}
      <Bar
        id={formId}
        ref={formRef}
        $isFolded={isFolded}
        role="search"
        aria-label={words.search}
        method="get"
        action={action}
        onSubmit={(event) => {
          close();
          handleSubmit(event);
        }}
      >
        <SearchFields search={{ ...search, ...NO_FIELDS }} />
        <SuggestField
          kind="title"
          onPick={(title) => setField("q", title)}
          cell={TextCell}
          icon={<Search size={20} aria-hidden />}
          label={words.searchText}
          ref={firstField}
          name="q"
          value={fields.q}
          onChange={handleChange}
          placeholder={words.searchTextHint}
          maxLength={MAX_TEXT}
        />
        <TypeField value={fields.type} onChange={handleType} />
        <SuggestField
          kind="place"
          onPick={(place) => setField("location", place)}
          cell={NarrowCell}
          icon={<MapPin size={20} aria-hidden />}
          label={words.location}
          name="location"
          value={fields.location}
          onChange={handleChange}
          placeholder={words.locationHint}
          maxLength={MAX_LOCATION}
        />
        <Button type="submit" size="lg">
          {words.submit}
        </Button>
      </Bar>
    </>
  );
}

/** The search in one line. */
function Asked({ search: { q, type, location, near } }: Pick<JobSearchFormProps, "search">) {
  const words = useWords(jobSearchWords);
  const asked = [q, type && words.types[type], location, near && words.nearYou].filter(Boolean).join(" · ");
  return (
    <>
      <Search size={20} aria-hidden />
      <VisuallyHidden>{words.changeSearch}</VisuallyHidden>
      <AskedText>
        <InScript>{asked}</InScript>
      </AskedText>
    </>
  );
}

interface FoldParts {
  form: RefObject<HTMLFormElement | null>;
  pill: RefObject<HTMLButtonElement | null>;
  firstField: RefObject<HTMLInputElement | null>;
}

/** Whether the form is folded, which style sheets heed on phones alone. */
function useFold(question: string, { form, pill, firstField }: FoldParts) {
  // It opens over one search; with another it is folded again.
  const [openOver, setOpenOver] = useState<string>();
  const isFolded = question !== paths.jobs && openOver !== question;
  useEffect(() => {
    // Focus would stay in a field that is gone from sight.
    const isLost = form.current?.contains(document.activeElement);
    if (isFolded && isLost && pill.current?.offsetParent) pill.current.focus();
  }, [isFolded, question, form, pill]);
  return {
    isFolded,
    open() {
      flushSync(() => setOpenOver(question));
      const field = firstField.current;
      field?.focus();
      // A field that the node has filled begins at its start.
      field?.setSelectionRange(field.value.length, field.value.length);
    },
    close: () => setOpenOver(undefined),
  };
}

function TypeField(props: Pick<ComponentProps<"select">, "value" | "onChange">) {
  const words = useWords(jobSearchWords);
  return (
    <NarrowCell>
      <BriefcaseBusiness size={20} aria-hidden />
      <SearchLabel>
        {words.jobType}
        <SearchSelect {...props} name="type">
          <option value="">{words.allTypes}</option>
          {JOB_TYPES.map((name) => (
            <option key={name} value={name}>
              {words.types[name]}
            </option>
          ))}
        </SearchSelect>
      </SearchLabel>
      <Arrow size={18} aria-hidden />
    </NarrowCell>
  );
}

type SearchFields = Pick<JobSearch, "q" | "type" | "location">;

/**
 * The fields show the address's search, and what was typed since; what was typed goes when the address
 * changes, also by going back and forward.
 */
function useSearchFields(search: JobSearch) {
  const navigate = useNavigate();
  const { q, type, location, near } = search;
  const question = jobListPath({ q, type, location, near: near ? "me" : "" });
  const [typed, setTyped] = useState<{ over: string; fields: Partial<SearchFields> }>();
  const fields = { ...search, ...(typed?.over === question && typed.fields) };

  function setField(name: string, value: string) {
    setTyped((before) => ({
      over: question,
      fields: { ...(before?.over === question && before.fields), [name]: value },
    }));
  }
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setField(target.name, target.value);
  }

  function send(form: HTMLFormElement) {
    const next = jobSearchPath(search, searchIn(form, search));
    // Together with the new address, which React Router shows in a transition: a second one may overtake it.
    startTransition(() => {
      setTyped(undefined);
      void navigate(next, { replace: next === jobSearchPath(search, { page: search.page }) });
    });
  }
  function handleType({ target }: ChangeEvent<HTMLSelectElement>) {
    setField(target.name, target.value);
    if (target.form) send(target.form);
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  return { question, fields, setField, handleChange, handleType, handleSubmit };
}

const Pill = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  width: 100%;
  min-height: 48px;
  padding: 0 ${space.s4};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rFull};
  background: ${color.surface};
  box-shadow: ${shadow.shadow1};
  color: ${color.ink};
  text-align: start;

  > svg {
    flex: none;
    color: ${color.faint};
  }

  ${media.tabletUp} {
    display: none;
  }

  ${media.noScript} {
    display: none;
  }
`;

const AskedText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Bar = styled(SearchSurface)<{ $isFolded: boolean }>`
  box-shadow: ${shadow.shadow2};

  > button {
    min-width: 120px;
  }

  ${media.phone} {
    display: ${({ $isFolded }) => ($isFolded ? "none" : "grid")};
    grid-template-columns: 1fr 1fr;

    > button {
      grid-column: 1 / -1;
      margin-top: 6px;
    }

    ${media.noScript} {
      display: grid;
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
