import { BUILDING_INDUSTRIES } from "./building";
import { GOODS_INDUSTRIES } from "./goods";
import { HEALTH_INDUSTRIES } from "./health";
import { HOSPITALITY_INDUSTRIES } from "./hospitality";
import { LEARNING_INDUSTRIES } from "./learning";
import { PROFESSIONS_INDUSTRIES } from "./professions";
import { TECHNOLOGY_INDUSTRIES } from "./technology";
import { TRANSPORT_INDUSTRIES } from "./transport";
import type { Industry } from "./industry";

export const INDUSTRIES: Industry[] = [
  ...BUILDING_INDUSTRIES,
  ...GOODS_INDUSTRIES,
  ...HEALTH_INDUSTRIES,
  ...HOSPITALITY_INDUSTRIES,
  ...LEARNING_INDUSTRIES,
  ...PROFESSIONS_INDUSTRIES,
  ...TECHNOLOGY_INDUSTRIES,
  ...TRANSPORT_INDUSTRIES,
];
