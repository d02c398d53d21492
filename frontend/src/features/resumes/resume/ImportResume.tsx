import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { toAuthError } from "../../../auth/auth-error";
import {
  ButtonLink,
  color,
  Dialog,
  DialogActions,
  FileButton,
  fontSize,
  space,
  text,
  useToast,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { useWords } from "../../../shared/words";
import { useImportResumeMutation, type ImportResumeMutation } from "./ResumeRow.generated";
import { resumesWords } from "./resumes.words";
import { forgetResumeLists } from "./useResumeActions";

/** What the server takes, and some room for how JSON is laid out. */
const MAX_BYTES = 90_000;

type Import = ImportResumeMutation["importResume"];

/** Brings in a JSON Resume file, says line by line what it could not take, and opens what became of it. */
export function ImportResume() {
  const words = useWords(resumesWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const navigate = useNavigate();
  const [importResume, { loading }] = useImportResumeMutation({ update: forgetResumeLists });
  const [outcome, setOutcome] = useState<Import | null>(null);
  /** What went wrong with the file before is over with the next one. */
  const closeFailure = useRef<() => void>(() => undefined);

  function showFailure(message: string) {
    closeFailure.current = showToast({ tone: "danger", text: message });
  }

  async function handlePick(file: File) {
    closeFailure.current();
    const isOther = !/\.json$/i.test(file.name) && file.type !== "application/json";
    if (isOther || file.size > MAX_BYTES) {
      showFailure(isOther ? words.notJson : words.tooLarge);
      return;
    }
    try {
      const json = await file.text();
      const { data } = await importResume({ variables: { json } });
      if (!data) return;
      if (data.importResume.notes.length > 0) {
        setOutcome(data.importResume);
        return;
      }
      showToast({ text: words.imported });
      await navigate(paths.editResume(data.importResume.resume.id));
    } catch (error) {
      showFailure(textOf(toAuthError(error)) || words.failed.import);
    }
  }

  return (
    <>
      <FileButton
        accept="application/json,.json"
        icon={<FileUp size={18} aria-hidden />}
        busy={loading}
        busyText={words.importing}
        onPick={(file) => void handlePick(file)}
      >
        {words.import}
      </FileButton>
      <Dialog
        isOpen={outcome !== null}
        onOpenChange={(isOpen) => !isOpen && setOutcome(null)}
        title={words.importedTitle}
      >
        {outcome && <Notes outcome={outcome} />}
      </Dialog>
    </>
  );
}

function Notes({ outcome: { resume, notes } }: { outcome: Import }) {
  const words = useWords(resumesWords);
  return (
    <Body>
      <p>{words.importedHint(notes.length)}</p>
      <List>
        {notes.map(({ line, path, message }, index) => (
          <li key={index}>
            <Where>
              {words.line(line)} · <code>{path}</code>
            </Where>
            {message}
          </li>
        ))}
      </List>
      <DialogActions>
        <ButtonLink to={paths.editResume(resume.id)}>{words.open}</ButtonLink>
      </DialogActions>
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s2};
  color: ${color.ink2};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
  margin: 0;
  padding: 0;
  font-size: ${fontSize.fs14};
  list-style: none;
  overflow-wrap: anywhere;
`;

const Where = styled.p`
  ${text.meta}
`;
