import { paths } from "@job-portal/protocol/paths";
import styled from "styled-components";
import { Button, color, radius, SectionCard, space, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { careerFormWords } from "./career-form.words";

/** The line that puts a company's open jobs on its own site (CARE-09). @param address of its published page */
export function EmbedJobs({ address }: { address: string }) {
  const words = useWords(careerFormWords).embed;
  const showToast = useToast();
  const code = `<script async src="${window.location.origin}${paths.careerPage(address)}/jobs.js"></script>`;
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ text: words.copied });
    } catch {
      showToast({ text: words.notCopied, tone: "danger" });
    }
  }
  return (
    <SectionCard title={words.title}>
      <p>{words.hint}</p>
      <Line>
        <code>{code}</code>
      </Line>
      <Button tone="secondary" size="sm" onClick={() => void handleCopy()}>
        {words.copy}
      </Button>
    </SectionCard>
  );
}

const Line = styled.p`
  margin-block: ${space.s3};
  padding: ${space.s3};
  border-radius: ${radius.rMd};
  background: ${color.canvas};
  overflow-wrap: anywhere;
`;
