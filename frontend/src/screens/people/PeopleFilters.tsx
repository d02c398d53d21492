import { Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button, media, Select, space, TextField } from "../../design-system";
import { jobsWords } from "../../features/jobs/job/jobs.words";
import { PlaceField } from "../../features/jobs/reading/PlaceField";
import { peopleWords } from "../../features/people/people.words";
import { useWords } from "../../shared/words";
import {
  EDUCATIONS,
  EXPERIENCES,
  NOTICES,
  PAYS,
  peoplePath,
  type PeopleView,
  yearsOf,
} from "./find-people-address";

/** By which words and facts people are looked for. */
export function PeopleFilters({ view }: { view: PeopleView }) {
  const words = useWords(peopleWords);
  const navigate = useNavigate();
  const [q, setQ] = useState(view.q);
  const [place, setPlace] = useState(view.place);
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(peoplePath({ ...view, q, place, after: "" }));
      }}
    >
      <Texts>
        <TextField
          label={words.text}
          icon={<Search size={18} />}
          maxLength={100}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <PlaceField
          label={words.place}
          maxLength={100}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          onPick={setPlace}
        />
        <Button type="submit">{words.search}</Button>
      </Texts>
      <FactSelects view={view} />
    </Form>
  );
}

function FactSelects({ view }: { view: PeopleView }) {
  const words = useWords(peopleWords);
  const { educations } = useWords(jobsWords);
  const navigate = useNavigate();
  const select = (
    name: "experience" | "pay" | "notice" | "education",
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Select
      layout="inline"
      label={label}
      value={view[name]}
      options={[{ value: "", label: words.any }, ...options]}
      onChange={({ target }) => void navigate(peoplePath({ ...view, [name]: target.value, after: "" }))}
    />
  );
  return (
    <Selects>
      {select(
        "experience",
        words.experience,
        EXPERIENCES.map((value) => ({ value, label: words.years(yearsOf(value).from, yearsOf(value).to) })),
      )}
      {select(
        "pay",
        words.pay,
        PAYS.map((value) => ({ value, label: words.upTo(Number(value)) })),
      )}
      {select(
        "notice",
        words.notice,
        NOTICES.map((value) => ({ value, label: words.within(Number(value)) })),
      )}
      {select(
        "education",
        words.education,
        EDUCATIONS.map((value) => ({ value, label: words.orHigher(educations[value]) })),
      )}
    </Selects>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: end;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Selects = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
