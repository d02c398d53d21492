import type { ReactNode } from "react";
import { useHref } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { jobSearchPath, type JobSearch } from "./job-search";

interface ChoiceFormProps {
  /** The search that the button leads to. */
  to: JobSearch;
  /** A button of type "submit"; once our code runs, it keeps the form from being sent. */
  children: ReactNode;
}

/** Around a button that changes the search: the form that a browser sends which has not run our code (PAGE-03). */
export function ChoiceForm({ to, children }: ChoiceFormProps) {
  const action = useHref(paths.jobs);
  return (
    <Form method="get" action={action}>
      <SearchFields search={to} />
      {children}
    </Form>
  );
}

/** A search as fields of a form, as its address has it. */
export function SearchFields({ search }: { search: JobSearch }) {
  const [, query = ""] = jobSearchPath(search, { page: search.page }).split("?");
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

const Form = styled.form`
  display: contents;
`;
