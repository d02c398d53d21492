import { useEffect, useState } from "react";
import styled from "styled-components";
import { AuthError } from "../../../auth/auth-error";
import { InlineButton, space, useToast } from "../../../design-system";
import { callWithToken } from "../../../shared/rest-call";
import { saveBlob } from "../../../shared/save-file";
import { factorHeaders } from "../../../shared/second-factor";
import { useWords } from "../../../shared/words";
import type { VerificationReview_ReviewFragment } from "./VerificationReview.generated";
import { verificationReviewWords } from "./verification-review.words";

type Document = VerificationReview_ReviewFragment["evidence"]["documents"][number];

interface CompanyPapersProps {
  documents: readonly Document[];
  /** Those that an admin has opened (VERI-13). */
  readIds: readonly string[];
}

/** Papers for an admin: a picture opens here, a PDF is saved. */
export function CompanyPapers({ documents, readIds }: CompanyPapersProps) {
  return (
    <List>
      {documents.map((document, index) => (
        <li key={document.id}>
          <Paper number={index + 1} document={document} wasRead={readIds.includes(document.id)} />
        </li>
      ))}
    </List>
  );
}

interface PaperProps {
  number: number;
  document: Document;
  wasRead: boolean;
}

function Paper({ number, document, wasRead }: PaperProps) {
  const words = useWords(verificationReviewWords);
  const showToast = useToast();
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture]);
  const name = words.paper(number, document.type, document.bytes, document.createdAt);

  async function handleOpen() {
    try {
      const file = await callWithToken((token) => fetchPaper(document.id, token));
      if (document.type === "application/pdf") saveBlob(words.paperName, file);
      else setPicture(URL.createObjectURL(file));
      setIsOpenedHere(true);
    } catch {
      showToast({ text: words.paperFailed, tone: "danger" });
    }
  }

  return (
    <>
      {name} · {wasRead || isOpenedHere ? words.read : words.unread}{" "}
      <InlineButton aria-label={words.openOf(name)} onClick={() => void handleOpen()}>
        {words.open}
      </InlineButton>
      {picture && <Picture src={picture} alt={name} />}
    </>
  );
}

async function fetchPaper(id: string, token: string | null): Promise<Blob> {
  const headers = token ? { authorization: `Bearer ${token}`, ...factorHeaders() } : undefined;
  const answer = await fetch(`/api/company-documents/${encodeURIComponent(id)}`, { headers });
  if (answer.ok) return await answer.blob();
  const { code } = Object(await answer.json().catch(() => null)) as { code?: string };
  throw new AuthError(code ?? "network-request-failed");
}

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Picture = styled.img`
  display: block;
  max-width: 100%;
  margin-top: ${space.s2};
`;
