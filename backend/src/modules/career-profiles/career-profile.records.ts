import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { CareerProfile } from "./career-profile.entity";

/** What a person says of their work; it goes with the account. */
export const careerProfileRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "careerProfile",
  tables: ["career_profiles"],
  async read(accountId) {
    const profile = await dataSource.getRepository(CareerProfile).findOneBy({ accountId });
    return profile && { facts: profile.facts, audiences: profile.audiences, updatedAt: profile.updatedAt };
  },
});
