import { type DataSource, type EntityManager, In } from "typeorm";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../database/client-requests";
import { ConflictError } from "../../errors/errors";
import { filled } from "@job-portal/protocol/letters";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import type { Application, EndInterviews } from "../applications/application/application.entity";
import { placesOfApplication } from "../applications/application/application-places";
import type { CandidateMoveService } from "../applications/candidate/candidate-move.service";
import { findAnswerable } from "../applications/candidate/candidate.service";
import type { NoticeService } from "../notices/notice.service";
import { type OfferParts, type OfferTemplate, SeenOffer } from "./offer";
import { lockOffer, offerOf, offerParts } from "./offer-access";
import { Offer } from "./offer.entity";
import { OfferStatus } from "./offer.enums";
import { expired } from "./offer-ending";
import { hireByOffer } from "./offer-hiring";
import type { MakeOfferInput } from "./offer.inputs";
import { advertisedIn, datesOf, letterOf, MAKING, payOf } from "./offer-making";
import { OF_TERMS, OFFER_TEMPLATE } from "./offer-places";
import { type OfferAct, mayBeOffered } from "./offer.policy";
import { tellApplicant, tellBoth } from "./offer-telling";

/** A change of an offer as its caller asked for it. */
interface Asked {
  act: OfferAct;
  id: string;
  request: ClientRequest | null;
}

