import { AskedFields } from "./AskedFields";
import { MissingFields } from "./MissingFields";
import { SentCareer } from "./SentCareer";
import type { CompletionState } from "./useCompletion";

/** What else goes with an application, and what it still lacks. */
export function Completion({ completion, company }: { completion: CompletionState; company: string }) {
  const { fields, asked, career, asksFields } = completion;
  return (
    <>
      {career && <SentCareer career={career} fields={asked} />}
      {asksFields && <MissingFields fields={fields} />}
      <AskedFields fields={asked} profile={fields} company={company} />
    </>
  );
}
