import { z } from "zod";
import { CheckKind } from "./verification.enums";

/** What every check rests on: the name that the company had, and the domain where the check is about one. */
const identity = { name: z.string(), domain: z.string().nullable() };

const workEmail = z.strictObject({
  ...identity,
  kind: z.literal(CheckKind.WORK_EMAIL),
  /** Left out once the account that gave it is erased. */
  email: z.string().optional(),
  /** Hex of SHA-256 over the check's id and the code; the code itself is in the mail alone. */
  codeHash: z.string().nullable(),
  codeUntil: z.iso.datetime().nullable(),
  tries: z.int().min(0),
  /** When codes were asked for, the last few. */
  sends: z.array(z.iso.datetime()),
});

const site = z.strictObject({
  ...identity,
  kind: z.literal(CheckKind.DOMAIN),
  token: z.string(),
  lookedAt: z.iso.datetime().nullable(),
  /** What the last look came to. */
  looked: z.enum(["dns", "file", "nothing", "unreachable"]).nullable(),
});

const gstin = z.strictObject({
  ...identity,
  kind: z.literal(CheckKind.GSTIN),
  gstin: z.string(),
  /** The name that the company says it is registered by. */
  legalName: z.string(),
  /** What the government's register answers; null where it was not asked. */
  register: z.strictObject({ legalName: z.string(), tradeName: z.string(), status: z.string() }).nullable(),
});

const documents = z.strictObject({ ...identity, kind: z.literal(CheckKind.DOCUMENTS) });

const evidence = z.discriminatedUnion("kind", [workEmail, site, gstin, documents]);

export type CheckEvidence = z.infer<typeof evidence>;
export type EvidenceOf<Kind extends CheckKind> = Extract<CheckEvidence, { kind: Kind }>;

/** Holds what is stored to its shape. @throws ZodError */
export const checkedEvidence = <Evidence extends CheckEvidence>(given: Evidence): Evidence =>
  evidence.parse(given) as Evidence;
