import { Check } from "lucide-react";
import styled from "styled-components";
import { color, SectionCard, Select, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import {
  type JobFile_ColumnsFragment,
  type JobFile_FileFragment,
  type JobFileColumnsQuery,
  useMapJobFileMutation,
} from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";
import { useJobFileAct } from "./useJobFile";

interface JobFileCompaniesProps {
  file: JobFile_FileFragment;
  names: JobFile_ColumnsFragment["companyNames"];
  own: JobFileColumnsQuery["myCompanies"];
}

/** The companies that a file names, and where their rows go: to one of the uploader's own, or nowhere (FILE-15). */
export function JobFileCompanies({ file, names, own }: JobFileCompaniesProps) {
  const words = useWords(jobFileWords);
  const [map] = useMapJobFileMutation();
  const { act } = useJobFileAct();
  const tell = (name: string, companyId: string | null) =>
    act(() =>
      map({
        variables: { input: { id: file.id, columns: [], answers: [], companies: [{ name, companyId }] } },
      }),
    );
  return (
    <SectionCard title={words.companies}>
      <p>{words.companiesWhy}</p>
      <Names>
        {names.map(({ name, rowCount, isAsked, companyId, companyName }) => (
          <li key={name}>
            {isAsked ? (
              <Select
                label={words.companyNamed(name, rowCount)}
                value={companyId ?? ""}
                onChange={({ target }) => void tell(name, target.value || null)}
                options={[
                  { value: "", label: words.staysOut },
                  ...own.map(({ id, name: label }) => ({ value: id, label })),
                ]}
              />
            ) : (
              <>
                <p>{words.companyNamed(name, rowCount)}</p>
                <Known>
                  <Check size={16} aria-hidden />
                  {words.goesTo(companyName ?? name)}
                </Known>
              </>
            )}
          </li>
        ))}
      </Names>
    </SectionCard>
  );
}

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${space.s4};
  margin-top: ${space.s4};
  list-style: none;
  overflow-wrap: anywhere;
`;

const Known = styled.p`
  ${text.meta}
  display: flex;
  gap: ${space.s2};
  align-items: center;

  > svg {
    flex: none;
    color: ${color.ok};
  }
`;
