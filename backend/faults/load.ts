import { setTimeout as delay } from "node:timers/promises";
import type { Sender, Write } from "./client";
import type { Person } from "./people";
import { oneOf, pick, takeOneOf } from "./random";
import type { World } from "./world";
import {
  alertFor,
  applyTo,
  close,
  importFor,
  messageAbout,
  moveOn,
  noteOn,
  offerSlot,
  postFor,
  resave,
  resumeFor,
  saveFor,
  takeSlot,
  withdraw,
} from "./writes";

const CLIENTS = 24;
/** Between two calls a client waits up to this long, so that two cores can bear all of them. */
const THOUGHT_MS = 200;
/** At the beginning, so that there is something to apply to. */
const FIRST_JOBS = 120;
/** More than any plan below the highest allows in a month. */
const APPLICATIONS_AT_ONCE = 9;
/** More than one person may found. */
const COMPANIES_AT_ONCE = 26;
/** A year, in rupees: no job of the load is below. */
const LEAST_PAY = 200_000;
const TEMPLATES = ["CLASSIC", "MODERN", "COMPACT", "ELEGANT", "BOLD"];

type Maker = (world: World) => Write[] | null;

const one = (write: Write | null | undefined) => (write ? [write] : null);

/** What clients do, each with how often of a thousand times. */
const MIX: readonly (readonly [number, Maker])[] = [
  [330, applyAsSeeker],
  [120, saveAsSeeker],
  [100, (world) => [resumeFor(world, oneOf(world.people.seekers))]],
  [60, (world) => one(mapped(takeOneOf(world.resumes), resave))],
  [90, (world) => [postAsEmployer(world)]],
  [60, (world) => one(mapped(world.applications.at(pick(world.applications.length)), noteOn))],
  [50, (world) => one(mapped(world.applications.at(pick(world.applications.length)), messageAbout))],
  [25, (world) => one(offerSlot(world, world.takeShortlisted()))],
  [15, (world) => mapped(takeOneOf(world.slots), (offered) => offered.map(takeSlot))],
  [70, (world) => one(mapped(takeOneOf(world.applications), (found) => moveOn(world, found)))],
  [30, (world) => one(mapped(takeOneOf(world.applications), withdraw))],
  [25, (world) => [importFor(oneOf(world.people.employers))]],
  [12, (world) => one(mapped(world.takeJobToClose(), close))],
  [12, (world) => [alertFor(oneOf(world.people.seekers), pick(LEAST_PAY))]],
  [11, (world) => mapped(world.frugal.pop(), (person) => allAtOnce(world, person))],
  [2, (world) => mapped(world.founders.pop(), foundTooMany)],
];

const mapped = <From, To>(value: From | undefined, to: (value: From) => To): To | null =>
  value === undefined ? null : to(value);

function applyAsSeeker(world: World): Write[] | null {
  const seeker = oneOf(world.people.seekers);
  const job = world.freshJob("apply", seeker);
  return job && [applyTo(world, seeker, job)];
}

function saveAsSeeker(world: World): Write[] | null {
  const seeker = oneOf(world.people.seekers);
  const job = world.freshJob("save", seeker);
  return job && [saveFor(seeker, job)];
}

function postAsEmployer(world: World): Write {
  const employer = oneOf(world.people.employers);
  return postFor(employer, { companyId: employer.companyId }, (id) => world.jobs.push({ id, employer }));
}

/** Somebody on the smallest plan runs against both of its limits from many windows at once. */
function allAtOnce(world: World, person: Person): Write[] {
  const jobs = Array.from({ length: APPLICATIONS_AT_ONCE }, () => world.freshJob("apply", person));
  return [
    ...jobs.flatMap((job) => (job ? [applyTo(world, person, job)] : [])),
    ...TEMPLATES.map((template) => resumeFor(world, person, template)),
  ];
}

const foundTooMany = (person: Person): Write[] =>
  Array.from({ length: COMPANIES_AT_ONCE }, (_, index) =>
    postFor(person, { companyName: `Tulsi ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(index)}${person.id} Works` }),
  );

function nextWrites(world: World): Write[] {
  for (;;) {
    let left = pick(MIX.reduce((sum, [share]) => sum + share, 0));
    for (const [share, make] of MIX) {
      left -= share;
      if (left >= 0) continue;
      const writes = make(world);
      if (writes) return writes;
      break;
    }
  }
}

/** Clients that write without a pause until they are told to stop. */
export class Load {
  private isOver = false;
  private clients: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly world: World,
    private readonly sender: Sender,
  ) {}

  /** Settles when there is something to apply to. */
  async begin(): Promise<void> {
    for (let made = 0; made < FIRST_JOBS; made += 1) await this.sender.send(postAsEmployer(this.world));
    this.clients = Promise.all(Array.from({ length: CLIENTS }, () => this.runClient()));
  }

  /** Settles when each client has an answer to its last call. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.clients;
  }

  private async runClient(): Promise<void> {
    while (!this.isOver) {
      await Promise.all(nextWrites(this.world).map((write) => this.sender.send(write)));
      await delay(pick(THOUGHT_MS));
    }
  }
}
