import type { ServiceParts } from "../../auth/context";
import { CareerProfileService } from "./career-profile.service";

declare module "../../auth/context" {
  interface Services extends CareerProfileServices {}
}

type CareerProfileServices = ReturnType<typeof createCareerProfileServices>;

export const createCareerProfileServices = ({ dataSource, clock }: ServiceParts) => ({
  careerProfiles: new CareerProfileService(dataSource, clock),
});
