import { type DataSource, IsNull } from "typeorm";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { CareerProfileService } from "../../career-profiles/career-profile.service";
import { Resume } from "../../resumes/resume/resume.entity";
import { jsonResumeOf } from "../../resumes/json/resume-json";
import { jsonResumeOfProfile } from "./json-resume";
import { factsOf, type SeekerFacts } from "./seeker-facts";

/** How people fit jobs. */
export class MatchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly careers: CareerProfileService,
  ) {}

  /**
   * The facts of an account's finished resume, the one that it changed last; without one, of its profile. What it keeps
   * private of its career profile is left out, so that a company would read the same.
   */
  async factsOf(account: Account): Promise<SeekerFacts> {
    const now = this.clock.now();
    const [resume] = await this.dataSource.getRepository(Resume).find({
      where: { accountId: account.id, isDraft: false, deletedAt: IsNull() },
      order: { updatedAt: "DESC", id: "DESC" },
      take: 1,
    });
    const { sent } = await this.careers.find(account);
    return factsOf([resume ? jsonResumeOf(resume, now) : jsonResumeOfProfile(account, now)], now, sent);
  }
}
