import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import type { FileKeeper } from "../../files/file-keeper";
import type { PhotoImages } from "../accounts/photo-image";
import { CareerPageService } from "./career-page.service";
import { CompanyLogoService } from "./company-logo.service";
import { createCompanyLoader, createIsMemberLoader } from "./company.loaders";
import { type CompanyChanged, CompanyService } from "./company.service";

declare module "../../auth/context" {
  interface Services extends CompanyServices {}
  interface Loaders extends CompanyLoaders {}
}

type CompanyServices = ReturnType<typeof createCompanyServices>;

export const createCompanyServices = (
  { dataSource, clock }: ServiceParts,
  { photoImages }: { photoImages: PhotoImages },
  files: FileKeeper,
  onChange: CompanyChanged,
) => ({
  companies: new CompanyService(dataSource, clock, onChange),
  careerPages: new CareerPageService(dataSource, clock),
  companyLogos: new CompanyLogoService(dataSource, files, photoImages),
});

type CompanyLoaders = ReturnType<typeof createCompanyLoaders>;

/** @param viewerId the signed-in account's */
export const createCompanyLoaders = (dataSource: DataSource, viewerId: string | undefined) => ({
  company: createCompanyLoader(dataSource),
  isMember: createIsMemberLoader(dataSource, viewerId),
});