/** How companies make offers, and what both sides do with them. */
export class OfferService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
    private readonly candidateMoves: CandidateMoveService,
    private readonly endInterviews: EndInterviews,
  ) {}

  /** Those about applications, the last one first, as far as they are the viewer's to see. */
  async of(viewer: Pick<Account, "id">, applicationIds: readonly string[]): Promise<SeenOffer[]> {
    const { manager } = this.dataSource;
    const offers = await manager.find(Offer, {
      where: { applicationId: In([...applicationIds]) },
      order: { id: "DESC" },
    });
    return (await offerParts(manager, viewer, offers, this.clock.now())).map((parts) => new SeenOffer(parts));
  }

  /** How the last offer about each stands. */
  async lastStandings(applicationIds: readonly string[]): Promise<Map<string, OfferStatus>> {
    const offers = await this.dataSource
      .createQueryBuilder(Offer, "offer")
      .distinctOn(["offer.applicationId"])
      .where({ applicationId: In([...applicationIds]) })
      .orderBy({ "offer.applicationId": "ASC", "offer.id": "DESC" })
      .getMany();
    const now = this.clock.now();
    return new Map(offers.map((offer) => [offer.applicationId, offer.standing(now)]));
  }

  /** What the letter of an offer may begin with. @throws NotFoundError */
  async template(viewer: Account, applicationId: string): Promise<OfferTemplate> {
    const application = await findAnswerable(this.dataSource.manager, viewer, applicationId, MAKING);
    const text = filled(OFFER_TEMPLATE, placesOfApplication(application));
    return { text, places: [...OF_TERMS], ...advertisedIn(application.job.pay) };
  }

  /**
   * Makes an offer to one candidate, and moves them to OFFERED (OFFR-01).
   * @throws NotFoundError; BrokenInputError; ConflictError MOVE_NOT_ALLOWED, OFFER_EXISTS
   */
  async make(
    viewer: Account,
    input: MakeOfferInput,
    request: ClientRequest | null = null,
  ): Promise<SeenOffer> {
    return await this.once(viewer, request, (manager, now) => this.makeNow(manager, viewer, input, now));
  }

  /** Takes the offer, which hires the candidate (OFFR-03, OFFR-05). @throws NotFoundError; ConflictError OFFER_STATE */
  async accept(viewer: Account, id: string, request: ClientRequest | null = null): Promise<SeenOffer> {
    return await this.change(viewer, { act: "accept", id, request }, async (manager, parts) => {
      await decide(manager, parts, { status: OfferStatus.ACCEPTED, words: null });
      await hireByOffer(manager, parts, viewer.id);
      await this.endInterviews(manager, [parts.application.id], viewer.id);
      await tellBoth(manager, this.notices, "offer.accepted", { ...parts, actorId: viewer.id });
    });
  }

  /** Declines the offer; the application stays. @throws as accept */
  async decline(
    viewer: Account,
    { id, words }: { id: string; words: string | null },
    request: ClientRequest | null = null,
  ): Promise<SeenOffer> {
    return await this.change(viewer, { act: "decline", id, request }, async (manager, parts) => {
      await decide(manager, parts, { status: OfferStatus.DECLINED, words });
      await tellBoth(manager, this.notices, "offer.declined", { ...parts, actorId: viewer.id });
    });
  }

  /** Takes an offer back that nobody has answered; the application stays. @throws as accept */
  async withdraw(
    viewer: Account,
    { id, words }: { id: string; words: string | null },
    request: ClientRequest | null = null,
  ): Promise<SeenOffer> {
    return await this.change(viewer, { act: "withdraw", id, request }, async (manager, parts) => {
      await decide(manager, parts, { status: OfferStatus.WITHDRAWN, words });
      await tellBoth(manager, this.notices, "offer.withdrawn", { ...parts, actorId: viewer.id });
    });
  }

  private async makeNow(
    manager: EntityManager,
    viewer: Account,
    input: MakeOfferInput,
    now: Date,
  ): Promise<Offer> {
    const application = await findAnswerable(manager, viewer, input.applicationId, {
      ...{ ...MAKING, isLocked: true },
    });
    if (!mayBeOffered(application.status)) throw moveNotAllowed(application);
    await this.closeExpired(manager, application.id, now);
    const offer = manager.create(Offer, {
      ...{ applicationId: application.id, status: OfferStatus.SENT },
      ...payOf(input),
      ...datesOf(input, now),
      ...(await letterOf(manager, application, input)),
      ...{ offeredBy: viewer.id, offeredAt: now },
    });
    await this.candidateMoves.bringToOffer(manager, viewer, application);
    await manager.insert(Offer, offer);
    await tellApplicant(manager, this.notices, "offer.made", { offer, application });
    return offer;
  }

  /** @throws ConflictError OFFER_EXISTS where one is open */
  private async closeExpired(manager: EntityManager, applicationId: string, now: Date): Promise<void> {
    const lock = { mode: "pessimistic_write" as const };
    const open = await manager.findOne(Offer, { where: { applicationId, status: OfferStatus.SENT }, lock });
    if (!open) return;
    if (open.standing(now) === OfferStatus.SENT)
      throw new ConflictError("OFFER_EXISTS", "This candidate has an open offer of yours already.");
    await expired(manager, open);
  }

  private async change(
    viewer: Account,
    { act, id, request }: Asked,
    make: (manager: EntityManager, parts: OfferParts) => Promise<void>,
  ): Promise<SeenOffer> {
    return await this.once(viewer, request, async (manager) => {
      // Whoever waited for the other side reads the clock after that.
      const parts = await lockOffer(act, manager, viewer, id, () => this.clock.now());
      await make(manager, parts);
      return parts.offer;
    });
  }

  /** Makes one change in a transaction of its own, once for a call by its name. */
  private async once(
    viewer: Account,
    request: ClientRequest | null,
    make: (manager: EntityManager, now: Date) => Promise<Offer>,
  ): Promise<SeenOffer> {
    return await this.dataSource.transaction(async (manager) => {
      const { id } = await makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, Offer),
        make: () => make(manager, this.clock.now()),
      });
      return new SeenOffer(await offerOf(manager, viewer, id, this.clock.now()));
    });
  }
}

async function decide(
  manager: EntityManager,
  { offer, side, now }: OfferParts,
  { status, words }: { status: OfferStatus; words: string | null },
): Promise<void> {
  const change = { status, words: words?.trim() || null, wordsParty: side, decidedAt: now };
  await manager.update(Offer, { id: offer.id }, change);
  Object.assign(offer, change);
}

const moveNotAllowed = ({ status }: Application) =>
  new ConflictError("MOVE_NOT_ALLOWED", `An application can't go from '${status}' to 'offered'.`);
