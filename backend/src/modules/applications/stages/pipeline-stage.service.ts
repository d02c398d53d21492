import { MOST_STAGES } from "@job-portal/protocol/pipeline-stages";
import type { DataSource, EntityManager } from "typeorm";
import { Not } from "typeorm";
import { uuidv7 } from "uuidv7";
import { BadInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { lockOwn } from "../../companies/company.service";
import { CompanyAct } from "../../companies/member-role";
import { PipelineStage } from "./pipeline-stage.entity";
import type {
  AddPipelineStageInput,
  OrderPipelineStagesInput,
  RemovedPipelineStage,
  RenamePipelineStageInput,
} from "./pipeline-stage.inputs";
import { isFixedName, mayHaveStages, tidyStageName } from "./pipeline-stage.rules";
import { emptyStage } from "./stage-move.sql";

/** How companies name stages of their own. The company's row is locked, so two changes come one after the other. */
export class PipelineStageService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a stage behind the others of its status.
   * @throws as lockOwn; BadInputError STAGE_NOT_ALLOWED; ConflictError STAGE_LIMIT_REACHED, STAGE_NAME_TAKEN
   */
  async add(viewer: Account, { companyId, name, status }: AddPipelineStageInput): Promise<Company> {
    if (!mayHaveStages(status))
      throw new BadInputError("STAGE_NOT_ALLOWED", "No stage can stand behind this status.");
    return await this.dataSource.transaction(async (manager) => {
      const company = await lockOwn(manager, viewer, companyId, CompanyAct.MANAGE_STAGES);
      const stages = await manager.findBy(PipelineStage, { companyId: company.id });
      if (stages.length >= MOST_STAGES)
        throw new ConflictError(
          "STAGE_LIMIT_REACHED",
          `A company has at most ${MOST_STAGES} stages of its own.`,
        );
      const position = Math.max(-1, ...stages.map((stage) => stage.position)) + 1;
      const free = await freeName(manager, company.id, name);
      await manager.insert(
        PipelineStage,
        Object.assign(new PipelineStage(), {
          ...{ companyId: company.id, name: free, status, position, createdAt: this.clock.now() },
        }),
      );
      return company;
    });
  }

  /** @throws as lockOwn; ConflictError STAGE_NAME_TAKEN */
  async rename(viewer: Account, { stageId, name }: RenamePipelineStageInput): Promise<Company> {
    return await this.dataSource.transaction(async (manager) => {
      const { stage, company } = await lockStage(manager, viewer, stageId);
      const free = await freeName(manager, company.id, name, stage.id);
      await manager.update(PipelineStage, { id: stage.id }, { name: free });
      return company;
    });
  }

  /**
   * Puts the stages of one status in an order. The company's row is locked, so none is added or removed meanwhile.
   * @throws as lockOwn; ConflictError STAGES_CHANGED where they are not all of them, each once
   */
  async order(viewer: Account, { companyId, status, stageIds }: OrderPipelineStagesInput): Promise<Company> {
    return await this.dataSource.transaction(async (manager) => {
      const company = await lockOwn(manager, viewer, companyId, CompanyAct.MANAGE_STAGES);
      const stages = await manager.findBy(PipelineStage, { companyId: company.id, status });
      const places = new Map(stageIds.map((id, place) => [id.toLowerCase(), place]));
      const isAll = places.size === stageIds.length && places.size === stages.length;
      if (!isAll || !stages.every(({ id }) => places.has(id)))
        throw new ConflictError("STAGES_CHANGED", "The stages have changed meanwhile. Look at them again.");
      for (const [id, position] of places) await manager.update(PipelineStage, { id }, { position });
      return company;
    });
  }

  /**
   * Takes a stage away. Its candidates go back to its status, and their applicants are told nothing.
   * @throws as lockOwn
   */
  async remove(viewer: Account, stageId: string): Promise<RemovedPipelineStage> {
    return await this.dataSource.transaction(async (manager) => {
      const { stage, company } = await lockStage(manager, viewer, stageId);
      const occasion = { actorId: viewer.id, moveId: uuidv7(), at: this.clock.now() };
      const candidateCount = await emptyStage(manager, stage, occasion);
      await manager.delete(PipelineStage, { id: stage.id });
      return { company, candidateCount };
    });
  }
}

/** The company is locked first, as by who adds a stage; the stage's lock makes moves into it wait. */
async function lockStage(
  manager: EntityManager,
  viewer: Account,
  id: string,
): Promise<{ stage: PipelineStage; company: Company }> {
  const found = isUuid(id) ? await manager.findOneBy(PipelineStage, { id }) : null;
  if (!found) throw new NotFoundError();
  const company = await lockOwn(manager, viewer, found.companyId, CompanyAct.MANAGE_STAGES);
  const stage = await manager.findOne(PipelineStage, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (!stage) throw new NotFoundError();
  return { stage, company };
}

async function freeName(
  manager: EntityManager,
  companyId: string,
  asked: string,
  ownId?: string,
): Promise<string> {
  const name = tidyStageName(asked);
  const others = await manager.findBy(PipelineStage, { companyId, ...(ownId && { id: Not(ownId) }) });
  if (isFixedName(name) || others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new ConflictError("STAGE_NAME_TAKEN", "Another stage has this name already.");
  return name;
}
