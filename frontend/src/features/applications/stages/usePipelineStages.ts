import { useMemo } from "react";
import { usePipelineStagesQuery } from "./Stages.generated";
import type { Stage } from "./move-target";

/** The own stages of the viewer's companies, in the pipeline's order; none until they are known. */
export function usePipelineStages(): readonly Stage[] {
  const { data } = usePipelineStagesQuery();
  return useMemo(
    () =>
      (data?.myCompanies ?? []).flatMap(({ id, pipelineStages }) =>
        pipelineStages.map((stage) => ({ ...stage, companyId: id })),
      ),
    [data],
  );
}
