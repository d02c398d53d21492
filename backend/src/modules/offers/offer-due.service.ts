import { type DataSource, type EntityManager, IsNull, LessThanOrEqual } from "typeorm";
import { type Clock, DAY_MS } from "../../time/clock";
import { Application } from "../applications/application/application.entity";
import type { NoticeService } from "../notices/notice.service";
import { Offer } from "./offer.entity";
import { OfferStatus } from "./offer.enums";
import { expired } from "./offer-ending";
import { tellApplicant, tellBoth } from "./offer-telling";

/** So many a run: the next goes on. */
const MOST_AT_ONCE = 500;

/** So long ahead a candidate is reminded, in milliseconds. Whoever got the offer later than that has just read it. */
const REMIND_MS = 2 * DAY_MS;

/** An open offer, locked with its application. */
interface Due {
  offer: Offer;
  application: Application;
}

/** Tells people of offers whose time runs out (OFFR-12). */
export class OfferDueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /** For the queue, every few minutes. */
  async settle(): Promise<void> {
    for (const offer of await this.openUntil(this.clock.now())) await this.expire(offer);
    for (const offer of await this.openUntil(this.lastDays(), { remindedAt: IsNull() }))
      await this.remind(offer);
  }

  private readonly lastDays = () => new Date(this.clock.now().getTime() + REMIND_MS);

  private openUntil(time: Date, more: { remindedAt?: ReturnType<typeof IsNull> } = {}): Promise<Offer[]> {
    return this.dataSource.manager.find(Offer, {
      where: { status: OfferStatus.SENT, expiresAt: LessThanOrEqual(time), ...more },
      order: { expiresAt: "ASC" },
      take: MOST_AT_ONCE,
    });
  }

  private async expire(due: Offer): Promise<void> {
    await this.withOpen(due, async (manager, told) => {
      await expired(manager, told.offer);
      await tellBoth(manager, this.notices, "offer.expired", told);
    });
  }

  private async remind(due: Offer): Promise<void> {
    await this.withOpen(due, async (manager, told) => {
      const now = this.clock.now();
      if (told.offer.standing(now) !== OfferStatus.SENT || told.offer.remindedAt) return;
      await manager.update(Offer, { id: due.id }, { remindedAt: now });
      const isNews = told.offer.expiresAt.getTime() - told.offer.offeredAt.getTime() <= REMIND_MS;
      if (!isNews) await tellApplicant(manager, this.notices, "offer.expiring", told);
    });
  }

  /** Locks the application, then the offer, as everybody does who changes both. Leaves out what is open no more. */
  private async withOpen(
    { id, applicationId }: Offer,
    act: (manager: EntityManager, due: Due) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: "pessimistic_write" as const };
      const application = await manager.findOne(Application, { where: { id: applicationId }, lock });
      const offer = await manager.findOne(Offer, { where: { id, status: OfferStatus.SENT }, lock });
      if (application && offer) await act(manager, { offer, application });
    });
  }
}
