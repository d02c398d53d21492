import { type DataSource, Not } from "typeorm";
import type { FileKeeper } from "../../files/file-keeper";
import type { Account } from "../accounts/account.entity";
import { toPhoto } from "../accounts/photo-image";
import { Company } from "./company.entity";
import { CompanyLogo, logoKey, logoPath } from "./company-logo.entity";
import { lockOwn, recordEdit } from "./company.service";

/** Companies' logos, held to the rules of photos; a logo stands whole in its square. */
export class CompanyLogoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileKeeper,
  ) {}

  /**
   * Gives a company of the viewer's a logo, in place of the one it has.
   * @returns the logo's address
   * @throws NotFoundError; CodedError PHOTO_NOT_AN_IMAGE (415), PHOTO_TOO_LARGE (413), UnavailableError
   */
  async upload(viewer: Account, companyId: string, upload: Buffer): Promise<string> {
    const logo = this.dataSource.manager.create(CompanyLogo, { companyId });
    const content = await toPhoto(upload, "contain");
    const file = { key: logoKey(logo.id), content, type: "image/webp" };
    return await this.files.keep(file, async (manager) => {
      await lockOwn(manager, viewer, companyId);
      await manager.insert(CompanyLogo, logo);
      await manager.update(Company, { id: companyId }, { logoId: logo.id });
      await manager.delete(CompanyLogo, { companyId, id: Not(logo.id) });
      await recordEdit(manager, viewer, companyId, ["logo"]);
      return logoPath(logo.id);
    });
  }

  /** Takes the logo away. @throws NotFoundError */
  async remove(viewer: Account, companyId: string): Promise<Company> {
    return await this.dataSource.transaction(async (manager) => {
      await lockOwn(manager, viewer, companyId);
      const { affected } = await manager.delete(CompanyLogo, { companyId });
      if (affected) await recordEdit(manager, viewer, companyId, ["logo"]);
      return await manager.findOneByOrFail(Company, { id: companyId });
    });
  }

  /** The image behind a logo's id; null where there is none. */
  async find(id: string): Promise<Buffer | null> {
    return await this.files.read(logoKey(id));
  }
}
