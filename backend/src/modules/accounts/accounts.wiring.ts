import type { ServiceParts } from "../../auth/context";
import type { WriteLimits } from "../../auth/write-limits";
import type { FileKeeper } from "../../files/file-keeper";
import type { Mailer } from "../../mail/mailer";
import { siteUrlOf } from "../../mail/site-url";
import { AccountActivityService } from "./account-activity.service";
import { AccountControlService } from "./account-control.service";
import type { Account } from "./account.entity";
import { AccountService, type TellOfSignIn } from "./account.service";
import { ConsentService } from "./consent.service";
import { EmailChangeService } from "./email/email-change.service";
import { SecretBox } from "./factor/secret-box";
import type { TellOfFactor } from "./factor/second-factor-codes";
import { SecondFactorService } from "./factor/second-factor.service";
import { type PersonalRecords, PersonalDataService } from "./personal-data.service";
import { PhotoImages } from "./photo/photo-image";
import { PhotoService } from "./photo/photo.service";
import { ProfileService } from "./profile.service";

declare module "../../auth/context" {
  interface Viewer extends Account {}
  interface Services extends AccountServices, AccountControlServices {}
}

/** What authenticator apps call the portal. */
const ISSUER = "JobPortal";

type AccountServices = ReturnType<typeof createAccountServices>;

interface AccountDoors {
  /** Gives the notice of a way to sign in, or of a second factor, that is new or gone. */
  tellOfSignIn: TellOfSignIn & TellOfFactor;
  /** Null where no mail is sent. */
  mailer: Mailer | null;
  writeLimits: WriteLimits;
}

export function createAccountServices(
  { env, dataSource, provider, clock }: ServiceParts,
  files: FileKeeper,
  { tellOfSignIn, mailer, writeLimits }: AccountDoors,
) {
  const photoImages = new PhotoImages();
  const accounts = new AccountService(dataSource, clock, env, tellOfSignIn);
  const doors = { provider, mailer, limits: writeLimits, siteUrl: siteUrlOf(env) };
  return {
    accounts,
    emailChanges: new EmailChangeService(dataSource, clock, accounts, doors),
    secondFactors: new SecondFactorService(dataSource, clock, {
      box:
        env.SECOND_FACTOR_KEY === undefined
          ? null
          : new SecretBox(Buffer.from(env.SECOND_FACTOR_KEY, "base64")),
      issuer: ISSUER,
      isAskedOfAdmins: env.ADMIN_SECOND_FACTOR === "required",
      limits: writeLimits,
      tell: tellOfSignIn,
    }),
    accountActivity: new AccountActivityService(dataSource, clock),
    profiles: new ProfileService(dataSource, clock),
    photoImages,
    photos: new PhotoService(dataSource, files, photoImages),
  };
}

type AccountControlServices = ReturnType<typeof createAccountControlServices>;

/**
 * What admins do with accounts, and the erasure that they share with each account's owner.
 * @param records each domain's part of what the portal keeps about a person
 * @param settleRefundsOfPoster what the end of a block settles for those who applied to the account's jobs
 */
export function createAccountControlServices(
  { env, dataSource, provider, clock }: ServiceParts,
  records: readonly PersonalRecords[],
  settleRefundsOfPoster: ConstructorParameters<typeof AccountControlService>[5],
) {
  const personalData = new PersonalDataService(dataSource, provider, clock, records);
  return {
    personalData,
    consents: new ConsentService(dataSource, clock),
    accountControl: new AccountControlService(
      dataSource,
      provider,
      clock,
      personalData,
      env,
      settleRefundsOfPoster,
    ),
  };
}
