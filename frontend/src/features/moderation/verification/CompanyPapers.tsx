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

/** Papers for an admin: a picture opens here, a PDF is saved. */
export function CompanyPapers({ documents }: { documents: readonly Document[] }) {
  return (
    <List>
      {documents.map((document) => (
        <li key={document.id}>
          <Paper document={document} />
        </li>
      ))}
    </List>
  );
}

function Paper({ document }: { document: Document }) {
  const words = useWords(verificationReviewWords);
  const showToast = useToast();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture]);
  const name = words.paper(document.type, document.bytes, document.createdAt);

  async function handleOpen() {
    try {
      const file = await callWithToken((token) => fetchPaper(document.id, token));
      if (document.type === "application/pdf") saveBlob(words.paperName, file);
      else setPicture(URL.createObjectURL(file));
    } catch {
      showToast({ text: words.paperFailed, tone: "danger" });
    }
  }

  return (
    <>
      {name}{" "}
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
