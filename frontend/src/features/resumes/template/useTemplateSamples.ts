import { useEffect, useState } from "react";
import { ResumeTemplate } from "../../../shared/schema.generated";
import { previewPages } from "../resume/resume-files";
import { toInput, type ResumeValues } from "../resume/resume-values";

type Samples = Partial<Record<ResumeTemplate, string>>;

/** The first page of a resume in every template, one after the other; one that fails stays blank. */
export function useTemplateSamples(values: ResumeValues): Samples {
  const [samples, setSamples] = useState<Samples>({});
  // The template chosen makes no difference to the samples.
  const text = JSON.stringify(toInput({ ...values, template: "CLASSIC" }));

  useEffect(() => {
    const stop = new AbortController();
    const addresses: string[] = [];
    async function set() {
      for (const template of Object.values(ResumeTemplate)) {
        const input = JSON.parse(text) as ReturnType<typeof toInput>;
        const [page] = await previewPages({ ...input, template }, stop.signal).catch(() => []);
        if (stop.signal.aborted) return;
        if (page === undefined) continue;
        const address = URL.createObjectURL(new Blob([page], { type: "image/svg+xml" }));
        addresses.push(address);
        setSamples((before) => ({ ...before, [template]: address }));
      }
    }
    void set();
    return () => {
      stop.abort();
      addresses.forEach((address) => URL.revokeObjectURL(address));
    };
  }, [text]);

  return samples;
}
