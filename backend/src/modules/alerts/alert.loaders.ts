import DataLoader from "dataloader";
import type { AlertService } from "./alert.service";

/** How many open jobs each alert has found lately. */
export const createNewAlertJobCountLoader = (alerts: AlertService): DataLoader<string, number> =>
  new DataLoader(async (ids) => {
    const counts = await alerts.countNew(ids);
    return ids.map((id) => counts.get(id) ?? 0);
  });
