import { ADULT_YEARS } from "@job-portal/protocol/consents";
import type { FieldRule } from "@job-portal/protocol/error-codes";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import { BrokenInputError, ConflictError } from "../../errors/errors";
import { indianDay } from "../../time/indian-calendar";
import { Account, type AdditionalData } from "./account.entity";
import type { AdditionalDataInput, UpdateProfileInput } from "./account.inputs";
import type { Language } from "./language";
import { deleteOtherPhotos, isOwnPhoto } from "./photo/photo.service";

type Profile = Pick<Account, "displayName" | "photoURL" | "additionalData">;

/** What a form can ask for where the profile lacks it. */
type ProfileGaps = Partial<Record<"displayName" | "title" | "phone", string | null>>;

/** Nobody is older; a year typed with a digit missing is caught. */
const EARLIEST_BIRTH = "1900-01-01";

export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the viewer's profile (PROF-08, CALL-12).
   * @throws ConflictError PROFILE_CHANGED where it is no longer the version that the caller expects
   * @throws BrokenInputError BAD_USER_INPUT for a date of birth ahead or of somebody under 18 (CONS-07), or a photo
   *   that is not the viewer's
   */
  async update(viewer: Account, input: UpdateProfileInput): Promise<Account> {
    this.assertBirthOfAdult(input.additionalData?.dob);
    return await this.dataSource.transaction(async (manager) => {
      const account = await locked(manager, viewer);
      const { expectedVersion } = input;
      if (expectedVersion != null && expectedVersion !== account.profileVersion)
        throw new ConflictError(
          "PROFILE_CHANGED",
          "The profile has been changed elsewhere since you opened it. Please reload it and try again.",
        );
      await this.assertPhotoIsOwn(manager, account, input.photoURL);
      return await this.save(manager, account, changed(account, input));
    });
  }

  /**
   * Adds to the viewer's profile what it lacks (SEEN-09); what it has stays.
   * @returns the viewer with it
   */
  async fillIn(manager: EntityManager, viewer: Account, given: ProfileGaps): Promise<Account> {
    const account = await locked(manager, viewer);
    const { title, phone } = account.additionalData;
    return await this.save(
      manager,
      account,
      changed(account, {
        displayName: account.displayName || given.displayName,
        additionalData: { title: title || given.title, phone: phone || given.phone },
      }),
    );
  }

  /** No version of the profile, so that a choice in the header never stands in the way of a form that is open. */
  async chooseLanguage(viewer: Account, language: Language): Promise<Account> {
    await this.dataSource.getRepository(Account).update({ id: viewer.id }, { language });
    return Object.assign(viewer, { language });
  }

  private async save(manager: EntityManager, account: Account, profile: Profile): Promise<Account> {
    if (JSON.stringify(profile) === JSON.stringify(changed(account, {}))) return account;
    const hasOtherPhoto = profile.photoURL !== account.photoURL;
    const saved = Object.assign(account, profile, { profileVersion: account.profileVersion + 1 });
    await manager.update(
      Account,
      { id: account.id },
      { ...profile, profileVersion: saved.profileVersion, updatedAt: this.clock.now() },
    );
    if (hasOtherPhoto) await deleteOtherPhotos(manager, saved);
    return saved;
  }

  private assertBirthOfAdult(dob: string | null | undefined): void {
    if (!dob) return;
    const today = indianDay(this.clock.now());
    if (dob >= today || dob < EARLIEST_BIRTH)
      throw invalid("additionalData.dob", "must lie in the past", "NOT_PAST");
    const lastBirth = `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`;
    if (dob > lastBirth)
      throw invalid("additionalData.dob", `must be ${ADULT_YEARS} years ago or more`, "UNDER_AGE");
  }

  private async assertPhotoIsOwn(
    manager: EntityManager,
    account: Account,
    address: string | null | undefined,
  ): Promise<void> {
    if (address == null || address === account.photoURL) return;
    if (!(await isOwnPhoto(manager, account.id, address)))
      throw invalid("photoURL", "must be the address that the upload of a photo answered");
  }
}

const locked = (manager: EntityManager, { id }: Account): Promise<Account> =>
  manager.findOneOrFail(Account, { where: { id }, lock: { mode: "pessimistic_write" } });

const invalid = (field: string, message: string, rule?: FieldRule) =>
  new BrokenInputError([{ field, message, ...(rule && { rule }) }]);

/** What the profile is after the change: what was left out stays. */
function changed(account: Account, input: UpdateProfileInput): Profile {
  return {
    displayName: input.displayName?.trim() ?? account.displayName,
    photoURL: input.photoURL === undefined ? account.photoURL : input.photoURL,
    additionalData: merged(account.additionalData, input.additionalData ?? {}),
  };
}

const FIELDS = ["title", "bio", "phone", "location", "dob", "linkedin"] as const;

function merged(kept: AdditionalData, input: AdditionalDataInput): AdditionalData {
  return Object.fromEntries(
    FIELDS.map((field) => {
      const given = input[field];
      return [field, given === undefined ? (kept[field] ?? null) : given?.trim() || null];
    }),
  );
}
