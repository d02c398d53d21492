import type { ServiceParts } from "../../auth/context";
import { LiveChangeService } from "./live-change.service";

declare module "../../auth/context" {
  interface Services extends LiveServices {}
}

type LiveServices = ReturnType<typeof createLiveServices>;

export const createLiveServices = ({ env, log, dataSource, clock }: ServiceParts) => ({
  liveChanges: new LiveChangeService(dataSource, clock, { databaseUrl: env.DATABASE_DIRECT_URL, log }),
});
