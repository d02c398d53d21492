import { type DataSource, type EntityManager, Not } from "typeorm";
import type { FileKeeper } from "../../../files/file-keeper";
import type { Account } from "../account.entity";
import { Photo, photoIdOf, photoKey, photoPath } from "./photo.entity";
import type { PhotoImages } from "./photo-image";

export class PhotoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileKeeper,
    private readonly images: PhotoImages,
  ) {}

  /**
   * Keeps a photo for an account, which shows it once its profile is saved with the address; what an earlier
   * upload left unused goes.
   * @returns the photo's address
   * @throws as PhotoImages.make; UnavailableError
   */
  async upload({ id: accountId }: Account, upload: Buffer): Promise<string> {
    const photo = this.dataSource.manager.create(Photo, { accountId });
    const file = { key: photoKey(photo.id), content: await this.images.make(upload), type: "image/webp" };
    return await this.files.keep(file, async (manager) => {
      // Waits for a profile that is being saved with an earlier upload, which must then stay.
      await manager.query("select from accounts where id = $1 for update", [accountId]);
      await manager.insert(Photo, photo);
      // Asked of the row and not of the viewer: another tab may have saved a profile meanwhile.
      await manager.query(
        `delete from photos using accounts
         where photos.account_id = accounts.id and accounts.id = $1 and photos.id <> $2
           and accounts.photo_url is distinct from '/photos/' || photos.id || '.webp'`,
        [accountId, photo.id],
      );
      return photoPath(photo.id);
    });
  }

  /** The image behind a photo's id; null where there is none. */
  async find(id: string): Promise<Buffer | null> {
    return await this.files.read(photoKey(id));
  }
}

/** Whether the address is that of a photo which this account uploaded. */
export async function isOwnPhoto(
  manager: EntityManager,
  accountId: string,
  address: string,
): Promise<boolean> {
  const id = photoIdOf(address);
  return id !== null && (await manager.existsBy(Photo, { id, accountId }));
}

/** Leaves an account the photo that its profile shows, and no other. */
export async function deleteOtherPhotos(manager: EntityManager, { id, photoURL }: Account): Promise<void> {
  const shown = photoIdOf(photoURL);
  await manager.delete(Photo, { accountId: id, ...(shown && { id: Not(shown) }) });
}
