import { CITIES } from "../cities";
import { companyProfiles } from "../demo-companies";
import { Random } from "../random";
import { tradeById } from "../trades/trades";
import type { City } from "../cities";
import type { CompanyProfile } from "../demo-companies";
import type { Trade } from "../trades/trade";

/** One job to be written: whose it is, where and for what trade. */
export interface PlannedJob {
  profile: CompanyProfile;
  trade: Trade;
  /** Null for a job without a place. */
  city: City | null;
  reference: string;
}

interface Claim {
  profile: CompanyProfile;
  weight: number;
  least: number;
}

const REMOTE_JOBS = 620;

/** How many jobs a company has open, by its size band. */
const JOBS_BY_SIZE: [number, number][] = [
  [1, 4],
  [2, 11],
  [7, 22],
  [15, 42],
  [35, 75],
  [60, 130],
];

/** How many jobs `planJobs` plans. */
export const PLANNED_JOBS = CITIES.reduce((sum, city) => sum + city.openJobs, REMOTE_JOBS);

/**
 * All jobs in the order they are loaded: shuffled once, so that a load stopped half-way holds every city
 * and trade in about the right proportion. The cities' counts are exact.
 */
export function planJobs(): PlannedJob[] {
  const random = new Random("plan");
  const wanted = new Map(companyProfiles().map((profile) => [profile, random.whole(...jobRange(profile))]));
  const numbers = new Map<CompanyProfile, number>();
  const plan: PlannedJob[] = [];

  const add = (profile: CompanyProfile, city: City | null, count: number): void => {
    const trades = tradesOf(profile).filter(({ trade }) => trade.isRemoteFriendly || city !== null);
    for (let added = 0; added < count; added += 1) {
      const number = (numbers.get(profile) ?? 0) + 1;
      numbers.set(profile, number);
      const reference = `${city?.code ?? "REM"}-${String(number).padStart(3, "0")}`;
      plan.push({ profile, city, reference, trade: random.pickWeighted(trades, weightOf).trade });
    }
  };

  for (const city of CITIES) {
    divide(city.openJobs, claimsIn(city, wanted)).forEach((count, profile) => add(profile, city, count));
  }
  divide(REMOTE_JOBS, remoteClaims(wanted)).forEach((count, profile) => add(profile, null, count));
  return new Random("order").shuffle(plan);
}

function jobRange(profile: CompanyProfile): [number, number] {
  return JOBS_BY_SIZE[profile.size] ?? [1, 1];
}

/** `wanted` holds how many jobs each company would open if cities had no fixed counts. */
function claimsIn(city: City, wanted: Map<CompanyProfile, number>): Claim[] {
  return [...wanted].flatMap(([profile, jobs]) => {
    const share = profile.places.find((place) => place.city === city)?.share;
    if (share === undefined) return [];
    // The headquarters has at least one job, so that no company is without.
    return [{ profile, weight: jobs * share, least: profile.home === city ? 1 : 0 }];
  });
}

/** Squared, so that remote jobs gather at companies whose work is mostly done on a computer. */
function remoteClaims(wanted: Map<CompanyProfile, number>): Claim[] {
  return [...wanted].map(([profile, jobs]) => ({
    profile,
    weight: jobs * remoteShare(profile) ** 2,
    least: 0,
  }));
}

/** Shares out exactly `total` by weight, the leftovers to the largest fractions. */
function divide(total: number, claims: Claim[]): Map<CompanyProfile, number> {
  const free = claims.reduce((left, claim) => left - claim.least, total);
  const weights = claims.reduce((sum, claim) => sum + claim.weight, 0);
  const shares = claims.map((claim) => {
    const exact = (free * claim.weight) / weights;
    return { profile: claim.profile, count: claim.least + Math.floor(exact), fraction: exact % 1 };
  });
  const leftovers = shares.reduce((left, share) => left - share.count, total);
  const byFraction = shares.toSorted((one, other) => other.fraction - one.fraction);
  byFraction.slice(0, leftovers).forEach((share) => (share.count += 1));
  return new Map(shares.map(({ profile, count }) => [profile, count]));
}

interface TradeShare {
  trade: Trade;
  weight: number;
}

function tradesOf({ industry, line }: CompanyProfile): TradeShare[] {
  return Object.entries(industry.trades)
    .filter(([id]) => !line.without?.includes(id))
    .map(([id, weight]) => ({ trade: tradeById(id), weight }));
}

function weightOf({ weight }: TradeShare): number {
  return weight;
}

/** The share of the company's work that can be done from anywhere, 0 to 1. */
function remoteShare(profile: CompanyProfile): number {
  const trades = tradesOf(profile);
  const total = trades.reduce((sum, { weight }) => sum + weight, 0);
  const remote = trades.reduce((sum, { trade, weight }) => sum + (trade.isRemoteFriendly ? weight : 0), 0);
  return remote / total;
}
