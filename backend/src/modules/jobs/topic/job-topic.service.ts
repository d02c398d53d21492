import { paths } from "@job-portal/protocol/paths";
import type { DataSource } from "typeorm";
import type { Clock } from "../../../time/clock";
import { labelOf, placeById } from "../../places/gazetteer";
import { distanceKm, pointOf } from "../../places/nearby-places";
import { type Place, PlaceKind } from "../../places/place.entity";
import { cityNamed, cityOfSlug, slugOfCity } from "../../places/place-slug";
import { headlineOf } from "../reading/pay-headline";
import { PayUnit } from "../reading/pay.enums";
import { queryOf, readFilter } from "../search/job-query";
import type { JobFigures, SearchIndex } from "../search/search-index";
import type { JobTopic, JobTopicFigures, JobTopicLink, JobTopicNeighbours } from "./job-topic.inputs";
import { type TopicCount, TopicCounts } from "./topic-counts";
import { type TopicTrade, TopicTrades } from "./topic-trades";

/** What an address or a search says of a topic. */
interface TopicWords {
  trade: string | null;
  city: string | null;
}

const MOST_LINKS = 12;
const MOST_NEAR = 8;
const NEAR_KM = 100;

/**
 * Topics: a trade, a city, or a trade in a city. Each is a search, whose open jobs have a page of their own while there
 * are any (CRAWL-01).
 */
export class JobTopicService {
  private readonly trades: TopicTrades;
  private readonly counts: TopicCounts;
  private readonly underWay = new Map<string, Promise<JobTopicFigures>>();

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
    private readonly index: SearchIndex,
  ) {
    this.trades = new TopicTrades(dataSource, index.suggest);
    this.counts = new TopicCounts(dataSource, clock);
  }

  /** The topic of slugs, be they others than those in its path. Null where the portal knows no such trade or city. */
  async find({ trade, city }: TopicWords): Promise<JobTopic | null> {
    const place = city === null ? null : cityOfSlug(city.toLowerCase());
    const work = trade === null ? null : await this.trades.ofSlug(trade.toLowerCase());
    const isUnknown = (trade !== null && !work) || (city !== null && !place);
    return isUnknown || (!work && !place) ? null : topicOf(work, place);
  }

  /** The topic that a search is, if it has open jobs; the search's other filters are not asked about. */
  async ofSearch(q: string, location: string): Promise<JobTopic | null> {
    const { filter } = readFilter({ q: q.trim(), location: location.trim() || null });
    const place = cityNamed(filter.location ?? "");
    if (filter.location && !place) return null;
    const work = filter.q ? await this.trades.ofText(filter.q) : null;
    if (!work && !place) return null;
    const topic = topicOf(work, place);
    return (await this.figuresOf(topic)).total > 0 ? topic : null;
  }

  /** What its jobs have in common. Page and head of one answer ask at the same time, and share the answer. */
  async figuresOf({ path, q, location }: JobTopic): Promise<JobTopicFigures> {
    const known = this.underWay.get(path);
    if (known) return await known;
    const { filter } = readFilter({ q, location: location || null });
    const figures = this.index.figures(queryOf(filter, this.clock.now())).then(inOneForm);
    this.underWay.set(path, figures);
    try {
      return await figures;
    } finally {
      this.underWay.delete(path);
    }
  }

  /** Topics with open jobs beside a topic. */
  async neighboursOf({ tradeCode, cityId }: JobTopic): Promise<JobTopicNeighbours> {
    const counts = await this.counts.atHand();
    const here = cityId === null ? null : (placeById(cityId) ?? null);
    const ofTrade = counts.filter(
      ({ trade, cityId: other }) => trade === tradeCode && other !== null && other !== cityId,
    );
    const ofCity = counts.filter(
      ({ trade, cityId: other }) =>
        here !== null && other === cityId && trade !== null && trade !== tradeCode,
    );
    return {
      trades: await this.linksTo(ofCity.slice(0, MOST_LINKS)),
      cities: tradeCode === null ? [] : await this.linksTo(ofTrade.slice(0, MOST_LINKS)),
      nearCities: here ? await this.linksTo(nearest(here, ofTrade)) : [],
    };
  }

  /** The path of a city's page: without the question whether it has open jobs. */
  cityPath(city: Place): string {
    return paths.jobsIn(slugOfCity(city));
  }

  /** The paths of all topics with open jobs, for the sitemap: most jobs first, up to ten minutes old. */
  async paths(): Promise<string[]> {
    return (await this.linksTo(await this.counts.all())).map(({ path }) => path);
  }

  private async linksTo(counts: readonly TopicCount[]): Promise<JobTopicLink[]> {
    const works = await this.trades.ofCodes(new Set(counts.flatMap(({ trade }) => trade ?? [])));
    return counts.flatMap(({ trade, cityId, jobs }) => {
      const work = trade === null ? null : works.get(trade);
      const place = cityId === null ? null : placeById(cityId);
      const isGone = (trade !== null && !work) || (cityId !== null && place?.kind !== PlaceKind.CITY);
      if (isGone) return [];
      const { path, ...topic } = topicOf(work ?? null, place ?? null);
      return [{ path, trade: topic.trade, city: topic.city, jobCount: jobs }];
    });
  }
}

/** Pay is told to a thousand rupees, so that both ends stand in lakh. */
const THOUSAND = 1000;

function inOneForm({ payYearlyMin, payYearlyMax, ...figures }: JobFigures): JobTopicFigures {
  if (payYearlyMin === null || payYearlyMax === null) return { ...figures, pay: null };
  const [min, max] = [
    Math.floor(payYearlyMin / THOUSAND) * THOUSAND,
    Math.ceil(payYearlyMax / THOUSAND) * THOUSAND,
  ];
  const pay = { min, max, unit: PayUnit.YEAR, yearlyMin: min, yearlyMax: max };
  return { ...figures, pay: headlineOf(pay, null).headline };
}

function topicOf(work: TopicTrade | null, place: Place | null): JobTopic {
  const location = place ? labelOf(place) : "";
  return {
    path: pathOf(work, place),
    trade: work?.name ?? null,
    city: place ? location : null,
    q: work?.text ?? "",
    location,
    tradeCode: work?.code ?? null,
    cityId: place?.id ?? null,
  };
}

function pathOf(work: TopicTrade | null, place: Place | null): string {
  if (work && place) return paths.jobsForIn(work.code, slugOfCity(place));
  if (work) return paths.jobsFor(work.code);
  if (place) return paths.jobsIn(slugOfCity(place));
  throw new Error("A topic is of a trade or a city.");
}

function nearest(here: Place, counts: readonly TopicCount[]): TopicCount[] {
  const from = pointOf(here);
  if (!from) return [];
  return counts
    .flatMap((count) => {
      const place = count.cityId === null ? undefined : placeById(count.cityId);
      const point = place && pointOf(place);
      return point ? [{ count, km: distanceKm(from, point) }] : [];
    })
    .filter(({ km }) => km <= NEAR_KM)
    .sort((one, other) => one.km - other.km)
    .slice(0, MOST_NEAR)
    .map(({ count }) => count);
}
