import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../../text/follows";
import {
  type DraftedJob,
  type FrozenJob,
  isRequired,
  type JobField,
  jobFields,
  type TypedJob,
} from "./job.fields";

/** Longer than any rule allows, so that a text that is too long can be kept and cut later. */
const MAX_DRAFT_TEXT = 20_000;
const MAX_DRAFT_ENTRIES = 50;

/** Any text that a draft keeps, or none. */
export const draftText = z
  .string()
  .max(MAX_DRAFT_TEXT, `must have at most ${MAX_DRAFT_TEXT} characters`)
  .nullish();
const draftList = z
  .array(draftText)
  .max(MAX_DRAFT_ENTRIES, `must have at most ${MAX_DRAFT_ENTRIES} entries`)
  .nullish();
const DRAFT_RULES = { text: draftText, list: draftList, count: null, flag: null, choice: null } as const;

const TYPES = { text: () => String, list: () => [String], count: () => Int, flag: () => Boolean } as const;

const typeOf = (field: JobField) => (field.kind === "choice" ? () => field.values : TYPES[field.kind]);

/** Whether a job may say nothing of it. */
const mayBeOpen = (field: JobField): boolean => "blank" in field && field.blank === null;

/**
 * Gives an input each field of a job, as it is typed. The rules are `readJob`'s, which says all that is wrong at once.
 */
const TypedFields = (): ClassDecorator => (target) => {
  for (const [name, field] of jobFields) {
    const { description } = field;
    const mayBeNull = mayBeOpen(field) || (field.kind === "choice" && !isRequired(field));
    const options = {
      nullable: mayBeNull,
      ...(!mayBeNull && "blank" in field && { defaultValue: field.blank }),
    };
    Field(typeOf(field), { description, ...options })(target.prototype as object, name);
  }
};

/** Gives a draft each field, as far as it has been filled in. */
export const DraftFields = (): ClassDecorator => (target) => {
  const prototype = target.prototype as object;
  for (const [name, field] of jobFields) {
    const rule = DRAFT_RULES[field.kind];
    Field(typeOf(field), { description: field.draft, nullable: true })(prototype, name);
    if (rule) Follows(rule)(prototype, name);
  }
};

/** Gives the copy of a job each field that it keeps; null stands for what was not said. */
export const FrozenFields = (): ClassDecorator => (target) => {
  for (const [name, field] of jobFields) {
    if (field.frozen === undefined) continue;
    const nullable = mayBeOpen(field) || field.isYounger === true;
    Field(typeOf(field), { description: field.frozen, nullable })(target.prototype as object, name);
  }
};

/** Plain objects, whose type has the fields that the decorators above give to the classes made of them. */
const TypedShape = Object as unknown as new () => TypedJob;
export const DraftShape = Object as unknown as new () => DraftedJob;
export const FrozenShape = Object as unknown as new () => FrozenJob;

/** What a job says of itself, as the form and imports send it (POST-01, POST-02, POST-03). */
@TypedFields()
@InputType()
export abstract class TypedJobInput extends TypedShape {}
