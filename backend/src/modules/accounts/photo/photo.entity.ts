import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** A profile photo, a square WebP as PhotoImages makes it; never changed, only replaced by another. */
@Entity("photos")
export class Photo {
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}

const ADDRESS = /^\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** The photo's file. */
export const photoKey = (id: string): string => `photos/${id}.webp`;

/** Where the photo is served, on the portal's own origin. */
export const photoPath = (id: string): string => `/${photoKey(id)}`;

/** The photo that an address of ours names; null for any other address. */
export const photoIdOf = (address: string | null): string | null => ADDRESS.exec(address ?? "")?.[1] ?? null;
