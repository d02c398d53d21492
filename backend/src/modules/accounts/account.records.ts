import type { DataSource } from "typeorm";
import type { FileKeeper } from "../../files/file-keeper";
import { Account } from "./account.entity";
import type { PersonalRecords } from "./personal-data.service";
import { timesOfFactors } from "./factor/second-factor-records";
import { Photo, photoKey } from "./photo/photo.entity";

const PROFILE = {
  ...{ id: true, firebaseUid: true, email: true, emailVerifiedAt: true, emailToldAt: true, role: true },
  ...{
    displayName: true,
    photoURL: true,
    phoneNumber: true,
    phoneToldAt: true,
    additionalData: true,
    profileVersion: true,
    language: true,
  },
  ...{
    blockedAt: true,
    blockedReason: true,
    lastActiveOn: true,
    adultAt: true,
    minorAt: true,
    consentsAskedAt: true,
    createdAt: true,
    updatedAt: true,
  },
} as const;

/** The account with its profile, its photo, and the changes of its address, role, status and plan. */
export const accountRecords = (dataSource: DataSource, files: FileKeeper): PersonalRecords => ({
  section: "account",
  tables: [
    ...["account_words", "audit_reasons", "client_requests", "email_changes", "photos"],
    "second_factors",
  ],
  async read(id) {
    const [account, photos, history, emailChanges, secondFactors] = await Promise.all([
      dataSource.getRepository(Account).findOneOrFail({ select: PROFILE, where: { id } }),
      dataSource.getRepository(Photo).findBy({ accountId: id }),
      dataSource.query<unknown[]>(
        `select at, action, before, after, reason from audit_entries
         left join audit_reasons on entry_id = id where subject_id = $1 order by id`,
        [id],
      ),
      dataSource.query<unknown[]>(
        `select old_email as "oldEmail", new_email as "newEmail", requested_at as "requestedAt",
           confirmed_at as "confirmedAt", stopped_at as "stoppedAt"
         from email_changes where account_id = $1 order by requested_at, id`,
        [id],
      ),
      timesOfFactors(dataSource, id),
    ]);
    return {
      profile: account,
      photos: await Promise.all(
        photos.map(async ({ id: photoId, createdAt }) => ({
          createdAt,
          content: `data:image/webp;base64,${(await files.read(photoKey(photoId)))?.toString("base64") ?? ""}`,
        })),
      ),
      history,
      emailChanges,
      secondFactors,
    };
  },
});
