import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { indianDay } from "../../time/indian-calendar";
import { OfApplication, type OfApplicationParts } from "../applications/of-application";
import { ApplicationParty } from "../applications/application/application-pipeline";
import { maskedDocument } from "../applications/application/contact";
import { StatedPay } from "../career-profiles/career-parts";
import type { Offer } from "./offer.entity";
import { OfferStatus } from "./offer.enums";
import { type OfferAct, offerPolicy } from "./offer.policy";

/** What an offer is shown from. */
export interface OfferParts extends OfApplicationParts {
  offer: Offer;
  /** Whether the viewer makes offers for the company, of this job. */
  makesOffers: boolean;
  now: Date;
}

/** Whether the viewer may do that now. */
export const canDo = (act: OfferAct, { offer, application, side, makesOffers, now }: OfferParts): boolean =>
  offerPolicy[act]({ side, makesOffers, standing: offer.standing(now), status: application.status });

/** The last day in India on which an offer can be accepted. */
export const replyBy = ({ expiresAt }: Pick<Offer, "expiresAt">): string =>
  indianDay(new Date(expiresAt.getTime() - 1));

@ObjectType({ description: "What the viewer may do with an offer now." })
class OfferPermissions {
  @Field({ description: "Whether they may accept it." })
  accept: boolean;

  @Field({ description: "Whether they may decline it." })
  decline: boolean;

  @Field({ description: "Whether they may take it back." })
  withdraw: boolean;
}

@ObjectType("Offer", {
  description: "A company's offer of a job to an applicant, as its viewer's side sees it.",
})
export class SeenOffer extends OfApplication<OfferParts> {
  @Field(() => ID, { description: "Our own key (UUID v7); /api/offers/{id}.pdf is its letter." })
  get id(): string {
    return this.parts.offer.id;
  }

  @Field(() => ID, { description: "The application that it is about." })
  get applicationId(): string {
    return this.parts.application.id;
  }

  @Field(() => OfferStatus, { description: "Where it stands now." })
  get status(): OfferStatus {
    return this.parts.offer.standing(this.parts.now);
  }

  @Field(() => StatedPay, { description: "The pay." })
  get pay(): StatedPay {
    const { payAmount: amount, payUnit: unit } = this.parts.offer;
    return Object.assign(new StatedPay(), { amount, unit });
  }

  @Field({ description: "The day in India on which work begins, YYYY-MM-DD." })
  get joinsOn(): string {
    return this.parts.offer.joinsOn;
  }

  @Field({ description: "The last day in India on which it can be accepted, YYYY-MM-DD." })
  get replyBy(): string {
    return replyBy(this.parts.offer);
  }

  @Field(() => GraphQLDateTimeISO, { description: "From when on it can't be accepted any more." })
  get expiresAt(): Date {
    return this.parts.offer.expiresAt;
  }

  @Field(() => String, {
    nullable: true,
    description: "The letter's words; null where the company uploaded a file.",
  })
  get letter(): string | null {
    return this.parts.offer.letter;
  }

  @Field(() => String, { nullable: true, description: "What either side said with the last change." })
  get words(): string | null {
    const { offer, application, side } = this.parts;
    const isTheirs = side === ApplicationParty.COMPANY && offer.wordsParty === ApplicationParty.APPLICANT;
    return offer.words !== null && isTheirs ? maskedDocument(offer.words, application.status) : offer.words;
  }

  @Field(() => ApplicationParty, {
    nullable: true,
    description: "Who made the last change; PORTAL: the application ended, and so the offer.",
  })
  get wordsParty(): ApplicationParty | null {
    return this.parts.offer.wordsParty;
  }

  @Field(() => GraphQLDateTimeISO, { description: "When it was made." })
  get offeredAt(): Date {
    return this.parts.offer.offeredAt;
  }

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When it was accepted, declined or withdrawn, or expired; null while it is open.",
  })
  get decidedAt(): Date | null {
    const { offer } = this.parts;
    return this.status === OfferStatus.EXPIRED ? offer.expiresAt : offer.decidedAt;
  }

  @Field(() => OfferPermissions, { description: "What the viewer may do with it now." })
  get viewerCan(): OfferPermissions {
    const can = (act: OfferAct) => canDo(act, this.parts);
    return { accept: can("accept"), decline: can("decline"), withdraw: can("withdraw") };
  }
}

@ObjectType({ description: "What a letter may begin with: the portal's template, for one application." })
export class OfferTemplate {
  @Field({
    description: "Its text, filled as far as is known. What stays open is filled when the offer is made.",
  })
  text: string;

  @Field(() => [String], { description: "The places that the server fills when the offer is made." })
  places: string[];

  @Field(() => StatedPay, {
    nullable: true,
    description:
      "The least that the job promised when they applied (HEED-03); null where it named no figure, or a most alone.",
  })
  advertisedPay: StatedPay | null;

  @Field(() => Int, {
    nullable: true,
    description: "The same in rupees a year; null with it, and for pay by the hour.",
  })
  advertisedYearly: number | null;
}
