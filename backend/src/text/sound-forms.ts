import { indicSounds, isIndic, type IndicSounds } from "./indic-sounds";

/** A way in which a word may sound. */
export interface SoundForm {
  /** What words of one sound share: its consonants, and "a" for a vowel at the beginning. */
  key: string;
  /** The vowels before, between and behind the consonants of the key, with dots for these: ".o..a.e" of "software". */
  vowels: string;
}

/** More than these no word gets: "executive" has two. */
const MOST_FORMS = 8;

/**
 * Letters of English and of Hindi in Latin letters, as sounds. Capitals are sounds that may be one of several: "C" as
 * in chowkidar, technician and chef, "G" as in manager and girl, "Z" as in supervisor, "X" as in executive. "T" is
 * that of furniture.
 */
const LATIN: readonly [RegExp, string][] = [
  [/^(?:kn|gn)/, "n"],
  [/^wr/, "r"],
  [/^ps/, "s"],
  [/^sch/, "sk"],
  [/^x/, "j"],
  [/ght/g, "t"],
  [/(?<=i)gn(?=$|[eis])/g, "n"],
  [/alk/g, "ak"],
  [/ph/g, "f"],
  [/t?ch+/g, "C"],
  [/ti(?=[ao]|en)/g, "s"],
  [/tu(?=r(?:e|al|ing))/g, "T"],
  [/sh/g, "s"],
  [/([kgjtdb])h/g, "$1"],
  [/^ex(?=h?[aeiou])/, "eX"],
  [/x/g, "ks"],
  [/qu(?=[aeio])/g, "kv"],
  [/q/g, "k"],
  [/ck/g, "k"],
  [/cc(?=[eiy])/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/dg(?=[eiy])/g, "j"],
  [/g(?=[eiy])/g, "G"],
  [/(?<=[aeiouy])s(?=[aeiouy])/g, "Z"],
  [/z/g, "j"],
  [/wh/g, "v"],
  [/(?<=[aeo])w(?![aeiouy])/g, "u"],
  [/w/g, "v"],
];

/** What holds of all scripts. */
const SOUNDS: readonly [RegExp, string][] = [
  [/n(?=[pbfm])/g, "m"],
  [/(?<!^)h/g, ""],
  [/(?<!^)y/g, "i"],
  [/([^aeiou])\1+/g, "$1"],
  [/aa+/g, "a"],
  [/ee+|ea|ie|ei|ii+/g, "i"],
  [/oo+|ou|uu+/g, "u"],
  [/ai/g, "e"],
  [/au|oa/g, "o"],
];

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  C: ["c", "k", "s"],
  T: ["c"],
  G: ["j", "g"],
  Z: ["s", "j"],
  X: ["ks", "gj"],
  // Bengali has one letter for "v" and "bh", and says "j" for a "y" at the beginning.
  B: ["b", "v"],
  Y: ["y", "j"],
};

const replaced = (text: string, rules: readonly [RegExp, string][]): string =>
  rules.reduce((rest, [letters, sound]) => rest.replace(letters, sound), text);

/** SPELL-04: how a word in small letters may sound; empty where it is in no script that we can read aloud. */
export const soundFormsOf = (word: string): SoundForm[] => formsOf(soundsOf(word));

/** The same of a name of several words, in one script or several, which may as well be written as one. */
export function soundFormsOfName(name: string): SoundForm[] {
  const asR = name.normalize("NFD").replace(FLAPS, (letter) => FLAP_AS_R[letter] ?? letter);
  return [...new Set([name, asR === name.normalize("NFD") ? name : asR])].flatMap(formsOfWords);
}

/** A "d" with a dot is written as "r" as well in Latin letters: "হাওড়া" is Howrah, and "हिंजवड़ी" Hinjewadi. */
const FLAPS = /[\u0921\u0922]\u093c|[\u09a1\u09a2]\u09bc|\u0a5c/gu;
const FLAP_AS_R: Readonly<Record<string, string>> = {
  "\u0921\u093c": "\u0930",
  "\u0922\u093c": "\u0930",
  "\u09a1\u09bc": "\u09b0",
  "\u09a2\u09bc": "\u09b0",
  "\u0a5c": "\u0a30",
};

function formsOfWords(name: string): SoundForm[] {
  const words = name.split(" ").map(soundsOf);
  if (words.some(({ sounds }) => sounds === "")) return [];
  return formsOf({
    sounds: words.map(({ sounds }) => sounds).join(""),
    isVoiceless: words.some(({ isVoiceless }) => isVoiceless),
  });
}

function soundsOf(word: string): IndicSounds {
  if (isIndic(word)) return indicSounds(word);
  return { sounds: /^[a-z]+$/.test(word) ? replaced(word, LATIN) : "", isVoiceless: false };
}

function formsOf({ sounds, isVoiceless }: IndicSounds): SoundForm[] {
  if (sounds === "") return [];
  const forms = choicesOf(sounds).map((choice) => formOf(replaced(choice, SOUNDS)));
  return isVoiceless ? forms.map((form) => ({ ...form, key: voicelessKey(form.key) })) : forms;
}

function choicesOf(sounds: string): string[] {
  let made = [""];
  for (const sound of sounds) {
    const choices = CHOICES[sound] ?? [sound];
    made = made.flatMap((begun) => choices.map((choice) => begun + choice)).slice(0, MOST_FORMS);
  }
  return made;
}

function formOf(sounds: string): SoundForm {
  const consonants = sounds.replace(/[aeiou]+/g, "");
  const key = /^[aeiou]/.test(sounds) ? `a${consonants}` : consonants;
  return { key, vowels: sounds.replace(/[^aeiou]/g, ".") };
}

/** Before the keys of Tamil's sounds. */
export const VOICELESS = "~";

const VOICELESS_SOUNDS: Readonly<Record<string, string>> = { g: "k", d: "t", b: "p", j: "s", c: "s", f: "p" };

/** The key as Tamil writes it, which has one letter for "d" and "t". */
export const voicelessKey = (key: string): string =>
  `${VOICELESS}${key.replace(/[gdbjcf]/g, (sound) => VOICELESS_SOUNDS[sound] ?? sound)}`;

/** A vowel of which one word has none is hardly heard. */
const LEFT_OUT = 0.1;
/** Two vowels beside each other, of which the other word has the first: "area" and "एरिया". */
const BEGUN_ALIKE = 0.02;
const NEAR = 0.12;
const FAR = 0.3;
/** Vowels beside each other sound alike. */
const VOWELS = "ieaou";
/** So do those of "bus" and "बस". */
const ALIKE = new Set(["au", "ua"]);

/** How much the vowels of two forms of one key differ; 0 where they are the same. */
export function vowelsApart(one: string, other: string): number {
  if (one === other) return 0;
  const others = other.split(".");
  return one.split(".").reduce((apart, vowel, at) => apart + vowelCost(vowel, others[at] ?? ""), 0);
}

function vowelCost(one: string, other: string): number {
  if (one === other) return 0;
  if (one === "" || other === "") return LEFT_OUT;
  if (other.startsWith(one.charAt(0))) return BEGUN_ALIKE;
  const steps = Math.abs(VOWELS.indexOf(one.charAt(0)) - VOWELS.indexOf(other.charAt(0)));
  return steps <= 1 || ALIKE.has(one.charAt(0) + other.charAt(0)) ? NEAR : FAR;
}
