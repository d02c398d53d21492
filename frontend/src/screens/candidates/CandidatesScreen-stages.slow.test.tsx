import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildCandidateRow } from "../../features/applications/candidate/candidates.factories";
import {
  OrderPipelineStagesDocument,
  RemovePipelineStageDocument,
  RenamePipelineStageDocument,
} from "../../features/applications/stages/Stages.generated";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  boardAnswer,
  countsAnswer,
  factCountsAnswer,
  jobsAnswer,
  listAnswer,
  ownStagesAnswer,
} from "./candidates-screen.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const PHONE = { id: "phone", name: "Phone screen", status: "SHORTLISTED" } as const;
const atPhone = (id: string, name: string) =>
  buildCandidateRow({ id, name, status: "SHORTLISTED", stageId: "phone" });
const filter = { statuses: ["SHORTLISTED"], stageId: "phone" };

function open(...answers: object[]) {
  const mocks = [...answers, ownStagesAnswer([PHONE]), countsAnswer, factCountsAnswer, jobsAnswer] as Mocks;
  return renderRoutes("/candidates?view=board", { session: buildSession({ role: "employer" }), mocks });
}

const column = (name: string) => within(screen.getByRole("region", { name }));

describe("the board's column of a company's own stage (STAGE-03)", () => {
  it("is asked for by itself and read on, whoever else its status has", async () => {
    const first = [atPhone("application-2", "Ravi Gowda")];
    const second = [atPhone("application-3", "Asha Naik")];
    open(
      boardAnswer([buildCandidateRow()], "next"),
      listAnswer({ filter, items: first, nextCursor: "more", isOnBoard: true }),
      listAnswer({ filter, items: second, after: "more", isOnBoard: true }),
    );
    expect(await screen.findByRole("link", { name: /Ravi Gowda/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Show more of Phone screen" }));
    expect(await column("Phone screen").findByRole("link", { name: /Asha Naik/ })).toBeInTheDocument();
    expect(column("Phone screen").getByRole("link", { name: /Ravi Gowda/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Show more of Phone screen" })).not.toBeInTheDocument();
    expect(column("Shortlisted").queryByRole("link")).not.toBeInTheDocument();
  });

  it("may have all whom the board has", async () => {
    open(
      boardAnswer([]),
      listAnswer({ filter, items: [atPhone("application-2", "Ravi Gowda")], isOnBoard: true }),
    );
    expect(await screen.findByRole("link", { name: /Ravi Gowda/ })).toBeInTheDocument();
    expect(column("New").getByText("Nobody here")).toBeInTheDocument();
  });

  it("stands only where its company's candidates do (STAGE-06)", async () => {
    const other = buildCandidateRow({ companyId: "company-2" });
    open(boardAnswer([other]), listAnswer({ filter, isOnBoard: true }));
    expect(await screen.findByRole("link", { name: /Meera Pillai/ })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Shortlisted" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Phone screen" })).not.toBeInTheDocument();
  });

  it("names its company where there are several (STAGE-06)", async () => {
    const other = buildCandidateRow({ id: "application-9", name: "Ravi Gowda", companyId: "company-2" });
    open(boardAnswer([buildCandidateRow(), other]), listAnswer({ filter, isOnBoard: true }));
    expect(await screen.findByRole("link", { name: /Ravi Gowda/ })).toBeInTheDocument();
    expect(column("Phone screen").getByText("Kaveri Looms")).toBeInTheDocument();
  });

  it("may be read again where that failed, and calls nobody absent meanwhile", async () => {
    const answer = listAnswer({ filter, items: [atPhone("application-2", "Ravi Gowda")], isOnBoard: true });
    const failing = { request: answer.request, error: new Error("No connection") };
    open(boardAnswer([buildCandidateRow()]), failing, answer);
    const again = await screen.findByRole("button", { name: "Show more of Phone screen" });
    expect(column("Phone screen").queryByText("Nobody here")).not.toBeInTheDocument();
    await userEvent.click(again);
    expect(await column("Phone screen").findByRole("link", { name: /Ravi Gowda/ })).toBeInTheDocument();
  });
});

describe("the dialog of own stages (STAGE-01)", () => {
  const empty = listAnswer({ filter, isOnBoard: true });
  const company = (stages: readonly object[]) => ({
    ...{ __typename: "Company", id: "company-1", pipelineStages: stages },
  });

  it("gives a stage another name, which its column has", async () => {
    open(boardAnswer([buildCandidateRow()]), empty, {
      request: {
        query: RenamePipelineStageDocument,
        variables: { input: { stageId: "phone", name: "First call" } },
      },
      result: {
        data: {
          renamePipelineStage: company([{ __typename: "PipelineStage", ...PHONE, name: "First call" }]),
        },
      },
    });
    await screen.findByRole("region", { name: "Phone screen" });
    await userEvent.click(screen.getByRole("button", { name: "Stages" }));
    await userEvent.click(await screen.findByRole("button", { name: "Rename Phone screen" }));
    const field = screen.getByRole("textbox", { name: "Rename Phone screen" });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard("F{Enter}");
    expect(screen.getByText("A name has 2 to 40 characters.")).toBeInTheDocument();
    await userEvent.keyboard("irst call{Enter}");
    expect(await screen.findByText("The stage is now called First call.")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByRole("region", { name: "First call" })).toBeInTheDocument();
  });

  it("keeps the stage where its removal fails, and says so", async () => {
    open(boardAnswer([buildCandidateRow()]), empty, {
      request: { query: RemovePipelineStageDocument, variables: { id: "phone" } },
      error: new Error("No connection"),
    });
    await screen.findByRole("region", { name: "Phone screen" });
    await userEvent.click(screen.getByRole("button", { name: "Stages" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove Phone screen" }));
    expect(screen.getByRole("group", { name: "Remove Phone screen" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("This could not be saved. Please try again.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Remove Phone screen" })).toBeInTheDocument();
  });

  it("moves a stage by its buttons, and keeps the focus with it (STAGE-04)", async () => {
    const trial = { id: "trial", name: "Trial day", status: "SHORTLISTED" } as const;
    const typed = (stage: object) => ({ __typename: "PipelineStage", ...stage });
    const mocks = [
      ...[
        boardAnswer([buildCandidateRow()]),
        empty,
        listAnswer({ filter: { ...filter, stageId: "trial" }, isOnBoard: true }),
      ],
      {
        request: {
          query: OrderPipelineStagesDocument,
          variables: {
            input: { companyId: "company-1", status: "SHORTLISTED", stageIds: ["trial", "phone"] },
          },
        },
        result: { data: { orderPipelineStages: company([typed(trial), typed(PHONE)]) } },
      },
      ...[ownStagesAnswer([PHONE, trial]), countsAnswer, factCountsAnswer, jobsAnswer],
    ] as Mocks;
    renderRoutes("/candidates?view=board", { session: buildSession({ role: "employer" }), mocks });
    await screen.findByRole("region", { name: "Trial day" });
    await userEvent.click(screen.getByRole("button", { name: "Stages" }));
    expect(await screen.findByRole("button", { name: "Move Phone screen up" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Move Trial day up" }));
    expect(await screen.findByText("Trial day is now 1 of 2.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Move Trial day up" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Move Trial day down" })).toHaveFocus();
  });
});

describe("the list's filter of own stages (STAGE-05)", () => {
  it("asks for those at a stage", async () => {
    const items = [atPhone("application-2", "Ravi Gowda")];
    const mocks = [
      ...[listAnswer({ items: [buildCandidateRow()] }), listAnswer({ filter: { stageId: "phone" }, items })],
      ...[ownStagesAnswer([PHONE]), countsAnswer, factCountsAnswer, jobsAnswer],
    ] as Mocks;
    renderRoutes("/candidates", { session: buildSession({ role: "employer" }), mocks });
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Own stage" }), "Phone screen");
    expect(await screen.findByRole("link", { name: "Ravi Gowda" })).toBeInTheDocument();
  });
});
