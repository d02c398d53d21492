import type { Reference } from "@apollo/client";
import { useNavigate } from "react-router-dom";
import { useToast } from "../../design-system";
import type { UpdateAlertInput } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { type Alert_AlertFragment, useEndAlertMutation, useUpdateAlertMutation } from "./Alerts.generated";
import { alertsWords } from "./alerts.words";

/** What one does with an alert of one's own; a toast says where it did not work. */
export function useAlertActs({ id, path }: Pick<Alert_AlertFragment, "id" | "path">) {
  const words = useWords(alertsWords);
  const showToast = useToast();
  const navigate = useNavigate();
  const [update] = useUpdateAlertMutation();
  const [end] = useEndAlertMutation({
    update: (cache) => {
      cache.modify<{ alertOf: Reference | null }>({
        fields: {
          alertOf: (kept, { readField }) => (kept && readField("id", kept) === id ? null : kept),
        },
      });
      cache.evict({ id: cache.identify({ __typename: "Alert", id }) });
      cache.gc();
    },
  });

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch {
      showToast({ text: words.notChanged, tone: "danger" });
      return false;
    }
  }
  return {
    change: (changes: Omit<UpdateAlertInput, "id">) =>
      attempt(() => update({ variables: { input: { id, ...changes } } })),
    async end() {
      if (!(await attempt(() => end({ variables: { id } })))) return;
      showToast({
        text: words.ended,
        action: { label: words.seeJobs, onSelect: () => void navigate(path) },
      });
    },
  };
}
