import { AGRICULTURE_TRADES } from "./agriculture";
import { BEAUTY_TRADES } from "./beauty";
import { COMMUNITY_TRADES } from "./community";
import { CONSTRUCTION_TRADES } from "./construction";
import { DATA_TRADES } from "./data";
import { DESIGN_TRADES } from "./design";
import { DRIVING_TRADES } from "./driving";
import { FACILITY_TRADES } from "./facility";
import { FINANCE_TRADES } from "./finance";
import { HEALTHCARE_TRADES } from "./healthcare";
import { HOSPITALITY_TRADES } from "./hospitality";
import { LEGAL_TRADES } from "./legal";
import { LOGISTICS_TRADES } from "./logistics";
import { MANUFACTURING_TRADES } from "./manufacturing";
import { MARKETING_TRADES } from "./marketing";
import { MEDIA_TRADES } from "./media";
import { OFFICE_TRADES } from "./office";
import { PEOPLE_TRADES } from "./people";
import { RETAIL_TRADES } from "./retail";
import { SALES_TRADES } from "./sales";
import { SOFTWARE_TRADES } from "./software";
import { SUPPORT_TRADES } from "./support";
import { TEACHING_TRADES } from "./teaching";
import { TECHNICIAN_TRADES } from "./technicians";
import { TECHNOLOGY_TRADES } from "./technology";
import type { Trade } from "./trade";

export const TRADES: Trade[] = [
  ...SOFTWARE_TRADES,
  ...TECHNOLOGY_TRADES,
  ...DATA_TRADES,
  ...DESIGN_TRADES,
  ...SALES_TRADES,
  ...MARKETING_TRADES,
  ...FINANCE_TRADES,
  ...PEOPLE_TRADES,
  ...SUPPORT_TRADES,
  ...HEALTHCARE_TRADES,
  ...TEACHING_TRADES,
  ...LOGISTICS_TRADES,
  ...DRIVING_TRADES,
  ...TECHNICIAN_TRADES,
  ...MANUFACTURING_TRADES,
  ...HOSPITALITY_TRADES,
  ...RETAIL_TRADES,
  ...CONSTRUCTION_TRADES,
  ...FACILITY_TRADES,
  ...OFFICE_TRADES,
  ...MEDIA_TRADES,
  ...LEGAL_TRADES,
  ...AGRICULTURE_TRADES,
  ...BEAUTY_TRADES,
  ...COMMUNITY_TRADES,
];

const tradesById = new Map(TRADES.map((trade) => [trade.id, trade]));

/** The trade of that id; throws where an industry names a trade that does not exist. */
export function tradeById(id: string): Trade {
  const trade = tradesById.get(id);
  if (!trade) throw new Error(`There is no trade "${id}".`);
  return trade;
}
