import { GOODS_INDUSTRIES } from "./goods";
import { PEOPLE_SERVICE_INDUSTRIES } from "./people-services";
import { PLACE_INDUSTRIES } from "./places";
import { PROFESSION_INDUSTRIES } from "./professions";
import { TECHNOLOGY_INDUSTRIES } from "./technology";
import type { Industry } from "./industry";

export const INDUSTRIES: Industry[] = [
  ...TECHNOLOGY_INDUSTRIES,
  ...PEOPLE_SERVICE_INDUSTRIES,
  ...GOODS_INDUSTRIES,
  ...PLACE_INDUSTRIES,
  ...PROFESSION_INDUSTRIES,
];
