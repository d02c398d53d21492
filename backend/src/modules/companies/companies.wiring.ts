import type { DataSource } from "typeorm";
import type { ServiceParts } from "../../auth/context";
import type { FileKeeper } from "../../files/file-keeper";
import type { PhotoImages } from "../accounts/photo/photo-image";
import { siteUrlOf } from "../../mail/site-url";
import type { Mailer } from "../../mail/mailer";
import type { NoticeService } from "../notices/notice.service";
import { CareerPageService } from "./career-page.service";
import { CompanyLogoService } from "./company-logo.service";
import { ApiKeyService } from "./keys/api-key.service";
import { TeamInvitationService } from "./team/team-invitation.service";
import { TeamService } from "./team/team.service";
import { WebhookDeliveryService } from "./webhooks/webhook-delivery.service";
import { WebhookDoor } from "./webhooks/webhook-door";
import { WebhookService } from "./webhooks/webhook.service";
import { createCompanyLoader, createMemberRoleLoader } from "./company.loaders";
import { type CompanyChanged, CompanyService } from "./company.service";

declare module "../../auth/context" {
  interface Services extends CompanyServices {}
  interface Loaders extends CompanyLoaders {}
}

type CompanyServices = ReturnType<typeof createCompanyServices>;

export const createCompanyServices = (
  parts: ServiceParts,
  {
    photoImages,
    notices,
    mailer,
  }: { photoImages: PhotoImages; notices: NoticeService; mailer: Mailer | null },
  files: FileKeeper,
  onChange: CompanyChanged,
) => ({
  ...createWebhookServices(parts, notices),
  ...createTeamServices(parts, notices, mailer),
  companies: new CompanyService(parts.dataSource, parts.clock, onChange),
  careerPages: new CareerPageService(parts.dataSource, parts.clock),
  companyLogos: new CompanyLogoService(parts.dataSource, files, photoImages),
  apiKeys: new ApiKeyService(parts.dataSource, parts.clock, notices),
});

const createTeamServices = (
  { env, dataSource, clock }: ServiceParts,
  notices: NoticeService,
  mailer: Mailer | null,
) => ({
  teams: new TeamService(dataSource, clock, notices, mailer !== null),
  teamInvitations: new TeamInvitationService(dataSource, clock, { notices, mailer, siteUrl: siteUrlOf(env) }),
});

function createWebhookServices({ env, log, dataSource, clock }: ServiceParts, notices: NoticeService) {
  const door = new WebhookDoor({ isPrivateAllowed: env.WEBHOOKS_TO_PRIVATE });
  return {
    webhooks: new WebhookService(dataSource, clock, { notices, door }),
    webhookDeliveries: new WebhookDeliveryService(dataSource, clock, { notices, door, log }),
  };
}

type CompanyLoaders = ReturnType<typeof createCompanyLoaders>;

/** @param viewerId the signed-in account's */
export const createCompanyLoaders = (dataSource: DataSource, viewerId: string | undefined) => ({
  company: createCompanyLoader(dataSource),
  memberRole: createMemberRoleLoader(dataSource, viewerId),
});
