import { useEffect } from "react";
import { createPortal } from "react-dom";
import styled, { createGlobalStyle } from "styled-components";
import { JobPoster } from "./JobPoster";
import type { SharedJob_JobFragment } from "./SharedJob.generated";

interface PrintedPosterProps {
  job: SharedJob_JobFragment;
  /** The browser's print dialog is closed. */
  onPrinted(): void;
}

/** While it stands there, the poster is what the browser prints; the screen shows nothing of it. */
export function PrintedPoster({ job, onPrinted }: PrintedPosterProps) {
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
  }, [onPrinted]);
  return createPortal(
    <Printed data-printed>
      <PrintRules />
      <JobPoster job={job} />
    </Printed>,
    document.body,
  );
}

const PrintRules = createGlobalStyle`
  @page {
    size: A4;
    margin: 0;
  }

  @media print {
    body > :not([data-printed]) {
      display: none !important;
    }
  }
`;

const Printed = styled.div`
  display: none;

  @media print {
    display: block;
    print-color-adjust: exact;
  }
`;
