import { isDeepStrictEqual } from "node:util";
import type { DataSource, EntityManager } from "typeorm";
import { ConflictError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { changedAudiences, changedCareer } from "./career-content";
import { CareerProfile } from "./career-profile.entity";
import type { SaveCareerProfileInput } from "./career-profile.inputs";

export class CareerProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The viewer's; an empty one where they have said nothing yet. */
  async find(viewer: Pick<Account, "id">, manager = this.dataSource.manager): Promise<CareerProfile> {
    return (
      (await manager.findOneBy(CareerProfile, { accountId: viewer.id })) ?? this.empty(manager, viewer.id)
    );
  }

  /**
   * Changes the viewer's.
   * @throws ConflictError PROFILE_CHANGED where it is no longer the version that the caller expects
   * @throws BrokenInputError BAD_USER_INPUT for a place that the gazetteer doesn't know
   */
  async save(
    viewer: Pick<Account, "id">,
    input: SaveCareerProfileInput,
    manager?: EntityManager,
  ): Promise<CareerProfile> {
    if (!manager) return await this.dataSource.transaction((own) => this.save(viewer, input, own));
    const profile = await this.lock(manager, viewer.id);
    const { facts, audiences, expectedVersion } = input;
    if (expectedVersion != null && expectedVersion !== profile.version)
      throw new ConflictError(
        "PROFILE_CHANGED",
        "The profile has been changed elsewhere since you opened it. Please reload it and try again.",
      );
    const change = {
      facts: changedCareer(profile.facts, facts ?? {}),
      audiences: changedAudiences(profile.audiences, audiences ?? {}),
    };
    if (isDeepStrictEqual(plain(change), contentOf(profile))) return profile;
    Object.assign(profile, change, { version: profile.version + 1, updatedAt: this.clock.now() });
    return await manager.save(CareerProfile, profile);
  }

  /** Two that are the first make one row. */
  private async lock(manager: EntityManager, accountId: string): Promise<CareerProfile> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(CareerProfile)
      .values(this.empty(manager, accountId))
      .orIgnore()
      .execute();
    return await manager.findOneOrFail(CareerProfile, {
      where: { accountId },
      lock: { mode: "pessimistic_write" },
    });
  }

  private empty(manager: EntityManager, accountId: string): CareerProfile {
    return manager.create(CareerProfile, {
      accountId,
      facts: {},
      audiences: changedAudiences({}, {}),
      version: 0,
      updatedAt: this.clock.now(),
    });
  }
}

const contentOf = ({ facts, audiences }: CareerProfile) =>
  plain({ facts: changedCareer(facts, {}), audiences: changedAudiences(audiences, {}) });

/** As the database keeps it: an input's parts are objects of classes. */
const plain = (content: object): unknown => JSON.parse(JSON.stringify(content));
