import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";
import { breachRecords } from "./breach/breach.records";
import { grievanceRecords } from "./grievance.records";
import { inactivityRecords } from "./inactivity.records";
import { nomineeRecords } from "./nominee/nominee.records";

/** What the portal did for a person by the law on personal data. */
export const privacyRecords = (dataSource: DataSource): PersonalRecords[] => [
  breachRecords(dataSource),
  grievanceRecords(dataSource),
  inactivityRecords(dataSource),
  nomineeRecords(dataSource),
];
