import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import type { Stage } from "../../features/applications/stages/move-target";
import { usePipelineStages } from "../../features/applications/stages/usePipelineStages";
import { withNextPage } from "./candidate-pages";
import { stageVariables, type CandidateView } from "./candidates-address";
import {
  CandidatesScreenDocument,
  type CandidatesScreenQuery,
  type CandidatesScreenQueryVariables,
} from "./CandidatesScreen.generated";

type Page = CandidatesScreenQuery["candidates"];

/** The column of a company's own stage, as far as it was read. */
export interface StagePage {
  stage: Stage;
  items: Page["items"];
  nextCursor: string | null;
  /** Whether an answer has come, so that an empty column is empty. */
  isRead: boolean;
  /** Reads the column on, or again where that failed; null where nobody is left to show. */
  onMore: (() => Promise<unknown>) | null;
}

interface Answer {
  page: Page | undefined;
  hasFailed: boolean;
}

const NO_ANSWERS: ReadonlyMap<string, Answer> = new Map();

/**
 * The board's columns of the companies' own stages, in the pipeline's order; none in the list (STAGE-03). Each stage is
 * asked for by itself: the first of its status may all stand elsewhere.
 */
export function useStagePages(view: CandidateView): readonly StagePage[] {
  const client = useApolloClient();
  const stages = usePipelineStages();
  const asked = JSON.stringify(
    view.view === "board" ? stages.map((stage) => [stage.id, stageVariables(view, stage)]) : [],
  );
  const queries = useMemo(() => {
    const entries = JSON.parse(asked) as [id: string, variables: CandidatesScreenQueryVariables][];
    const query = CandidatesScreenDocument;
    return new Map(
      entries.map(([id, variables]) => [
        id,
        client.watchQuery({ query, variables, fetchPolicy: "cache-and-network" }),
      ]),
    );
  }, [client, asked]);
  const [answers, setAnswers] = useState(NO_ANSWERS);

  useEffect(() => {
    const watched = [...queries].map(([id, query]) =>
      query.subscribe(({ data, dataState, error }) => {
        const page = dataState === "complete" ? data.candidates : undefined;
        setAnswers((before) => new Map(before).set(id, { page, hasFailed: error !== undefined }));
      }),
    );
    return () => {
      for (const subscription of watched) subscription.unsubscribe();
      setAnswers(NO_ANSWERS);
    };
  }, [queries]);

  return stages.flatMap((stage) => {
    const query = queries.get(stage.id);
    if (!query) return [];
    const { page, hasFailed = false } = answers.get(stage.id) ?? {};
    const after = page?.nextCursor ?? null;
    const readOn = () => query.fetchMore({ variables: { after }, updateQuery: withNextPage });
    const again = hasFailed && !page ? () => query.refetch() : null;
    const items = page?.items ?? [];
    return [
      {
        stage,
        items,
        nextCursor: after,
        isRead: page !== undefined,
        onMore: after === null ? again : readOn,
      },
    ];
  });
}
