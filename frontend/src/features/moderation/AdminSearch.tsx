import type { ReactNode, SubmitEvent } from "react";
import styled from "styled-components";
import { Button, media, space, TextField } from "../../design-system";
import { useWords } from "../../shared/words";
import { adminActsWords } from "./admin-acts.words";

interface AdminSearchProps {
  label: string;
  /** What the list is searched for now. */
  text: string;
  onSearch(text: string): void;
  /** Further ways to narrow the list down. */
  children?: ReactNode;
}

/** The bar over a list of the admins': a text to search for, and filters. */
export function AdminSearch({ label, text, onSearch, children }: AdminSearchProps) {
  const words = useWords(adminActsWords);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("q");
    onSearch(typeof given === "string" ? given.trim() : "");
  }
  return (
    <Bar>
      <Form role="search" onSubmit={handleSubmit}>
        <TextField key={text} label={label} name="q" type="search" maxLength={120} defaultValue={text} />
        <Button type="submit" tone="secondary">
          {words.search}
        </Button>
      </Form>
      {children && <Filters>{children}</Filters>}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: end;
  justify-content: space-between;
`;

const Form = styled.form`
  display: flex;
  flex: 0 1 420px;
  gap: ${space.s2};
  align-items: end;

  > :first-child {
    flex: 1;
  }

  > button {
    height: 48px;
  }

  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1 0 auto;
    }
  }
`;
